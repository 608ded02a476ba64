/** Hours of the support desk, IST: Monday to Saturday, 9 to 19 (specification §9). */
const OPENS = 9;
const CLOSES = 19;
const SUNDAY = 0;

/** Within how many of the desk's hours a ticket is answered (specification §9). */
const ANSWER_HOURS = 2;

const HOUR = 3_600_000;
/** India keeps one offset the whole year, so that its clock is arithmetic. */
const IST = 5.5 * HOUR;

/** When the answer to somebody who waits since `since` is due: two hours later, of those in which the desk works. */
export function answerDue(since: Date): Date {
  // As if UTC were India's clock.
  let at = since.getTime() + IST;
  let left = ANSWER_HOURS * HOUR;
  for (;;) {
    const day = new Date(at).setUTCHours(0, 0, 0, 0);
    const opens = day + OPENS * HOUR;
    const closes = day + CLOSES * HOUR;
    if (new Date(day).getUTCDay() !== SUNDAY && at < closes) {
      const from = Math.max(at, opens);
      if (from + left <= closes) return new Date(from + left - IST);
      left -= closes - from;
    }
    at = day + 24 * HOUR;
  }
}

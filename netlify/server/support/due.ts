/** Hours of the support desk, IST: Monday to Saturday, 9 to 19 (specification §9). */
const OPENS = 9;
const CLOSES = 19;
const SUNDAY = 0;

/** Working hours within which a ticket is answered (specification §9). */
const ANSWER_HOURS = 2;

const HOUR = 3_600_000;
/** India has no daylight saving time. */
const IST = 5.5 * HOUR;

/** When the answer to a message received at `since` is due: ANSWER_HOURS of working time later. */
export function answerDue(since: Date): Date {
  // Shifted so that UTC getters return India's clock.
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

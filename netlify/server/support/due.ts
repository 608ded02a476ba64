import { openingHours } from '#site';

/** Office hours within which a ticket is answered (specification §9). */
const ANSWER_HOURS = 2;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** India has no daylight saving time. */
const IST = 5.5 * HOUR;

/** `19:00` → milliseconds since midnight. */
function sinceMidnight(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE;
}

// The hours that every page shows, IST.
const [OPENS, CLOSES] = [sinceMidnight(openingHours.opens), sinceMidnight(openingHours.closes)];
const WEEK = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** When the answer to a message received at `since` is due: ANSWER_HOURS of office time later. */
export function answerDue(since: Date): Date {
  // Shifted so that UTC getters return India's clock.
  let at = since.getTime() + IST;
  let left = ANSWER_HOURS * HOUR;
  for (;;) {
    const day = new Date(at).setUTCHours(0, 0, 0, 0);
    const opens = day + OPENS;
    const closes = day + CLOSES;
    if (openingHours.days.includes(WEEK[new Date(day).getUTCDay()]!) && at < closes) {
      const from = Math.max(at, opens);
      if (from + left <= closes) return new Date(from + left - IST);
      left -= closes - from;
    }
    at = day + 24 * HOUR;
  }
}

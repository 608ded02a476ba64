const DAY_MS = 86_400_000;
/** Hours of work in India as UTC minutes: 9:30 to 18:30. */
const [OPENS, CLOSES] = [4 * 60, 13 * 60];

/** Midnight, UTC, of the last day whose work is over in India. */
function lastWorkedDay(): number {
  const now = Date.now();
  const today = now - (now % DAY_MS);
  return now - today > CLOSES * 60_000 ? today : today - DAY_MS;
}

/** The time in so many days from now, for what is still to come. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/**
 * A time so many days back from the last day whose work is over, in hours of work: a later fraction of a day is earlier in it.
 * The demo's dates are relative to today, so that it never looks outdated.
 */
export function daysAgo(days: number): string {
  const minutes = CLOSES - (days % 1) * (CLOSES - OPENS);
  return new Date(lastWorkedDay() - Math.floor(days) * DAY_MS + minutes * 60_000).toISOString();
}

/** The date in India of `daysAgo`, `2026-11-28`: the hours of work have the same date in UTC. */
export const dateAgo = (days: number): string => daysAgo(days).slice(0, 10);

/** True on the day of `daysAgo` if it is a Sunday. */
export const isSundayAgo = (days: number): boolean => new Date(daysAgo(days)).getUTCDay() === 0;

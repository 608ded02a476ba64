const DAY_MS = 86_400_000;
/** Hours of work in India as UTC minutes: 9:20 to 18:20, each day up to 20 minutes later. */
const [OPENS, CLOSES] = [3 * 60 + 50, 12 * 60 + 50];
const LATER = 20;
/** What falls on a Sunday happens in this first part of Monday, before Monday's own. */
const OF_SUNDAY = 0.4;

const isSunday = (day: number) => new Date(day).getUTCDay() === 0;

/** Midnight, UTC, of the last day whose work is over in India. */
function lastWorkedDay(): number {
  const now = Date.now();
  const today = now - (now % DAY_MS);
  const day = now - today > (CLOSES + LATER) * 60_000 ? today : today - DAY_MS;
  return isSunday(day) ? day - DAY_MS : day;
}

/** The time in so many days from now, for what is still to come. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/**
 * A time so many days back from the last day whose work is over, in hours of work and never on a Sunday: a later fraction of a
 * day is earlier in it. More days are always an earlier time. The demo's dates are relative to today, so that it never looks
 * outdated.
 */
export function daysAgo(days: number): string {
  const day = lastWorkedDay() - Math.floor(days) * DAY_MS;
  const part = 1 - (days - Math.floor(days));
  if (isSunday(day)) return at(day + DAY_MS, part * OF_SUNDAY);
  return at(day, isSunday(day - DAY_MS) ? OF_SUNDAY + part * (1 - OF_SUNDAY) : part);
}

function at(day: number, part: number): string {
  const minutes = OPENS + part * (CLOSES - OPENS) + (((day / DAY_MS) * 7) % LATER);
  return new Date(day + minutes * 60_000).toISOString();
}

/** The date in India of `daysAgo`, `2026-11-28`: the hours of work have the same date in UTC. */
export const dateAgo = (days: number): string => daysAgo(days).slice(0, 10);

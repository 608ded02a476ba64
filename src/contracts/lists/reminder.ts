import * as z from 'zod/mini';

export const ReminderUnit = z.enum(['week', 'month']);
export type ReminderUnit = z.infer<typeof ReminderUnit>;

/** Longest rhythm of a reminder. */
export const MAX_REMINDER_EVERY = 52;

/** How often a list reminds: every so many weeks or months, counted from a date `YYYY-MM-DD`. */
export interface Rhythm {
  every: number;
  unit: ReminderUnit;
  from: string;
}

/**
 * The first due date on or after `day`. Months are counted from the first date, so that a rhythm from the 31st is due on the
 * last day of a shorter month and on the 31st again after it.
 */
export function nextDueDay({ every, unit, from }: Rhythm, day: string): string {
  let at = Math.max(0, Math.floor(unitsBetween(from, day, unit) / every));
  while (dueDay(from, unit, at * every) < day) at += 1;
  return dueDay(from, unit, at * every);
}

/** Whole units from one day to another, at most one too few. */
function unitsBetween(from: string, to: string, unit: ReminderUnit): number {
  const [start, end] = [new Date(from), new Date(to)];
  if (unit === 'week') return Math.floor((end.getTime() - start.getTime()) / (7 * DAY_MS));
  return 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth() - 1;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dueDay(from: string, unit: ReminderUnit, count: number): string {
  const start = new Date(from);
  if (unit === 'week') return isoDay(new Date(start.getTime() + 7 * count * DAY_MS));
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + count];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastOfMonth))));
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** `every week`, `every 3 months` */
export const formatRhythm = ({ every, unit }: Pick<Rhythm, 'every' | 'unit'>): string =>
  every === 1 ? `every ${unit}` : `every ${every} ${unit}s`;

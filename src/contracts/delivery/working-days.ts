/** Days of the week, as `Date.getUTCDay` counts them. */
const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Days that staff may choose as working days. Never Sunday: nothing is dispatched or delivered then. */
export const WEEKDAYS = WEEK.slice(1) as ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export type Weekday = (typeof WEEKDAYS)[number];

/** The days on which goods move. */
export interface WorkingCalendar {
  workingDays: readonly Weekday[];
  /** `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
}

export function isWorkingDay(day: string, { workingDays, holidays }: WorkingCalendar): boolean {
  const weekday = WEEK[new Date(day).getUTCDay()]!;
  return !holidays.has(day) && (workingDays as readonly string[]).includes(weekday);
}

/** The day itself if it is a working day, otherwise the next one. The calendar must have a working day. */
export function workingDayFrom(day: string, calendar: WorkingCalendar): string {
  let found = day;
  while (!isWorkingDay(found, calendar)) found = dayAfter(found);
  return found;
}

/** The day that is `count` working days after a working day; with 0, the day itself. */
export function addWorkingDays(day: string, count: number, calendar: WorkingCalendar): string {
  let found = day;
  for (let left = count; left > 0; left--) found = workingDayFrom(dayAfter(found), calendar);
  return found;
}

export function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

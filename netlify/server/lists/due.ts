import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { nextDueDay, type Rhythm } from '#contracts/lists/reminder.ts';

/** The first due date from today on that has not been reminded of. */
export function nextAfter(rhythm: Rhythm, reminded_on: string | null): string {
  const today = dayInIndia();
  return nextDueDay(rhythm, reminded_on && reminded_on >= today ? dayAfter(reminded_on) : today);
}

const dayAfter = (day: string) => new Date(new Date(day).getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

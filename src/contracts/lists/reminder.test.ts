import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRhythm, nextDueDay, type Rhythm } from './reminder.ts';

describe('the next due date', () => {
  it.each<[string, Rhythm, string, string]>([
    ['is the first date itself', { every: 2, unit: 'week', from: '2026-11-30' }, '2026-11-27', '2026-11-30'],
    ['is today if today is due', { every: 2, unit: 'week', from: '2026-11-13' }, '2026-11-27', '2026-11-27'],
    ['is a whole rhythm later', { every: 2, unit: 'week', from: '2026-11-13' }, '2026-11-28', '2026-12-11'],
    ['is the last day of a shorter month', { every: 1, unit: 'month', from: '2027-01-31' }, '2027-02-01', '2027-02-28'],
    ['is the 31st again after it', { every: 1, unit: 'month', from: '2027-01-31' }, '2027-03-01', '2027-03-31'],
    ['passes the end of a year', { every: 3, unit: 'month', from: '2026-11-15' }, '2026-11-16', '2027-02-15'],
    ['is 29 February in a leap year', { every: 12, unit: 'month', from: '2024-02-29' }, '2027-03-01', '2028-02-29'],
  ])('%s', (_, rhythm, day, expected) => {
    expect(nextDueDay(rhythm, day)).toBe(expected);
  });

  it('is never before the day, nor a rhythm late', () => {
    const aDay = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        aDay,
        aDay,
        fc.integer({ min: 1, max: 52 }),
        fc.constantFrom('week', 'month'),
        (from, day, every, unit) => {
          const rhythm = { every, unit, from } as const;
          const next = nextDueDay(rhythm, day);
          expect(next >= day && next >= from).toBe(true);
          // The day after a due date leads to another one; the day of it leads to itself.
          expect(nextDueDay(rhythm, next)).toBe(next);
          if (next > from && next > day) expect(nextDueDay(rhythm, from) <= day).toBe(true);
        },
      ),
    );
  });
});

it.each([
  [{ every: 1, unit: 'week' }, 'every week'],
  [{ every: 6, unit: 'month' }, 'every 6 months'],
] as const)('%j reads %s', (rhythm, text) => expect(formatRhythm(rhythm)).toBe(text));

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nextSession } from './webinar.ts';

describe('the next session', () => {
  it.each([
    ['of one still to come is its own day', { date: '2026-12-09' }, '2026-11-21', '2026-12-09'],
    ['of one held today is today', { date: '2026-11-21' }, '2026-11-21', '2026-11-21'],
    ['of one held once and over does not exist', { date: '2026-11-20' }, '2026-11-21', null],
    ['of a series follows the last one', { date: '2026-12-09', repeats_weeks: 13 }, '2026-12-10', '2027-03-10'],
    ['of a series on its day is that day', { date: '2026-12-09', repeats_weeks: 13 }, '2027-03-10', '2027-03-10'],
  ])('%s', (_, webinar, today, next) => {
    expect(nextSession({ repeats_weeks: undefined, ...webinar }, today)).toBe(next);
  });
});

test('a series always has a session within one period, on its own weekday', () => {
  const isDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  const text = (date: Date) => date.toISOString().slice(0, 10);
  fc.assert(
    fc.property(isDay, isDay, fc.integer({ min: 1, max: 52 }), (first, now, repeats_weeks) => {
      const next = nextSession({ date: text(first), repeats_weeks }, text(now))!;
      const wait = (Date.parse(next) - Date.parse(text(now))) / 86_400_000;
      expect(wait).toBeGreaterThanOrEqual(0);
      if (text(first) < text(now)) expect(wait).toBeLessThan(repeats_weeks * 7);
      expect((Date.parse(next) - Date.parse(text(first))) % (7 * 86_400_000)).toBe(0);
    }),
  );
});

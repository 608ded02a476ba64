import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerDue } from './due.ts';

it.each([
  ['on a working morning, two hours later', '2026-11-20T10:00', '2026-11-20T12:00'],
  ['before opening time, two hours after opening', '2026-11-20T06:30', '2026-11-20T11:00'],
  ['late in the day, after the remaining minutes on the next morning', '2026-11-20T18:15', '2026-11-21T10:15'],
  ['at closing time, on the next morning', '2026-11-20T19:00', '2026-11-21T11:00'],
  ['on a Saturday evening, on Monday', '2026-11-21T20:00', '2026-11-23T11:00'],
  ['on a Sunday, on Monday', '2026-11-22T12:00', '2026-11-23T11:00'],
  ['over the end of a year', '2026-12-31T18:00', '2027-01-01T10:00'],
])('an answer is due %s', (_, since, due) => {
  expect(answerDue(new Date(`${since}:00+05:30`))).toEqual(new Date(`${due}:00+05:30`));
});

it('an answer is never due on a Sunday, outside office hours, within two hours or after more than two days', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (since) => {
      const due = answerDue(since);
      const wait = (due.getTime() - since.getTime()) / 3_600_000;
      const clock = new Date(due.getTime() + 5.5 * 3_600_000);
      const hour = clock.getUTCHours() + clock.getUTCMinutes() / 60;
      expect(wait).toBeGreaterThanOrEqual(2);
      expect(wait).toBeLessThanOrEqual(48);
      expect(clock.getUTCDay()).not.toBe(0);
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThanOrEqual(19.02);
    }),
  );
});

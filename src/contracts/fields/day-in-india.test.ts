import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from './day-in-india.ts';

describe('a day in India', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', '2026-03-31'],
    ['2026-03-31T18:30:00.000Z', '2026-04-01'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ])('at %s is %s', (moment, day) => expect(dayInIndia(new Date(moment))).toBe(day));

  it('agrees with the time zone database', () => {
    const known = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    const [min, max] = [new Date('2000-01-01T00:00:00Z'), new Date('2099-12-30T00:00:00Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
        expect(dayInIndia(moment)).toBe(known.format(moment));
      }),
    );
  });
});

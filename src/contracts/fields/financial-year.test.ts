import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from './day-in-india.ts';
import { financialYearNamed, financialYearOf } from './financial-year.ts';

const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-30T00:00:00Z'),
  noInvalidDate: true,
});
const days = moments.map(dayInIndia);

describe('the financial year', () => {
  it.each([
    ['2026-03-31', '2526', '2025-26'],
    ['2026-04-01', '2627', '2026-27'],
    ['2026-12-31', '2627', '2026-27'],
    ['2027-01-01', '2627', '2026-27'],
    ['2000-02-29', '9900', '1999-00'],
    ['2099-04-01', '9900', '2099-00'],
  ])('of %s is %s', (day, code, label) => expect(financialYearOf(day)).toMatchObject({ code, label }));

  it('contains the date and runs from April to March', () => {
    fc.assert(
      fc.property(days, (day) => {
        const year = financialYearOf(day);
        expect(year.first <= day && day <= year.last).toBe(true);
        expect(year.first.slice(4) + year.last.slice(4)).toBe('-04-01-03-31');
        expect(Number(year.last.slice(0, 4)) - Number(year.first.slice(0, 4))).toBe(1);
        expect(financialYearOf(year.first)).toEqual(year);
        expect(financialYearOf(year.last)).toEqual(year);
      }),
    );
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-00',
    '26-04-01',
    '2026-4-1',
    '',
    '0026-04-01',
    '0999-12-31',
    '2026-04-01T00:00',
  ])('of %j is refused', (day) =>
    expect(() => financialYearOf(day)).toThrow(new RangeError(`${day} is not a valid date.`)),
  );

  it('is known from the year 1000 on', () => expect(financialYearOf('1000-01-01').label).toBe('999-00'));

  it.each(['12627', '26271', '26 27', '2628', '2627 ', '1.0002', ''])('has no code %j', (code) =>
    expect(financialYearNamed(code)).toBeNull(),
  );
});

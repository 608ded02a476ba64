import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYearNamed } from '../fields/financial-year.ts';
import {
  DeductsTds,
  deductsTdsLabel,
  expectedTds,
  FIRST_TDS_YEAR,
  QUARTER_MONTHS,
  quarterOf,
  TDS_THRESHOLD_PAISE,
  tdsProvision,
} from './purchase-tds.ts';

describe('TDS on purchases of goods', () => {
  it.each([
    { name: 'nothing up to ₹50 lakh', purchases: 500_000_000, tds: 0 },
    { name: '0.1% of the excess: ₹4,000 on ₹90 lakh', purchases: 900_000_000, tds: 400_000 },
    { name: 'half a paisa rounds up', purchases: 500_000_500, tds: 1 },
    { name: 'less than half a paisa rounds down', purchases: 500_000_499, tds: 0 },
    { name: 'none if credit notes exceed the invoices', purchases: -100, tds: 0 },
  ])('$name', ({ purchases, tds }) => {
    expect(expectedTds(purchases)).toBe(tds);
  });

  it('never falls when purchases rise, and is within half a paisa of a thousandth of the excess', () => {
    const value = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(value, value, (one, more) => {
        expect(expectedTds(one + more)).toBeGreaterThanOrEqual(expectedTds(one));
        const excess = Math.max(0, one - TDS_THRESHOLD_PAISE);
        expect(Math.abs(expectedTds(one) * 1000 - excess)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it.each([
    ['2526', 'Income-tax Act, 1961, s. 194Q', 'Form 16A'],
    ['2627', 'Income-tax Act, 2025, s. 393(1), Table Sl. No. 8(ii)', 'Form No. 131'],
  ])('in %s is under %s and certified by %s', (code, section, form) => {
    expect(tdsProvision(financialYearNamed(code)!)).toEqual({ section, form });
  });

  it.each([
    ['2026-04-01', 1],
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2026-12-31', 3],
    ['2027-01-01', 4],
    ['2027-03-31', 4],
  ])('%s is in quarter %i', (day, quarter) => {
    expect(quarterOf(day)).toBe(quarter);
  });

  it('is deducted since 2021-22, and by a company that says so', () => {
    expect(FIRST_TDS_YEAR).toBe('2122');
    expect(deductsTdsLabel).toEqual({ yes: 'Yes', no: 'No', 'not known': 'Not known' });
    expect(DeductsTds.options).toEqual(['yes', 'no', 'not known']);
    expect(DeductsTds.safeParse('').error?.issues[0]?.message).toBe('Choose whether the company deducts TDS.');
  });

  it('is certified by quarter', () => {
    expect(QUARTER_MONTHS).toEqual({ 1: 'Apr–Jun', 2: 'Jul–Sep', 3: 'Oct–Dec', 4: 'Jan–Mar' });
  });

  it('knows a financial year by its code only', () => {
    expect(financialYearNamed('2627')).toMatchObject({ label: '2026-27', first: '2026-04-01', last: '2027-03-31' });
    expect(['2628', '9901', '26', '2026-27', ''].map(financialYearNamed)).toEqual([null, null, null, null, null]);
    expect(financialYearNamed('9900')).toMatchObject({ label: '2099-00' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYearOf } from '../fields/financial-year.ts';
import { formatInvoiceNumber, numberSeries, parseInvoiceNumber } from './invoice-number.ts';

const year = fc.integer({ min: 2000, max: 2098 }).map((start) => financialYearOf(`${start}-04-01`).code);
const parts = fc.record({
  series: fc.constantFrom(...Object.values(numberSeries)),
  year,
  serial: fc.integer({ min: 1, max: 9_999_999 }),
});

describe('an invoice number', () => {
  it.each([
    ['PS/2627/000118', { series: 'PS', year: '2627', serial: 118 }],
    ['PSC/2627/000001', { series: 'PSC', year: '2627', serial: 1 }],
    ['PS/9900/12345678', { series: 'PS', year: '9900', serial: 12_345_678 }],
  ] as const)('%s is formatted and parsed', (text, number) => {
    expect(formatInvoiceNumber(number)).toBe(text);
    expect(parseInvoiceNumber(text)).toEqual(number);
  });

  it('is parsed back to its parts and complies with rule 46', () => {
    fc.assert(
      fc.property(parts, (number) => {
        const text = formatInvoiceNumber(number);
        expect(text).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
        expect(parseInvoiceNumber(text)).toEqual(number);
      }),
    );
  });

  it('of a series sorts as text by its serial', () => {
    fc.assert(
      fc.property(year, fc.nat(999_998), fc.nat(999_998), (code, a, b) => {
        const [first, second] = [a, b].map((serial) =>
          formatInvoiceNumber({ series: 'PS', year: code, serial: serial + 1 }),
        );
        expect(Math.sign(first!.localeCompare(second!))).toBe(Math.sign(a - b));
      }),
    );
  });

  it.each([
    ['PS/2627/0', 'too few digits'],
    ['PS/2627/000000', 'serial 0'],
    ['PS/2627/0000118', 'too many zeros'],
    ['PS/2628/000118', 'not a financial year'],
    ['PS/2627/123456789', 'more than 16 characters'],
    ['PX/2627/000118', 'no such series'],
    ['ps/2627/000118', 'lower case'],
    [' PS/2627/000118', 'a space'],
    ['PS-2627-000118', 'hyphens'],
    ['PS/2627/000118\n', 'a line end'],
    ['', 'nothing'],
  ])('%j is not valid: %s', (text) => expect(parseInvoiceNumber(text)).toBeNull());

  it.each([0, -1, 1.5, Number.NaN, 1e9])('with serial %d is refused', (serial) => {
    expect(() => formatInvoiceNumber({ series: 'PS', year: '2627', serial })).toThrow(RangeError);
  });
});

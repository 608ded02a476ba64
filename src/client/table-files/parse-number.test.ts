import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, parseNumber, parsePercent } from './parse-number.ts';

test.each([
  ['205', 205],
  ['₹ 205', 205],
  ['₹ 1,45,671.00', 145671],
  ['₹1,00,000.50', 100000.5],
  ['100,000', 100000],
  ['Rs. 1,250/-', 1250],
  ['INR 1250', 1250],
  [' 12 ', 12],
  [' 1\u00a0000 ', 1000],
  ['0', 0],
  ['.5', 0.5],
  ['−5', -5],
  ['', null],
  ['  ', null],
  ['₹', null],
])('%j is %d', (words, number) => expect(parseNumber(words)).toBe(number));

test.each(['two hundred', '12 boxes', '1e3', '0x10', 'Infinity', '12,5', '1.250,00', '1,2345', '1.2.3', '--5'])(
  '%j is not a number',
  (words) => expect(parseNumber(words)).toBeNaN(),
);

test('an amount is formatted with lakh groups and parsed back to itself', () => {
  expect([formatNumber(500000), formatNumber(1250.5), formatNumber(0), formatNumber(null)]).toEqual([
    '5,00,000',
    '1,250.5',
    '0',
    '',
  ]);
  fc.assert(
    fc.property(fc.integer({ max: 10 ** 13 }), (paise) => parseNumber(formatNumber(paise / 100)) === paise / 100),
  );
});

test.each([
  ['7.5 %', 7.5],
  ['18%', 18],
  ['5', 5],
  ['', null],
])('%j is %d percent', (words, number) => expect(parsePercent(words)).toBe(number));

test('a percentage is not an amount', () => expect(parseNumber('5 %')).toBeNaN());

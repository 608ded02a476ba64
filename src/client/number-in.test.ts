import { expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

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
])('%j is %d', (words, number) => expect(numberIn(words)).toBe(number));

test.each(['two hundred', '12 boxes', '1e3', '0x10', 'Infinity', '12,5', '1.250,00', '1,2345', '1.2.3', '--5'])(
  '%j is no number',
  (words) => expect(numberIn(words)).toBeNaN(),
);

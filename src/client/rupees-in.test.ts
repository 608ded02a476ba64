import { expect, test } from 'vitest';
import { rupeesIn } from './rupees-in.ts';

test.each([
  ['205', 205],
  ['₹ 205', 205],
  ['₹1,00,000.50', 100000.5],
  [' 1 000 ', 1000],
  ['0', 0],
  ['', null],
  ['₹', null],
  ['two hundred', Number.NaN],
])('%j is %d rupees', (words, rupees) => expect(rupeesIn(words)).toBe(rupees));

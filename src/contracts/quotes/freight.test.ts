import { expect, it } from 'vitest';
import { proposedFreightRate } from './freight.ts';

it.each([
  ['the rate of the goods', [18, 18], 18],
  ['the highest rate of goods at several', [5, 40, 18], 40],
  ['nil for exempt goods', [0, 0], 0],
  ['the rate of those that have one', [null, 5], 5],
  ['none if no line has a rate', [null], null],
  ['none without goods', [], null],
])('freight is proposed at %s', (_, rates, rate) => expect(proposedFreightRate(rates)).toBe(rate));

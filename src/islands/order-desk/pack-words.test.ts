import { expect, it } from 'vitest';
import { packHint, qtyFault, toPack } from './pack-words.ts';

it('a line to be packed says how much of it remains, in figures as they are read in India', () => {
  const line = { sku: 'SEAL-40/62', unit: 'NOS', qty: 1_20_000, packed_qty: 20_000, short_closed_qty: 0 };
  expect(packHint(line)).toBe('SEAL-40/62 · 1,00,000 of 1,20,000 NOS to pack');
});

it('what was short-closed is not to be packed', () => {
  expect(toPack({ qty: 10, packed_qty: 4, short_closed_qty: 3 })).toBe(3);
});

it.each([
  [0, null],
  [1000, null],
  [1001, 'Enter a whole number from 0 to 1,000.'],
  [-1, 'Enter a whole number from 0 to 1,000.'],
  [0.5, 'Enter a whole number from 0 to 1,000.'],
  [Number.NaN, 'Enter a whole number from 0 to 1,000.'],
  [null, 'Enter how many, 0 for none.'],
])('%s of 1,000 that remain: %s', (qty, words) => {
  expect(qtyFault(qty, 1000)).toBe(words);
});

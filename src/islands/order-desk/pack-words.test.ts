import { expect, it } from 'vitest';
import { packFault, packHint } from './pack-words.ts';

it('a line to be packed says how much of it remains, in figures as they are read in India', () => {
  const line = { sku: 'SEAL-40/62', unit: 'NOS', qty: 1_20_000, packed_qty: 20_000 };
  expect(packHint(line)).toBe('SEAL-40/62 · 1,00,000 of 1,20,000 NOS to pack');
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
  expect(packFault(qty, 1000)).toBe(words);
});

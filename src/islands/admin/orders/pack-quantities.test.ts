import { expect, it } from 'vitest';
import {
  formatAvailable,
  formatRemaining,
  packableQty,
  qtyError,
  remainingQty,
  availabilityError,
} from './pack-quantities.ts';

it('the hint of a line shows what is left to pack, grouped as in India', () => {
  const line = { sku: 'SEAL-40/62', unit: 'NOS', qty: 1_20_000, packed_qty: 20_000, short_closed_qty: 0 };
  expect(formatRemaining(line)).toBe('SEAL-40/62 · 1,00,000 of 1,20,000 nos to pack');
});

it('a short-closed quantity is not left to pack', () => {
  expect(remainingQty({ qty: 10, packed_qty: 4, short_closed_qty: 3 })).toBe(3);
});

it.each([
  [0, null],
  [1000, null],
  [1001, 'Enter a whole number from 0 to 1,000.'],
  [-1, 'Enter a whole number from 0 to 1,000.'],
  [0.5, 'Whole numbers only for NOS.'],
  [Number.NaN, 'Enter a whole number from 0 to 1,000.'],
  [null, 'Enter a quantity, 0 for none.'],
])('%s of 1,000 left: %s', (qty, message) => {
  expect(qtyError(qty, 1000, 'NOS')).toBe(message);
});

it.each([
  [1.25, null],
  [2.5, null],
  [2.501, 'Enter a number with at most three decimals from 0 to 2.5.'],
  [0.0001, 'Enter a number with at most three decimals from 0 to 2.5.'],
])('%s of 2.5 metres left: %s', (qty, message) => {
  expect(qtyError(qty, 2.5, 'MTR')).toBe(message);
});

it('what is left is exact: 0.3 less 0.1 and 0.2 is nothing', () => {
  expect(remainingQty({ qty: 0.3, packed_qty: 0.1, short_closed_qty: 0.2 })).toBe(0);
});

const helmets = { sku: 'HLM', unit: 'NOS', qty: 200, packed_qty: 0, short_closed_qty: 0, allocated_qty: 25, stock: 0 };

it('only what is available can be packed: allocated to the line, or free', () => {
  expect(packableQty(helmets)).toBe(25);
  expect(packableQty({ ...helmets, stock: 10 })).toBe(35);
  expect(packableQty({ ...helmets, stock: 1000 })).toBe(200);
  expect(formatAvailable(helmets)).toBe('HLM · 200 of 200 nos to pack, 25 available');
  expect(availabilityError(25, helmets)).toBeNull();
  expect(availabilityError(26, helmets)).toMatch(/^Only 25 nos available\. Receive the goods or count/);
  expect(availabilityError(1, { ...helmets, allocated_qty: 0 })).toMatch(/^None available/);
});

it('goods outside the catalogue have no stock, and all that is left can be packed', () => {
  const line = { ...helmets, allocated_qty: null, stock: null };
  expect(packableQty(line)).toBe(200);
  expect(formatAvailable(line)).toBe('HLM · 200 of 200 nos to pack');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocateStock } from './allocate-stock.ts';

const line = fc.record({
  product_id: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 4 })),
  qty: fc.integer({ min: 1, max: 50 }),
});
const products = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 4 }), stock: fc.integer({ min: -5, max: 60 }), active: fc.boolean() }),
  { selector: ({ id }) => id },
);

it('allocates to each line its quantity as far as in stock, and never more of a product than its stock', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), products, (lines, stocked) => {
      const { taken, shares } = allocateStock(lines, stocked);
      lines.forEach(({ product_id, qty }, index) => {
        expect(shares[index]).toBeGreaterThanOrEqual(0);
        expect(shares[index]).toBeLessThanOrEqual(product_id === null ? 0 : qty);
      });
      for (const { id, stock, active } of stocked) {
        const ordered = lines.filter(({ product_id }) => product_id === id).reduce((sum, { qty }) => sum + qty, 0);
        expect(taken.get(id) ?? 0).toBe(active ? Math.min(Math.max(stock, 0), ordered) : 0);
      }
      expect([...taken.keys()]).toEqual([...taken.keys()].sort((a, b) => a - b));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe([...taken.values()].reduce((a, b) => a + b, 0));
    }),
  );
});

it('takes decimals exactly, and products in the order of their ids', () => {
  const lines = [
    { product_id: 9, qty: 0.1 },
    { product_id: 2, qty: 0.7 },
    { product_id: 9, qty: 0.2 },
    { product_id: null, qty: 5 },
    { product_id: 5, qty: 1 },
  ];
  const stocked = [
    { id: 9, stock: 0.25, active: true },
    { id: 2, stock: 10, active: true },
  ];
  expect(allocateStock(lines, stocked)).toEqual({
    shares: [0.1, 0.7, 0.15, 0, 0],
    taken: new Map([
      [2, 0.7],
      [5, 0],
      [9, 0.25],
    ]),
  });
  expect([...allocateStock(lines, stocked).taken.keys()]).toEqual([2, 5, 9]);
});

it('serves the first lines first', () => {
  const lines = [3, 4, 1].map((qty) => ({ product_id: 7, qty }));
  expect(allocateStock(lines, [{ id: 7, stock: 5, active: true }]).shares).toEqual([3, 2, 0]);
});

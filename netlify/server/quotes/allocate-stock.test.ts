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

it('serves the first lines first', () => {
  const lines = [3, 4, 1].map((qty) => ({ product_id: 7, qty }));
  expect(allocateStock(lines, [{ id: 7, stock: 5, active: true }]).shares).toEqual([3, 2, 0]);
});

import { expect, it } from 'vitest';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import { foundSkus, pastedLines, skusIn } from './pasted-lines.ts';

const bearing = { id: 1, sku: 'BRG-6205', name: 'Bearing', unit: 'NOS', pack: null, active: true } as MatchedProduct;
const gone = { ...bearing, id: 2, sku: 'OLD-1', active: false };

const read = (text: string, productsOnly: boolean) => {
  const skus = skusIn(text);
  const matches = skus.map((sku) => ({ exact: sku === 'BRG-6205' ? [1] : sku === 'OLD-1' ? [2] : [], near: [] }));
  return pastedLines(text, foundSkus(skus, matches, [bearing, gone]), productsOnly);
};

const PASTED = 'BRG-6205\t40\nHex bolt M12x50\t2\tbox\nOLD-1\t3\nBRG-6205\t12,5';

it('for an RFQ, an unknown item is taken as written, and a row without a clear quantity is left', () => {
  expect(read(PASTED, false)).toEqual({
    lines: [
      { product: bearing, item: 'Bearing (BRG-6205)', qty: 40, unit: 'NOS' },
      { product: null, item: 'Hex bolt M12x50', qty: 2, unit: 'BOX' },
      { product: null, item: 'OLD-1', qty: 3, unit: 'NOS' },
    ],
    leftText: 'BRG-6205\t12,5',
    problem: '“12,5”: enter a whole quantity, e.g. 2.',
  });
});

it('the commas of a description are kept, and its last number is the quantity', () => {
  const item = 'Coolant pump 0.37 kW, 250 mm stem, as per drawing';
  expect(read(`${item} 2`, false)).toEqual({
    lines: [{ product: null, item, qty: 2, unit: 'NOS' }],
    leftText: '',
    problem: null,
  });
});

it('for an order, rows without a product that is sold are left, with their reasons', () => {
  expect(read(PASTED, true)).toMatchObject({
    lines: [{ product: bearing, qty: 40 }],
    leftText: 'Hex bolt M12x50\t2\tbox\nOLD-1\t3\nBRG-6205\t12,5',
    problem:
      '“Hex bolt M12x50” is not in this company’s catalogue. “OLD-1” is not in this company’s catalogue. “12,5”: enter a whole quantity, e.g. 2.',
  });
});

it('of many rows that are left, five are told with their reason, and the others are counted', () => {
  const unknown = Array.from({ length: 9 }, (_, index) => `NO-${index}\t1`).join('\n');
  const { problem, leftText } = read(unknown, true);
  expect(leftText).toBe(unknown);
  expect(problem).toMatch(/“NO-4” is not in this company’s catalogue\. Also check the other 4 rows in the field\.$/);
});

it('a quantity in another unit than the product’s is not taken for an order, and as written for an RFQ', () => {
  expect(read('BRG-6205\t2 boxes', true)).toMatchObject({
    lines: [],
    problem: expect.stringContaining('Enter the quantity'),
  });
  expect(read('BRG-6205\t2 boxes', false).lines).toEqual([{ product: null, item: 'BRG-6205', qty: 2, unit: 'boxes' }]);
});

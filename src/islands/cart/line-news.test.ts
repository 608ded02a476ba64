import { describe, expect, it } from 'vitest';
import type { CartLine } from '#client/cart.ts';
import { newsOf, newsOfCart } from './line-news.ts';
import type { Pricing } from './use-pricing.ts';

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  ...{ product_id: 1, sku: 'BRG-1', name: 'Bearing', brand: null, image: null, unit: 'NOS' },
  ...{ price: 100, qty: 5 },
  ...changes,
});

/** The server sells products 1 and 2 at ₹ 110 and ₹ 90 with 8 and 0 in stock; 3 is discontinued, 4 was never there. */
const priced = (product_id: number, price: number, stock: number) =>
  [product_id, { product_id, qty: 5, price, stock, gst_rate: 18, total: 5 * price, tax: 0 }] as const;
const pricing: Pricing = {
  lines: new Map([priced(1, 110, 8), priced(2, 90, 0)]),
  discontinued: new Set([3]),
  asked: new Set([1, 2, 3, 4]),
  totals: { subtotal: 0, tax: 0, shipping: 0, total: 0 },
  taxes: [],
  po_required: false,
  needs_approval: false,
};
const told = (changes: Partial<CartLine>) => newsOf(line(changes), pricing).map(({ text }) => text);

describe('a line says', () => {
  it.each([
    ['nothing while it is as it was', { price: 110 }, []],
    ['what its price was and is', {}, ['Price up: ₹100.00 → ₹110.00']],
    [
      'that it got cheaper, and that there is none',
      { product_id: 2 },
      ['Out of stock', 'Price down: ₹100.00 → ₹90.00'],
    ],
    ['how many there are', { qty: 9, price: 110 }, ['Only 8 in stock']],
    ['that it is discontinued', { product_id: 3 }, ['Discontinued: no longer sold']],
    ['that it is not in the catalogue', { product_id: 4 }, ['No longer in your catalogue']],
    ['nothing before the server has answered for it', { product_id: 5 }, []],
    ['that it has no product', { product_id: null }, ['Re-add this item from the catalogue']],
  ])('%s', (_name, changes, news) => {
    expect(told(changes)).toEqual(news);
  });

  it('nothing of a difference that only a double has', () => {
    expect(told({ price: 110.00000000000001 })).toEqual([]);
  });
});

it('a cart tells how much more it costs and what cannot be had', () => {
  const lines = [line(), line({ product_id: 2 }), line({ product_id: 3 }), line({ product_id: 4 })];
  const { repriced, difference, short, unavailable } = newsOfCart(lines, pricing);
  expect(repriced.map(({ product_id }) => product_id)).toEqual([1, 2]);
  expect([difference, short]).toEqual([0, 0]);
  expect(unavailable.map(({ product_id }) => product_id)).toEqual([2, 3, 4]);
});

import { expect, it } from 'vitest';
import { lineState, lineValue } from './line-state.ts';
import type { ListLine } from './lists.ts';

const line: ListLine = {
  product_id: 1,
  qty: 10,
  gone: null,
  sku: 'BRG-6205',
  name: 'Bearing',
  brand: null,
  price: 100,
  price_per: 1,
  to_quote: null,
  stock: 50,
  can_backorder: false,
  unit: 'NOS',
  pack: null,
  image: null,
  min_qty: 1,
  qty_multiple: 1,
  price_breaks: [],
};

it.each<[string, Partial<ListLine>, string, string | undefined, number]>([
  ['in stock', {}, 'available', undefined, 10],
  ['short of stock', { stock: 4 }, 'short', 'Only 4 in stock: 4 nos will be added', 4],
  ['short, in multiples of 5', { stock: 7, qty_multiple: 5 }, 'short', 'Only 7 in stock: 5 nos will be added', 5],
  ['out of stock', { stock: 0 }, 'out', 'Out of stock', 0],
  ['with less in stock than the least order', { stock: 3, min_qty: 5 }, 'out', 'Out of stock', 0],
  ['beyond stock', { stock: 4, can_backorder: true }, 'available', '4 in stock, 6 to be bought in', 10],
  ['bought in', { stock: 0, can_backorder: true }, 'available', 'Not in stock, 10 to be bought in', 10],
  ['without a price', { to_quote: 'no price', price: 0 }, 'to quote', 'Price on request: request a quote', 0],
  ['below the minimum', { min_qty: 20 }, 'quantity', 'Minimum 20', 0],
  ['between two multiples', { qty_multiple: 4 }, 'quantity', 'Sold in multiples of 4', 0],
  ['discontinued', { gone: 'discontinued' }, 'gone', 'No longer sold: remove it', 0],
  ['moved away', { gone: 'not in catalogue' }, 'gone', 'Not in your catalogue now: remove it', 0],
])('a line %s', (_, change, kind, text, to_cart) => {
  const state = lineState({ ...line, ...change });
  expect([state.kind, state.notice?.text.replaceAll('\u00A0', ' '), state.to_cart]).toEqual([kind, text, to_cart]);
});

it('a value has the price of its quantity', () => {
  const breaks = { ...line, price_breaks: [{ qty: 10, price: 92.5 }] };
  expect([lineValue(breaks, 9), lineValue(breaks, 10)]).toEqual([90_000, 92_500]);
});

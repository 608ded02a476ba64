import { describe, expect, it } from 'vitest';
import type { CartLine } from '#client/cart.ts';
import { cartChanges, lateNotices, lineNotices } from './line-notices.ts';
import type { Pricing } from './use-pricing.ts';

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  ...{ product_id: 1, sku: 'BRG-1', name: 'Bearing', brand: null, image: null, unit: 'NOS', pack: null },
  ...{ price: 100, price_per: 1, qty: 5 },
  ...changes,
});

const delivery = { from: 'unknown', deliver_on: null, in_stock_qty: 0, in_stock_on: null, text: '' } as const;

/**
 * The server sells products 1 and 2 at ₹110 and ₹90 with 8 and 0 in stock; 3 is discontinued, 4 is not in the catalogue, 6 has no
 * price and 7 no GST rate.
 */
const priced = (
  product_id: number,
  price: number,
  stock: number,
  gst_rate: number | null = 18,
  can_backorder = false,
) =>
  [
    product_id,
    {
      ...{
        product_id,
        qty: 5,
        price: price - 1,
        price_per: 1,
        base_price: price,
        price_from: null as string | null,
        price_break: null,
        next_break: null,
        orderable_qty: 5,
        qty_fault: null,
      },
      ...{ stock, can_backorder, gst_rate, total: 5 * price, tax: 0, delivery },
    },
  ] as const;
const pricing: Pricing = {
  lines: new Map([priced(1, 110, 8), priced(2, 90, 0), priced(7, 100, 8, null)]),
  discontinued: new Set([3]),
  expired: new Map(),
  unpriced: new Set([6]),
  pricedIds: new Set([1, 2, 3, 4, 6, 7]),
  totals: { subtotal: 0, tax: 0, shipping: 0, total: 0 },
  taxes: [],
  po_required: false,
  needs_approval: false,
  steps: [],
  approvers: [],
  over_credit: false,
  spending: null,
};
const noticesOf = (changes: Partial<CartLine>) => lineNotices(line(changes), pricing).map(({ text }) => text);

describe('a line shows', () => {
  it.each([
    ['nothing while it is unchanged', { price: 110 }, []],
    ['its old and new price', {}, ['Price up: ₹100.00 → ₹110.00']],
    ['that it is cheaper and out of stock', { product_id: 2 }, ['Out of stock', 'Price down: ₹100.00 → ₹90.00']],
    ['how many are in stock', { qty: 9, price: 110 }, ['Only 8 in stock']],
    ['that it is discontinued', { product_id: 3 }, ['Discontinued: no longer sold']],
    ['that it is not in the catalogue', { product_id: 4 }, ['No longer in your catalogue']],
    ['that it has no price', { product_id: 6 }, ['Price on request: request a quote']],
    ['that it has no GST rate', { product_id: 7 }, ['GST rate to be confirmed: request a quote']],
    ['nothing before it is priced', { product_id: 5 }, []],
    ['that it has no product', { product_id: null }, ['Re-add this item from the catalogue']],
  ])('%s', (_name, changes, notices) => {
    expect(noticesOf(changes)).toEqual(notices);
  });

  it('why its quantity is not sold, once it is priced', () => {
    const [id, sold] = priced(1, 110, 8);
    const lines = new Map([[id, { ...sold, orderable_qty: 10, qty_fault: 'Minimum 10' }]]);
    const texts = (qty: number) =>
      lineNotices(line({ price: 110, qty }), { ...pricing, lines }).map(({ text }) => text);
    expect(texts(5)).toEqual(['Minimum 10']);
    expect(texts(6)).toEqual([]);
  });

  it.each([8, 0])('nothing of a quantity beyond stock that is bought in, with %i in stock', (stock) => {
    const lines = new Map([priced(1, 110, stock, 18, true)]);
    expect(lineNotices(line({ price: 110, qty: 9 }), { ...pricing, lines })).toEqual([]);
  });

  it('that its price changed because a contract price began', () => {
    const [id, sold] = priced(1, 110, 8);
    const lines = new Map([[id, { ...sold, price_from: '2026-04-01' }]]);
    expect(lineNotices(line({}), { ...pricing, lines }).map(({ text }) => text)).toEqual([
      'Price up: ₹100.00 → ₹110.00, contract price from 1 Apr 2026',
    ]);
  });

  it('that its contract price has ended, and on which day', () => {
    const expired = new Map([[1, '2027-03-31']]);
    expect(lineNotices(line({}), { ...pricing, expired })).toMatchObject([
      { tone: 'bad', text: 'Contract price ended on 31 Mar 2027: request a quote' },
    ]);
  });

  it('no difference that is only a rounding error', () => {
    expect(noticesOf({ price: 110.00000000000001 })).toEqual([]);
  });
});

it('a cart shows the change in total and the unavailable lines', () => {
  const lines = [1, 2, 3, 4, 6, 7].map((product_id) => line({ product_id }));
  const { repriced, difference, short, unavailable } = cartChanges(lines, pricing);
  expect(repriced.map(({ product_id }) => product_id)).toEqual([1, 2]);
  expect([difference, short]).toEqual([0, 0]);
  expect(unavailable.map(({ product_id }) => product_id)).toEqual([2, 3, 4, 6, 7]);
});

describe('a need-by date', () => {
  const withDelivery = (changes: object): Pricing => {
    const [, priced1] = priced(1, 110, 8);
    return { ...pricing, lines: new Map([[1, { ...priced1, delivery: { ...delivery, ...changes } }]]) };
  };
  const inTime = { deliver_on: '2026-12-03', in_stock_qty: 5, in_stock_on: '2026-12-03' };
  const inParts = { deliver_on: '2026-12-12', in_stock_qty: 2, in_stock_on: '2026-11-27' };

  it.each([
    ['the day of delivery', inTime, '2026-12-03', []],
    ['the day before', inTime, '2026-12-02', ['Arrives after 2 Dec 2026']],
    ['between two parts', inParts, '2026-12-01', ['Not all by 1 Dec 2026']],
    ['any day without a promise', {}, '2026-12-01', ['No delivery date yet']],
    ['none', inTime, '', []],
    ['not a date', inTime, 'incomplete', []],
  ])('that is %s', (_name, changes, needBy, notices) => {
    expect(lateNotices(line(), withDelivery(changes), needBy).map(({ text }) => text)).toEqual(notices);
  });

  it('says nothing of a line that is not priced', () => {
    expect(lateNotices(line({ product_id: 9 }), pricing, '2026-12-01')).toEqual([]);
  });
});

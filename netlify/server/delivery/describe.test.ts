import { describe, expect, it } from 'vitest';
import { describeBackorder, describeDelivery } from './describe.ts';

const NOW = new Date('2026-11-26T10:00:00+05:30');
const none = { from: 'unknown', deliver_on: null, in_stock_qty: 0, in_stock_on: null } as const;
const inStock = { in_stock_qty: 2, in_stock_on: '2026-11-27' };

describe('a promise', () => {
  it.each([
    {
      promise: { from: 'stock', ...inStock, deliver_on: '2026-11-27' } as const,
      qty: 2,
      text: 'Delivery by Fri, 27 Nov',
    },
    {
      promise: { ...none, from: 'lead time', deliver_on: '2026-12-03' } as const,
      qty: 2,
      text: 'Delivery on request, by Thu, 3 Dec',
    },
    {
      promise: { ...none, from: 'lead time', deliver_on: '2027-01-04' } as const,
      qty: 2,
      text: 'Delivery on request, by Mon, 4 Jan 2027',
    },
    {
      promise: { from: 'lead time', ...inStock, deliver_on: '2026-12-12' } as const,
      qty: 5,
      text: '2 from stock by 27 Nov, the rest by 12 Dec',
    },
    {
      promise: { from: 'lead time', ...inStock, deliver_on: '2026-11-27' } as const,
      qty: 5,
      text: 'Delivery by Fri, 27 Nov',
    },
    {
      promise: { ...none, ...inStock, in_stock_qty: 1200 },
      qty: 5000,
      text: '1,200 from stock by 27 Nov, date of the rest on confirmation',
    },
    { promise: none, qty: 1, text: 'Delivery date on confirmation' },
    { promise: { ...none, in_stock_qty: 2 }, qty: 2, text: 'Delivery date on confirmation' },
  ])('reads “$text”', ({ promise, qty, text }) => {
    expect(describeDelivery(promise, qty, NOW)).toBe(text);
  });
});

describe('a promise of an item that can be ordered beyond stock', () => {
  const from = { ...none, ...inStock, deliver_on: '2026-11-27' };
  it.each([
    { qty: 20, stock: 12, beyond_on: '2026-12-14', text: '12 in stock, 8 to be bought in: by 14 Dec 2026' },
    { qty: 20, stock: 0, beyond_on: '2026-12-14', text: 'Not in stock, 20 to be bought in: by 14 Dec 2026' },
    { qty: 20, stock: 12, beyond_on: null, text: '12 in stock, 8 to be bought in: date on confirmation' },
    { qty: 1200, stock: 0, beyond_on: '2026-12-14', text: 'Not in stock, 1,200 to be bought in: by 14 Dec 2026' },
    { qty: 2, stock: 12, beyond_on: '2026-12-14', text: 'Delivery by Fri, 27 Nov' },
    {
      qty: undefined,
      stock: 12,
      beyond_on: '2026-12-14',
      text: 'Delivery by Fri, 27 Nov; beyond stock by 14 Dec 2026',
    },
    { qty: undefined, stock: 0, beyond_on: '2026-12-14', text: 'Not in stock, can be ordered: by 14 Dec 2026' },
    { qty: undefined, stock: 0, beyond_on: null, text: 'Not in stock, can be ordered: date on confirmation' },
  ])('reads “$text”', ({ qty, stock, beyond_on, text }) => {
    expect(describeBackorder(from, { stock, beyond_on, qty }, NOW)).toBe(text);
  });
});

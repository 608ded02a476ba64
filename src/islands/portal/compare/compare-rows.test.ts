import { expect, it } from 'vitest';
import type { Product } from '#contracts/catalog/get.ts';
import { compareRows } from './compare-rows.ts';

const product = (fields: Partial<Product>): Product => ({
  ...{
    id: 1,
    sku: 'A',
    name: 'Bearing',
    brand: 'Orbivel',
    price: 90,
    price_per: 1,
    stock: 5,
    can_backorder: false,
    beyond_stock_on: null,
    unit: 'NOS',
    pack: null,
    image: null,
  },
  ...{ min_qty: 1, qty_multiple: 1, material_code: null, price_breaks: [], category: null, subcategory: null },
  ...{ hsn: null, gst_rate: null, description: null, own_description: null, price_until: null, images: [] },
  next_price: null,
  ...{ to_quote: null, attributes: {}, active: true, cross_references: [], delivery: null, dimensions: [] },
  ...fields,
});

it('each row has a value for each product, and says whether they differ', () => {
  const rows = compareRows([
    product({ attributes: { Bore: '12 mm', Seal: 'Open' }, price_breaks: [{ qty: 10, price: 80 }] }),
    product({ attributes: { Bore: '12 mm', Cage: 'Steel' }, price: 1200, stock: 0 }),
  ]);
  expect(rows).toEqual([
    { label: 'Price', values: ['₹90.00 / NOS', '₹1,200.00 / NOS'], differs: true },
    { label: 'Quantity breaks', values: ['10+\u00A0₹80.00', null], differs: true },
    { label: 'Stock', values: ['In stock, 5 nos', 'Out of stock'], differs: true },
    { label: 'Brand', values: ['Orbivel', 'Orbivel'], differs: false },
    { label: 'Bore', values: ['12 mm', '12 mm'], differs: false },
    { label: 'Seal', values: ['Open', null], differs: true },
    { label: 'Cage', values: [null, 'Steel'], differs: true },
  ]);
});

it('a product that cannot be ordered says why', () => {
  const stock = (fields: Partial<Product>) =>
    compareRows([product(fields)]).find(({ label }) => label === 'Stock')!.values;
  expect(stock({ active: false })).toEqual(['No longer sold']);
  expect(stock({ stock: 0, can_backorder: true })).toEqual(['Not in stock, can be ordered']);
  expect(stock({ to_quote: 'price expired' })).toEqual(['To be quoted: price expired']);
  expect(stock({ to_quote: 'no GST rate' })).toEqual(['To be quoted: no GST rate yet']);
});

it('a product without a price has it on request, not at ₹0', () => {
  const [price] = compareRows([product({ price: 0, to_quote: 'no price' }), product({})]);
  expect(price).toEqual({ label: 'Price', values: ['Price on request', '₹90.00 / NOS'], differs: true });
});

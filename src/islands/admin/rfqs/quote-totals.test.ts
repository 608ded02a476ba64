import { expect, test } from 'vitest';
import { blankLine, type Draft, type DraftLine } from './quote-draft.ts';
import { marginOf, totalsOf } from './quote-totals.ts';

const stocked = { stock: 12, unit: 'NOS', cost: 80, cost_per: 1, price: 100, price_per: 1, price_breaks: [] };
const line = (fields: Partial<DraftLine>): DraftLine => ({ ...blankLine(), qty: '10', price: '100', ...fields });
const draft = (fields: Partial<Draft>): Draft => ({
  ...{ ship_address_id: '1', valid_until: '', discount: '', partial_ok: true, freight: '', freight_gst_rate: '' },
  ...{ terms: '', notes: '', files: [], lines: [line({ stocked })] },
  ...fields,
});

test('the sums follow discounts, freight and its rate while they are typed', () => {
  const lines = [line({ stocked, discount: '10' }), line({ price: '' }), line({ qty: 'ten' })];
  const typed = draft({ lines, discount: '5 %', freight: '₹ 200' });
  // ₹900 less 5% is ₹855; freight as the goods at 18%.
  expect(totalsOf(typed, true)).toEqual({
    totals: { subtotal: 855, tax: 189.9, shipping: 200, total: 1244.9 },
    off: 45,
    margin: { amount: 55, percent: 6.4, lines: 1 },
  });
  expect(totalsOf({ ...typed, freight_gst_rate: '5' }, false).totals.tax).toBe(163.9);
});

test.each([
  ['no discount', { discount: 'much' }, 1000],
  ['a discount above 100%', { discount: '101' }, 1000],
  ['no freight', { freight: 'extra' }, 1000],
  ['everything free', { discount: '100' }, 0],
])('%s does not break the sums', (_, fields, subtotal) =>
  expect(totalsOf(draft(fields), true).totals.subtotal).toBe(subtotal),
);

test.each([
  ['of the sale', line({ stocked }), 0, { amount: 200, percent: 20 }],
  ['after both discounts', line({ stocked, discount: '10' }), 10, { amount: 10, percent: 1.2 }],
  ['as a loss', line({ stocked, price: '50' }), 0, { amount: -300, percent: -60 }],
  [
    'per 100',
    line({ stocked: { ...stocked, cost: 4000, cost_per: 100 }, price_per: '1' }),
    0,
    { amount: 600, percent: 60 },
  ],
  ['of a free line, without a percentage', line({ stocked, price: '0' }), 0, { amount: -800, percent: null }],
  ['of another unit than the item’s: unknown', line({ stocked, unit: 'BOX' }), 0, null],
  ['without a cost price: unknown', line({ stocked: { ...stocked, cost: null } }), 0, null],
  ['of free text: unknown', line({}), 0, null],
  ['without a price: unknown', line({ stocked, price: '' }), 0, null],
])('the margin %s', (_, typed, whole, margin) => expect(marginOf(typed, whole)).toEqual(margin));

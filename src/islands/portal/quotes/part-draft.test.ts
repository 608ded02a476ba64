import { expect, test } from 'vitest';
import { NOTHING_CHOSEN, type QuoteDetail } from '#contracts/quotes/portal.ts';
import { chosenLines, partFaults, partOfQuote } from './part-draft.ts';

const line = { kind: 'goods', unit: 'NOS', price_per: 1, gst_rate: 18, discount: 0, cgst: 0, sgst: 0 };
const quote = {
  ...{
    partial_ok: true,
    approval_above: 500,
    needs_approval: true,
    subtotal: 900,
    shipping: 100,
    tax: 180,
    total: 1180,
  },
  ...{ taxes: [{}], qty_rules: [{ line_no: 2, min_qty: 4, qty_multiple: 2 }] },
  lines: [
    { ...line, line_no: 1, qty: 5, price: 20, taxable: 100, igst: 18, total: 118 },
    { ...line, line_no: 2, qty: 8, price: 100, taxable: 800, igst: 144, total: 944 },
    { ...line, line_no: 3, kind: 'freight', qty: 1, price: 100, taxable: 100, igst: 18, total: 118 },
  ],
} as unknown as QuoteDetail;

test.each([
  ['nothing changed', {}, undefined],
  ['quantities as quoted', { 1: '5', 2: ' 8 ' }, undefined],
  ['a line left out', { 1: '' }, [{ line_no: 2, qty: 8 }]],
  ['a line of 0 left out', { 1: '0' }, [{ line_no: 2, qty: 8 }]],
  ['less of a line', { 2: '4' }, [{ line_no: 1, qty: 5 }, { line_no: 2, qty: 4 }]],
])('%s is sent as %o', (_, part, lines) => expect(chosenLines(quote, part)).toEqual(lines)); // prettier-ignore

test.each([
  ['nothing', { 1: '', 2: '0' }, { lines: NOTHING_CHOSEN }],
  ['more than quoted', { 1: '6' }, { 1: 'Order at most the quoted 5.' }],
  ['text', { 1: 'few' }, { 1: 'Enter the quantity as a number, or leave it blank.' }],
  ['decimals', { 1: '1.5' }, { 1: 'Whole numbers only for NOS.' }],
  ['less than the minimum', { 2: '2' }, { 2: 'Minimum 4.' }],
  ['between the steps', { 2: '5' }, { 2: 'Sold in multiples of 2.' }],
  ['a part that is sold', { 1: '1', 2: '6' }, {}],
])('%s: what is wrong with it', (_, part, faults) => expect(partFaults(quote, part)).toEqual(faults));

test('a part has its own totals with freight in full, and its own need of approval', () => {
  const part = partOfQuote(quote, [{ line_no: 1, qty: 2 }]);
  expect(part).toMatchObject({ subtotal: 40, shipping: 100, tax: 25.2, total: 165.2, needs_approval: false });
  expect(part.lines.map(({ line_no, qty, total }) => [line_no, qty, total])).toEqual([
    [1, 2, 47.2],
    [3, 1, 118],
  ]);
  expect(partOfQuote(quote, undefined)).toBe(quote);
});

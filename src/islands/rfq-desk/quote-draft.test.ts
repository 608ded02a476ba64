import { expect, test } from 'vitest';
import type { DeskRfqDetail } from '#contracts/rfq-desk.ts';
import { blankLine, draftOf, netOf } from './quote-draft.ts';

const net = (qty: string, price: string, discount: string) => netOf({ ...blankLine(), qty, price, discount });

test.each([
  ['3', '99.99', '0', 299.97],
  ['4', '₹ 18,500', '2 %', 72520],
  ['1', '10', '', 10],
  ['1', '10', '100', 0],
])('%s at %s less %s come to %d before tax', (qty, price, discount, sum) =>
  expect(net(qty, price, discount)).toBe(sum),
);

test.each([
  ['1', '10', '120'],
  ['1', '10', '-5'],
  ['1', '-10', '0'],
  ['0', '10', '0'],
  ['1.5', '10', '0'],
  ['', '10', '0'],
  ['1', '', '0'],
  ['1', '10', 'much'],
])('%j at %j less %j come to nothing that could be shown', (qty, price, discount) =>
  expect(net(qty, price, discount)).toBeNull(),
);

test.each([
  ['as the buyer asked', [{ line_no: 2, price: 650, qty: null }], '650'],
  ['as it was, where the buyer asked for something else', [{ line_no: 1, price: 80, qty: null }], '800'],
])('a new version proposes freight %s', (_, counter, freight) => {
  const goods = { line_no: 1, kind: 'goods', price: 90, qty: 4, discount: 0, gst_rate: 18, lead_days: null };
  const lines = [goods, { ...goods, line_no: 2, kind: 'freight', price: 800, qty: 1 }];
  const version = { status: 'countered', lines, counter, shipping: 800, ship_to: { id: 1 } };
  expect(draftOf({ versions: [version] } as unknown as DeskRfqDetail).freight).toBe(freight);
});

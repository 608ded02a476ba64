import { expect, test } from 'vitest';
import type { DeskRfqDetail } from '#contracts/rfq-desk.ts';
import { blankLine, draftOf, draftOfVersion, goodsOf, netOf, pricedOf } from './quote-draft.ts';

const net = (qty: string, price: string, discount: string) => netOf({ ...blankLine(), qty, price, discount });

test.each([
  ['3', '99.99', '0', 299.97],
  ['4', '₹ 18,500', '2 %', 72520],
  ['1', '10', '', 10],
  ['1', '10', '100', 0],
  // As the server, which rounds what comes off: 0.5 paise of 10, and a product that no double holds.
  ['1', '0.10', '5', 0.09],
  ['999999', '1876543.21', '38.29', 1158013656876.19],
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
  ['1', '9'.repeat(400), '0'],
])('%j at %j less %j come to nothing that could be shown', (qty, price, discount) =>
  expect(net(qty, price, discount)).toBeNull(),
);

test('the goods come to their lines, to the paisa, without those that are unfinished', () => {
  const lines = ['0.10', '0.20', '', 'much'].map((price) => ({ ...blankLine(), price }));
  expect(goodsOf(lines)).toBe(0.3);
});

test.each([
  ['as the buyer asked', 'countered', [{ line_no: 2, price: 650, qty: null }], '650'],
  ['as it was, where the buyer asked for something else', 'countered', [{ line_no: 1, price: 80, qty: null }], '800'],
  ['as it was, where we withdrew over what he asked', 'withdrawn', [{ line_no: 2, price: 650, qty: null }], '800'],
])('a new version proposes freight %s', (_, status, counter, freight) => {
  const goods = {
    line_no: 1,
    kind: 'goods',
    price: 90,
    qty: 4,
    discount: 0,
    unpriced_discount: null,
    gst_rate: 18,
    lead_days: null,
  };
  const lines = [goods, { ...goods, line_no: 2, kind: 'freight', price: 800, qty: 1 }];
  const version = { status, lines, counter, valid_until: '2026-12-31', shipping: 800, ship_to: { id: 1 } };
  const rfq = { versions: [version] } as unknown as DeskRfqDetail;
  expect(draftOf(rfq).freight).toBe(freight);
  // As it was sent it is another thing: what a conflict compares with.
  expect(draftOfVersion(rfq.versions[0]!)).toMatchObject({
    ...{ freight: '800', valid_until: '2026-12-31' },
    lines: [{ price: '90', qty: '4' }],
  });
});

test('a quote is proposed to hold for fourteen days of India, also in its small hours', () => {
  const rfq = { versions: [], lines: [], addresses: [], products: [], ship_to: null } as unknown as DeskRfqDetail;
  // 01:30 on 22 November there.
  expect(draftOf(rfq, new Date('2026-11-21T20:00:00Z')).valid_until).toBe('2026-12-06');
});

test('a price that was left blank is blank again, beside its discount, and 0 is 0', () => {
  const line = { kind: 'goods', price: 0, qty: 4, discount: 0 };
  const lines = [
    { ...line, unpriced_discount: 7.5 },
    { ...line, unpriced_discount: null },
  ];
  const version = { status: 'draft', lines, counter: [], shipping: 0, ship_to: { id: 1 } };
  const again = draftOf({ versions: [version] } as unknown as DeskRfqDetail).lines;
  expect(again.map(({ price, discount }) => [price, discount])).toEqual([
    ['', '7.5'],
    ['0', '0'],
  ]);
  expect(pricedOf(again)).toBe(1);
});

import { expect, test } from 'vitest';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { blankLine, bodyOf, draftOf, draftOfVersion, goodsTotal, netAmount, countPriced } from './quote-draft.ts';

const net = (qty: string, price: string, discount: string) => netAmount({ ...blankLine(), qty, price, discount });

test.each([
  ['3', '99.99', '0', 299.97],
  ['4', '₹ 18,500', '2 %', 72520],
  ['1', '10', '', 10],
  ['1', '10', '100', 0],
  // As on the server, which rounds the discount: 0.5 of 10 paise, and a product too large for a double.
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
])('%j at %j less %j have no net amount', (qty, price, discount) => expect(net(qty, price, discount)).toBeNull());

test('the goods total adds up the finished lines, to the paisa', () => {
  const lines = ['0.10', '0.20', '', 'much'].map((price) => ({ ...blankLine(), price }));
  expect(goodsTotal(lines)).toBe(0.3);
});

test.each([
  ['as the goods', 18, 18, '', null],
  ['as chosen', 18, 5, '5', 5],
  ['as chosen, though nil', 18, 0, '0', 0],
])('the GST rate of freight is shown %s', (_, goodsRate, gst_rate, shown, sent) => {
  const line = {
    line_no: 1,
    kind: 'goods',
    price: 90,
    price_per: 1,
    qty: 4,
    discount: 0,
    unpriced_discount: null,
    lead_days: null,
  };
  const lines = [
    { ...line, gst_rate: goodsRate },
    { ...line, line_no: 2, kind: 'freight', gst_rate },
  ];
  const version = { status: 'draft', lines, counter: [], valid_until: '2026-12-31', shipping: 90, ship_to: { id: 1 } };
  const draft = draftOf({ versions: [version] } as unknown as AdminRfqDetail);
  expect(draft.freight_gst_rate).toBe(shown);
  expect(bodyOf(draft, 1, 1).freight_gst_rate).toBe(sent);
});

test.each([
  ['from the counter-offer', 'countered', [{ line_no: 2, price: 650, qty: null }], '650'],
  ['unchanged if the counter-offer is about another line', 'countered', [{ line_no: 1, price: 80, qty: null }], '800'],
  ['unchanged after a withdrawal', 'withdrawn', [{ line_no: 2, price: 650, qty: null }], '800'],
])('the freight of a new version is %s', (_, status, counter, freight) => {
  const goods = {
    line_no: 1,
    kind: 'goods',
    price: 90,
    price_per: 1,
    qty: 4,
    discount: 0,
    unpriced_discount: null,
    gst_rate: 18,
    lead_days: null,
  };
  const lines = [goods, { ...goods, line_no: 2, kind: 'freight', price: 800, qty: 1 }];
  const version = { status, lines, counter, valid_until: '2026-12-31', shipping: 800, ship_to: { id: 1 } };
  const rfq = { versions: [version] } as unknown as AdminRfqDetail;
  expect(draftOf(rfq).freight).toBe(freight);
  // A conflict compares with the version as it was sent.
  expect(draftOfVersion(rfq.versions[0]!)).toMatchObject({
    ...{ freight: '800', valid_until: '2026-12-31' },
    lines: [{ price: '90', qty: '4' }],
  });
});

test('the proposed validity is fourteen days by the date in India, also after midnight there', () => {
  const rfq = { versions: [], lines: [], addresses: [], products: [], ship_to: null } as unknown as AdminRfqDetail;
  // 01:30 on 22 November there.
  expect(draftOf(rfq, new Date('2026-11-21T20:00:00Z')).valid_until).toBe('2026-12-06');
});

test('a price left blank stays blank and keeps its discount, and 0 stays 0', () => {
  const line = { kind: 'goods', price: 0, price_per: 1, qty: 4, discount: 0 };
  const lines = [
    { ...line, unpriced_discount: 7.5 },
    { ...line, unpriced_discount: null },
  ];
  const version = { status: 'draft', lines, counter: [], shipping: 0, ship_to: { id: 1 } };
  const reopened = draftOf({ versions: [version] } as unknown as AdminRfqDetail).lines;
  expect(reopened.map(({ price, discount }) => [price, discount])).toEqual([
    ['', '7.5'],
    ['0', '0'],
  ]);
  expect(countPriced(reopened)).toBe(1);
});

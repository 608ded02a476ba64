import { expect, test } from 'vitest';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { counteredVersion, freightWish } from './counter-wishes.ts';
import { blankLine, bodyOf, countPriced, draftOf, draftOfVersion, netAmount, takenOver } from './quote-draft.ts';

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
    discount_percent: 0,
    unpriced_discount: null,
    lead_days: null,
  };
  const lines = [
    { ...line, gst_rate: goodsRate },
    { ...line, line_no: 2, kind: 'freight', gst_rate },
  ];
  const whole = { valid_until: '2026-12-31', shipping: 90, ship_to: { id: 1 }, files: [] };
  const version = { status: 'draft', lines, counter: [], ...whole };
  const draft = draftOf({ versions: [version], products: [] } as unknown as AdminRfqDetail);
  expect(draft.freight_gst_rate).toBe(shown);
  expect(bodyOf(draft, 1, 1).freight_gst_rate).toBe(sent);
});

const goods = {
  ...{ line_no: 1, rfq_line_no: 1, kind: 'goods', price: 90, price_per: 1, qty: 4, discount: 36, discount_percent: 10 },
  ...{ unpriced_discount: null, gst_rate: 18, lead_days: null },
};

/** A version with freight of ₹800 and a counter-offer. */
function countered(status: string, counter: object[]) {
  const lines = [goods, { ...goods, line_no: 2, rfq_line_no: null, kind: 'freight', price: 800, qty: 1 }];
  const whole = { discount_percent: 2, partial_ok: false, shipping: 800, ship_to: { id: 1 } };
  return { status, lines, counter, valid_until: '2026-12-31', ...whole };
}
const rfqWith = (...versions: object[]) => ({ versions, products: [] }) as unknown as AdminRfqDetail;

test.each([
  ['countered', 650, { price: 80, qty: null }],
  ['withdrawn', null, null],
])(
  'what a counter-offer asks for is beside the lines of the version that was %s, and taken over on request',
  (status, freight, wish) => {
    const counter = [
      { line_no: 1, price: 80, qty: null },
      { line_no: 2, price: 650, qty: null },
    ];
    const rfq = rfqWith(countered(status, counter));
    const draft = draftOf(rfq);
    expect(draft).toMatchObject({ freight: '800', discount: '2', partial_ok: false });
    const [line] = draft.lines;
    expect(line).toMatchObject({ price: '90', qty: '4', discount: '10' });
    expect(line!.wish).toEqual(wish && expect.objectContaining(wish));
    expect(freightWish(counteredVersion(rfq.versions))).toBe(freight);
    // A price in a counter-offer is net; the quantity is as quoted.
    if (line!.wish) expect(takenOver(line!.wish)).toEqual({ price: '80', discount: '0' });
    // A conflict compares with the version as it was sent.
    expect(draftOfVersion(rfq.versions[0]!, rfq).valid_until).toBe('2026-12-31');
  },
);

test('the wishes are still beside the lines of a saved draft, in whatever order they are', () => {
  const sent = countered('countered', [{ line_no: 1, price: null, qty: 3 }]);
  const added = { ...goods, rfq_line_no: null, sku: 'NEW', name: 'Washer' };
  const draft = { ...sent, status: 'draft', lines: [added, goods], counter: [] };
  expect(draftOf(rfqWith(draft, sent)).lines.map(({ wish }) => wish?.qty ?? null)).toEqual([null, 3]);
});

test('a new version begins with the files of the last one', () => {
  const files = [{ id: 7, name: 'drawing.pdf', size: 214_000 }];
  const draft = draftOf(rfqWith({ ...countered('sent', []), files }, { ...countered('superseded', []), files: [] }));
  expect(draft.files).toEqual(files);
  expect(bodyOf(draft, 1, undefined).files).toEqual([7]);
});

test('the proposed validity is fourteen days by the date in India, also after midnight there', () => {
  const rfq = { versions: [], lines: [], addresses: [], products: [], ship_to: null } as unknown as AdminRfqDetail;
  // 01:30 on 22 November there.
  expect(draftOf(rfq, new Date('2026-11-21T20:00:00Z')).valid_until).toBe('2026-12-06');
});

test('a price left blank stays blank and keeps its discount, and 0 stays 0', () => {
  const line = { kind: 'goods', price: 0, price_per: 1, qty: 4, discount: 0 };
  const lines = [
    { ...line, discount_percent: 7.5, unpriced_discount: 7.5 },
    { ...line, discount_percent: 0, unpriced_discount: null },
  ];
  const version = { status: 'draft', lines, counter: [], shipping: 0, ship_to: { id: 1 } };
  const reopened = draftOf({ versions: [version], products: [] } as unknown as AdminRfqDetail).lines;
  expect(reopened.map(({ price, discount }) => [price, discount])).toEqual([
    ['', '7.5'],
    ['0', '0'],
  ]);
  expect(countPriced(reopened)).toBe(1);
});

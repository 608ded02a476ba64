import { expect, it } from 'vitest';
import { type ArrivingOrder, lineArrival } from './line-arrival.ts';

const goods = { line_no: 1, kind: 'goods', qty: 10, short_closed_qty: 0, promised_on: '2026-12-03' } as const;
const shipment = (
  status: ArrivingOrder['shipments'][number]['status'],
  qty: number,
  expected_on: string | null = null,
): ArrivingOrder['shipments'][number] => ({
  ...{ status, expected_on, lines: [{ line_no: 1, qty }] },
  delivered_at: status === 'delivered' ? '2026-12-02T19:00:00Z' : null,
  receipt: null,
});
const [on, after] = ['2026-12-03', '2026-12-04'];
const sent = shipment('in transit', 4, '2026-12-03');
const done = shipment('delivered', 6);
const recorded: ArrivingOrder['shipments'][number] = {
  ...shipment('in transit', 10),
  receipt: { id: 1, at: '2026-12-03T06:00:00Z', by: 'Asha', lines: [], files: [] },
};
const late = 'Late: promised by 3 Dec 2026';

it.each([
  ['is promised', {}, 'confirmed', [], on, ['Promised by 3 Dec 2026'], null],
  ['without a promise', { promised_on: null }, 'confirmed', [], after, ['No delivery date yet'], null],
  ['is packed', {}, 'packed', [shipment('packed', 10)], on, ['Promised by 3 Dec 2026'], null],
  ['is late the day after', {}, 'confirmed', [], after, [], late],
  [
    'waits for approval: it is promised again then',
    {},
    'pending approval',
    [],
    after,
    ['Promised by 3 Dec 2026'],
    null,
  ],
  ['is cancelled', {}, 'cancelled', [], after, [], null],
  ['was recorded by the buyer before staff', {}, 'in transit', [recorded], after, ['Delivered on 3 Dec 2026'], null],
  [
    'is on the way',
    {},
    'in transit',
    [{ ...sent, lines: [{ line_no: 1, qty: 10 }] }],
    on,
    ['On the way, expected 3 Dec 2026'],
    null,
  ],
  [
    'is on the way, expected too late',
    {},
    'in transit',
    [shipment('in transit', 10, after)],
    on,
    ['On the way, expected 4 Dec 2026'],
    late,
  ],
  [
    'is on the way without a day of the carrier',
    {},
    'in transit',
    [shipment('in transit', 10)],
    on,
    ['On the way, promised by 3 Dec 2026'],
    null,
  ],
  [
    'is partly delivered',
    {},
    'partly shipped',
    [done],
    on,
    ['6 delivered on 3 Dec 2026', '4 promised by 3 Dec 2026'],
    null,
  ],
  [
    'comes in parts',
    {},
    'in transit',
    [done, sent],
    on,
    ['6 delivered on 3 Dec 2026', '4 on the way, expected 3 Dec 2026'],
    null,
  ],
  ['is partly delivered, and the rest late', {}, 'partly shipped', [done], after, ['6 delivered on 3 Dec 2026'], late],
  ['is delivered', {}, 'delivered', [shipment('delivered', 10)], after, ['Delivered on 3 Dec 2026'], null],
  [
    'is delivered as far as it is supplied',
    { short_closed_qty: 4 },
    'delivered',
    [done],
    after,
    ['Delivered on 3 Dec 2026'],
    null,
  ],
  [
    'is in a consignment of other lines only',
    { line_no: 2 },
    'partly shipped',
    [done],
    on,
    ['Promised by 3 Dec 2026'],
    null,
  ],
  ['is freight', { kind: 'freight' }, 'confirmed', [], on, [], null],
  ['is not supplied at all', { short_closed_qty: 10 }, 'confirmed', [], on, [], null],
] as const)('a line %s', (_, change, status, shipments, today, texts, isLate) => {
  const order = { status, shipments: shipments.map((each) => ({ ...each, lines: [...each.lines] })) };
  expect(lineArrival({ ...goods, ...change }, order, today)).toEqual({ texts, late: isLate });
});

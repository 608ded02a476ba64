import { expect, it } from 'vitest';
import type { OrderDetail, OwnOrderLine } from '#contracts/orders/portal.ts';
import { lineProgress } from './line-progress.ts';

const line = { line_no: 1, kind: 'goods', qty: 20, short_closed_qty: 2, delivered: 4 } as OwnOrderLine;
const part = (status: string, qty: number, line_no = 1) => ({ status, lines: [{ line_no, qty }] });
const back = (status: string, qty: number, kind = 'return') => ({ kind, ...part(status, qty) });
const order = (shipments: object[], returns: object[] = [], status = 'partly shipped') =>
  ({ status, shipments, returns }) as unknown as OrderDetail;

it.each([
  ['nothing is shipped', order([part('packed', 5)]), []],
  [
    'parts are under way and delivered',
    order([part('delivered', 4), part('in transit', 6)]),
    ['Shipped 10', 'Delivered 4', 'Pending 8'],
  ],
  ['another line is shipped', order([part('in transit', 3, 2)]), ['Delivered 4', 'Pending 18']],
  [
    'goods came back',
    order([part('delivered', 18)], [back('received', 1), back('approved', 2)]),
    ['Shipped 18', 'Delivered 4', 'Returned 1'],
  ],
  [
    'goods were missing',
    order(
      [part('delivered', 18)],
      [back('accepted', 2, 'shortage'), back('requested', 1, 'shortage'), back('received', 1)],
    ),
    ['Shipped 18', 'Delivered 4', 'Returned 1', 'Short 2'],
  ],
  [
    'goods that were missing are sent again',
    order(
      [part('delivered', 18), { ...part('in transit', 2), claim: 'RET-000031' }],
      [back('sent again', 2, 'shortage')],
    ),
    ['Shipped 18', 'Delivered 4'],
  ],
  ['the order is cancelled', order([part('delivered', 4)], [], 'cancelled'), []],
])('the quantities of a line when %s', (_, of, expected) => {
  expect(lineProgress(line, of)).toEqual(expected);
});

it('freight has none', () => {
  expect(lineProgress({ ...line, kind: 'freight' }, order([part('delivered', 4)]))).toEqual([]);
});

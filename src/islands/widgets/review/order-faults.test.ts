import { describe, expect, it } from 'vitest';
import { CreateOrder } from '#contracts/orders/portal.ts';
import { orderFaults } from './order-faults.ts';

const order = {
  items: [{ product_id: 1, qty: 2 }],
  ...{ po_number: null, po_date: null, notes: null, ship_address_id: 1, need_by: null, cost_centre_id: null },
};
const free = { po_required: false, cost_centre_required: false };
const strict = { po_required: true, cost_centre_required: true };

describe('an order before it is reviewed', () => {
  it.each([
    ['has no faults without PO number and cost centre', order, free, {}],
    [
      'lacks what its company requires',
      order,
      strict,
      { po_number: expect.stringContaining('requires one'), cost_centre_id: expect.stringContaining('requires one') },
    ],
    ['has what its company requires', { ...order, po_number: 'PO-1', cost_centre_id: 4 }, strict, {}],
    [
      'has the date of a PO without its number',
      { ...order, po_date: '2026-01-05' },
      free,
      { po_number: expect.stringContaining('PO number too') },
    ],
    [
      'has a PO date in the future, and a need-by date that has passed',
      { ...order, po_number: 'PO-1', po_date: '2199-01-05', need_by: '2020-01-05' },
      free,
      { po_date: expect.stringContaining('future'), need_by: expect.stringContaining('has passed') },
    ],
    [
      'has a date that is not complete',
      { ...order, need_by: 'incomplete' },
      free,
      { need_by: expect.stringContaining('Choose a date') },
    ],
    ['has no lines', { ...order, items: [] }, free, { items: expect.stringContaining('Cart appears empty') }],
  ])('%s', (_, body, rules, faults) => {
    expect(orderFaults(CreateOrder, body, rules)).toEqual(faults);
  });
});

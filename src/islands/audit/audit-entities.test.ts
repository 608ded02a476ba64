import { expect, it } from 'vitest';
import { pageOf } from './audit-entities.ts';

it.each([
  ['an order to its own page', { entity: 'orders', entity_id: '100042', rfq_id: null }, '/admin/orders/100042'],
  ['a quote to its RFQ', { entity: 'quotes', entity_id: '7', rfq_id: 12 }, '/admin/rfqs/12'],
  ['a quote that is no more nowhere', { entity: 'quotes', entity_id: '7', rfq_id: null }, null],
  ['what was taken away nowhere', { action: 'delete', entity: 'orders', entity_id: '100042', rfq_id: null }, null],
  ['an account nowhere', { entity: 'users', entity_id: '3', rfq_id: null }, null],
])('an entry of the log leads from %s', (_, entry, page) => {
  expect(pageOf({ action: 'update', ...entry })).toBe(page);
});

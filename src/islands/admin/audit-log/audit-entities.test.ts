import { expect, it } from 'vitest';
import { afterVerb, recordHref } from './audit-entities.ts';

it.each([
  ['an order to its page', { entity: 'orders', entity_id: '100042', rfq_id: null }, '/admin/orders/100042'],
  ['a quote to its RFQ', { entity: 'quotes', entity_id: '7', rfq_id: 12 }, '/admin/rfqs/12'],
  ['a deleted quote to no page', { entity: 'quotes', entity_id: '7', rfq_id: null }, null],
  ['a deleted record to no page', { action: 'delete', entity: 'orders', entity_id: '100042', rfq_id: null }, null],
  ['an account to no page', { entity: 'users', entity_id: '3', rfq_id: null }, null],
])('an entry links %s', (_, entry, href) => {
  expect(recordHref({ action: 'update', ...entry })).toBe(href);
});

it.each([
  ['Address Main works', 'address Main works'],
  ['GST rate for HSN 8482', 'GST rate for HSN 8482'],
  ['TKT-000012', 'TKT-000012'],
])('%s follows a verb as %s', (record, name) => expect(afterVerb(record)).toBe(name));

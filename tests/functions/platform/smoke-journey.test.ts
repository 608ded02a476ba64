import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { as } from '../../support/fixtures.ts';
import { openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';

/**
 * A customer's way through the site, from sign-in to a paid invoice. `npm run test:previous-release` runs this file as it was
 * at the previous release, with the code of that release, against the schema of this working copy.
 */
let api: Api;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it('a visitor asks, a buyer orders, staff deliver and invoice, and the payment settles it', async () => {
  const visitor = { name: 'Asha', company: 'Aravalli', email: 'asha@example.test', phone: '9829012345' };
  const asked = await as(api).post('/api/rfq', { ...visitor, requirement: 'Bearings 6205 for two pumps' });
  expect(asked.status, asked.text).toBe(200);

  const { buyer, staff, stranger, placeOrder, issueFor, invoiceOf, pay } = await openInvoiceSteps(api);
  expect((await buyer.get('/api/catalog/list?q=product')).body.total).toBe(2);
  expect((await stranger.get('/api/catalog/list?q=product')).body.total).toBe(0);

  const order = await placeOrder();
  expect((await buyer.get('/api/orders/list')).body.items).toMatchObject([{ id: order }]);
  expect((await staff.get('/api/admin/order-list')).body.items).toMatchObject([{ id: order }]);

  const { id } = await issueFor(order, WHOLE);
  const { amount } = await invoiceOf(id);
  expect((await buyer.get(`/api/customer/invoice-get?id=${id}`)).body.invoice).toMatchObject({ amount });
  expect((await stranger.get(`/api/customer/invoice-get?id=${id}`)).status).toBe(404);
  expect((await pay(id, amount)).status).toBe(200);
  expect((await invoiceOf(id)).open).toBe(0);

  const request = { title: 'Couplings', requirement: 'Jaw couplings, two sizes', lines: [] };
  const rfq = await buyer.post('/api/customer/rfq-create', request);
  expect(rfq.status, rfq.text).toBe(200);
  expect((await buyer.post('/api/logout', {})).status).toBe(200);
  expect((await buyer.get('/api/orders/list')).status).toBe(401);
});

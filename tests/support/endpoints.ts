import sharp from 'sharp';
import type { Endpoint } from '#contracts/endpoint.ts';
import { calls } from '../../src/openapi/contracts.ts';
import type { Api } from './api.ts';
import { addBuyerExamples } from './examples/buyer-examples.ts';
import { addCustomerExamples } from './examples/customer-examples.ts';
import { addDeliveryExamples } from './examples/delivery-examples.ts';
import { addSupportExamples } from './examples/support-examples.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from './fixtures.ts';
import { addGstExamples } from './examples/gst-examples.ts';
import { addListExamples } from './list-fixtures.ts';
import { addInvoiceExamples } from './examples/invoice-examples.ts';
import { addReceiptExamples } from './examples/receipt-examples.ts';
import { addReceivableExamples } from './examples/receivable-examples.ts';
import { addProductExamples } from './examples/product-examples.ts';
import { addQuoteExamples } from './examples/quote-examples.ts';
import { addBankExamples } from './examples/bank-examples.ts';
import { addStoresExamples } from './examples/stores-examples.ts';
import { addTdsExamples } from './examples/tds-examples.ts';
import { addOrderExamples } from './examples/order-examples.ts';

/** All endpoints by name, to test rules for all calls. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(calls.map(({ name, value }) => [name, value]));

/** Calls that need a step or a factor of the caller's own; tests/functions/auth/second-factors.test.ts makes them. */
export const OWN_FACTOR_CALLS = ['app-save', 'passkey-save', 'passkey-rename', 'remove', 'codes'].map(
  (name) => `/api/admin/factor-${name}`,
);

/** Valid parameters of a signed-in call. A call that needs some and is not listed fails its tests. */
export interface Example {
  query?: string;
  body?: () => object;
}

const BILL_TO = { bill_to_address: 'E-418, RIICO', bill_to_city: 'Bhiwadi', bill_to_state: 'Rajasthan' };

/** Adds a company with a record of each kind, and returns an example of each call. */
export async function addExamples(api: Api) {
  const { company_id } = await addCompany(api, 'Examples');
  const product_id = await addProduct(api, company_id, { stock: 1000 });
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  const items = [{ product_id, qty: 1 }];
  const rfq = { title: 'Bearings', lines: [{ item: 'Bearing', qty: 1, unit: 'NOS' }] };
  const { id: order_id } = (await buyer.post('/api/orders/create', { items })).body;
  const { id: rfq_id } = (await buyer.post('/api/customer/rfq-create', rfq)).body;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#12706d' } })
    .png()
    .toBuffer();
  let serial = 0;

  const examples: Record<string, Example> = {
    '/api/orders/get': { query: `id=${order_id}` },
    '/api/orders/create': { body: () => ({ items }) },
    '/api/cart/price': { body: () => ({ items }) },
    '/api/catalog/match': { body: () => ({ skus: ['SKU-1'] }) },
    '/api/catalog/candidates': { body: () => ({ searches: ['Ball bearing 6205'] }) },
    '/api/catalog/product': { query: `id=${product_id}` },
    '/api/customer/rfq-get': { query: `id=${rfq_id}` },
    '/api/customer/rfq-create': { body: () => rfq },
    '/api/customer/support-ticket': { body: () => ({ subject: 'Short', message: 'Two boxes are missing.' }) },
    '/api/customer/update-profile': { body: () => ({ name: 'Asha' }) },
    '/api/customer/favourite-save': { body: () => ({ product_id, favourite: true }) },
    '/api/admin/company-get': { query: `id=${company_id}` },
    // With the bill-to address that its invoices need.
    '/api/admin/company-save': { body: () => ({ id: company_id, name: 'Examples', ...BILL_TO }) },
    '/api/admin/product-get': { query: `id=${product_id}` },
    '/api/admin/product-save': { body: () => ({ company_id, sku: `EX-${++serial}`, name: 'Example' }) },
    '/api/admin/upload': { body: () => formOf({ file: new File([new Uint8Array(picture)], 'example.png') }) },
    ...(await addBuyerExamples(api, buyer, { company_id, product_id })),
    ...(await addListExamples(api, buyer, { company_id, product_id })),
    ...(await addOrderExamples(api, buyer, { company_id, product_id })),
    ...(await addInvoiceExamples(api, company_id)),
    ...(await addReceiptExamples(api, company_id)),
    ...(await addReceivableExamples(api, company_id)),
    ...(await addGstExamples(api)),
    ...(await addTdsExamples(api, company_id)),
    ...(await addBankExamples(api, company_id)),
    ...(await addQuoteExamples(api, buyer, company_id)),
    ...(await addCustomerExamples(api, company_id)),
    ...(await addSupportExamples(api, buyer)),
    ...(await addProductExamples(api, { company_id, product_id })),
    ...(await addDeliveryExamples(api)),
    ...(await addStoresExamples(api, company_id)),
    '/api/employees/create-customer': {
      body: () => ({ company_id, name: 'Example', email: `example${++serial}@example.test` }),
    },
  };

  /** Makes the call as this person with valid parameters, optionally at its `.php` path. */
  const call = ({ method, path }: Endpoint, person: Person, suffix: '' | '.php' = '') => {
    const { query, body = () => ({}) } = examples[path] ?? {};
    const address = path + suffix + (query ? `?${query}` : '');
    return method === 'GET' ? person.get(address) : person.post(address, body());
  };
  return { company_id, product_id, buyer, call, exampleOf: (path: string): Example => examples[path] ?? {} };
}

function formOf(fields: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

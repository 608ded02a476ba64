import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_ORDER } from '#contracts/orders/portal.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let product_id: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  product_id = await addProduct(api, company_id);
});
afterAll(() => api.stop());

const place = (body: unknown) => buyer.post('/api/orders/create', body);

/** Number of rows in all tables that an order writes, and the total stock. */
const written = () =>
  api.sql(`select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
    (select count(*) from order_history) as history, (select count(*) from outbox) as mails,
    (select count(*) from idempotency) as keys, (select sum(stock) from items) as stock`);

async function expectRefusal(body: unknown, message: string | RegExp) {
  const before = await written();
  const answer = await place(body);
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
  expect(answer.body.message).toMatch(message);
  expect(await written()).toEqual(before);
}

describe('an order is refused with 400, and nothing is written, ', () => {
  const NUMBER = 'Enter the quantity as a number, for example 12 or 2.5.';

  it.each([
    { qty: '-1', message: 'Enter a quantity above 0.' },
    { qty: '0', message: 'Enter a quantity above 0.' },
    { qty: '1.5', message: /: Whole numbers only for NOS\.$/ },
    { qty: '1.2345', message: 'Enter at most three decimals.' },
    { qty: '"2"', message: NUMBER },
    { qty: '"0x10"', message: NUMBER },
    { qty: '9007199254740992', message: 'Order at most 10,00,000 of one item.' },
    { qty: '1e400', message: NUMBER },
    { qty: '-1e400', message: NUMBER },
    { qty: 'NaN', message: 'The request is not valid JSON.' },
    { qty: 'null', message: NUMBER },
    { qty: 'true', message: NUMBER },
    { qty: '[1]', message: NUMBER },
    { qty: '1000001', message: 'Order at most 10,00,000 of one item.' },
  ])('for the quantity $qty', ({ qty, message }) =>
    expectRefusal(`{"items":[{"product_id":${product_id},"qty":${qty}}]}`, message),
  );

  it.each([
    { name: 'no body at all', body: '', message: EMPTY_ORDER },
    { name: 'no items', body: {}, message: EMPTY_ORDER },
    { name: 'items that are null', body: { items: null }, message: EMPTY_ORDER },
    { name: 'items that are not a list', body: { items: { 0: { product_id: 1, qty: 1 } } }, message: EMPTY_ORDER },
    { name: 'an empty list', body: { items: [] }, message: EMPTY_ORDER },
    { name: 'a line without a product', body: { items: [{ qty: 1 }] }, message: /product_id/ },
    { name: 'a line without a quantity', body: { items: [{ product_id: 1 }] }, message: NUMBER },
    { name: 'a line that is null', body: { items: [null] }, message: /items\.0/ },
    { name: 'the product 0', body: { items: [{ product_id: 0, qty: 1 }] }, message: /product_id/ },
    { name: 'the product "1"', body: { items: [{ product_id: '1', qty: 1 }] }, message: /product_id/ },
    {
      name: '2,001 lines',
      body: { items: Array.from({ length: 2001 }, (_, i) => ({ product_id: i + 1, qty: 1 })) },
      message: 'Place at most 2,000 lines in one order.',
    },
  ])('for $name', ({ body, message }) => expectRefusal(body, message));

  it.each([
    { name: 'a PO number of 61 characters', field: { po_number: 'x'.repeat(61) }, message: 'at most 60 characters' },
    { name: 'notes of 2001 characters', field: { notes: 'x'.repeat(2001) }, message: 'at most 2000 characters' },
    { name: 'a NUL in the notes', field: { notes: 'a\0b' }, message: 'cannot be stored' },
    { name: 'half a surrogate pair', field: { notes: 'a\ud83d' }, message: 'cannot be stored' },
    { name: 'a PO number that is a number', field: { po_number: 7 }, message: 'po_number' },
    { name: 'the address "1"', field: { ship_address_id: '1' }, message: 'ship_address_id' },
    { name: 'the address -1', field: { ship_address_id: -1 }, message: 'ship_address_id' },
    { name: 'a short key', field: { idempotency_key: 'x' }, message: 'idempotency_key' },
    { name: 'a key with a quote', field: { idempotency_key: "key'or'1'='1" }, message: 'idempotency_key' },
  ])('for $name', ({ field, message }) =>
    expectRefusal({ items: [{ product_id, qty: 1 }], ...field }, new RegExp(message)),
  );
});

it('an order is refused with 400, and nothing is written, for a total above what the wire represents to the paisa', async () => {
  const plant = await addProduct(api, company_id, { price_paise: 1e11, stock: 1_000_000 });
  await expectRefusal({ items: [{ product_id: plant, qty: 22_001 }] }, /^The total is above ₹22 lakh crore/);
});

describe('an order is refused with a 409 that names the line, and nothing is written, ', () => {
  it.each([
    {
      name: 'for a discontinued product',
      product: { active: false },
      message: 'Valve (V-1) is no longer sold. Remove it and try again.',
    },
    {
      name: 'for a product that is out of stock',
      product: { stock: 0 },
      message: 'Valve (V-1) is out of stock. Remove it or request a quote.',
    },
    {
      name: 'for more than the stock',
      product: { stock: 1 },
      message: 'Valve (V-1): only 1 in stock, you ordered 2. Reduce the quantity.',
    },
  ])('$name', async ({ product, message }) => {
    await api.sql(`update items set sku = 'V-' || id + 1000 where sku = 'V-1'`);
    const valve = await addProduct(api, company_id, { name: 'Valve', sku: 'V-1', ...product });
    const before = await written();
    const answer = await place({
      items: [
        { product_id: valve, qty: 2 },
        { product_id, qty: 1 },
      ],
      idempotency_key: `key-for-${valve}`,
    });
    expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'conflict', message } });
    expect(await written()).toEqual(before);
  });
});

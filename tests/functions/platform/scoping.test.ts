import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let aravalli: Tenant;
let konkan: Tenant;

interface Tenant {
  company_id: number;
  address_id: number;
  product_id: number;
  order_id: number;
  buyer: Person;
}

beforeAll(async () => {
  api = await startApi();
  await api.sql(`insert into categories values ('Bearings', 1), ('Pumps', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Ball', 1), ('Pumps', 'Dosing', 1)`);
  aravalli = await addTenant('Aravalli', 'Rajasthan', ['Bearings', 'Ball']);
  konkan = await addTenant('Konkan', 'Maharashtra', ['Pumps', 'Dosing']);
});
afterAll(() => api.stop());

async function addTenant(name: string, state: string, [category, subcategory]: string[]): Promise<Tenant> {
  const { company_id, address_id } = await addCompany(api, name, state);
  const product_id = await addProduct(api, company_id, { name: `${name} part`, category, subcategory });
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  const { body } = await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] });
  return { company_id, address_id, product_id, buyer, order_id: body.id };
}

/** A response without the parts that always differ, and without the requested id. */
const comparable = ({ status, text }: Answer, id: number) => ({
  status,
  text: text.replace(/"request_id":"[^"]+"/, '').replaceAll(String(id), 'ID'),
});

const UNKNOWN_ID = 987_654_321;

describe("another company's", () => {
  it('order gets the same 404 as one that does not exist', async () => {
    const foreign = await konkan.buyer.get(`/api/orders/get?id=${aravalli.order_id}`);
    const missing = await konkan.buyer.get(`/api/orders/get?id=${UNKNOWN_ID}`);
    expect(foreign).toMatchObject({ status: 404, body: { message: 'This order was not found.' } });
    expect(comparable(foreign, aravalli.order_id)).toEqual(comparable(missing, UNKNOWN_ID));
  });

  it('product in an order gets the same 404 as one that does not exist, and nothing is written', async () => {
    const order = (product_id: number) =>
      konkan.buyer.post('/api/orders/create', {
        items: [
          { product_id: konkan.product_id, qty: 1 },
          { product_id, qty: 1 },
        ],
      });
    const before = await api.sql('select stock from catalog order by id');
    const foreign = await order(aravalli.product_id);
    expect(foreign).toMatchObject({
      status: 404,
      body: { message: 'Line 2 is not in your catalogue. Remove it and try again.' },
    });
    expect(comparable(foreign, aravalli.product_id)).toEqual(comparable(await order(UNKNOWN_ID), UNKNOWN_ID));
    expect(await api.sql('select stock from catalog order by id')).toEqual(before);
  });

  it('address in an order gets the same 404 as one that does not exist', async () => {
    const order = (ship_address_id: number) =>
      konkan.buyer.post('/api/orders/create', { items: [{ product_id: konkan.product_id, qty: 1 }], ship_address_id });
    const foreign = await order(aravalli.address_id);
    expect(foreign).toMatchObject({
      status: 404,
      body: { message: 'That ship-to address was not found. Choose another one.' },
    });
    expect(comparable(foreign, aravalli.address_id)).toEqual(comparable(await order(UNKNOWN_ID), UNKNOWN_ID));
  });

  it('product and address are ignored when pricing', async () => {
    const { body } = await konkan.buyer.post('/api/cart/price', {
      items: [
        { product_id: aravalli.product_id, qty: 1 },
        { product_id: konkan.product_id, qty: 1 },
      ],
      ship_address_id: aravalli.address_id,
    });
    expect(body.lines.map((line: { product_id: number }) => line.product_id)).toEqual([konkan.product_id]);
    expect(body.totals.subtotal).toBe(100);
  });

  it.each([
    '/api/catalog/list',
    '/api/catalog/list?q=part',
    '/api/catalog/list?q=aravalli',
    '/api/catalog/list?category=Bearings',
    '/api/catalog/list?category=Bearings&subcategory=Ball&sort=price_asc',
    '/api/catalog/categories',
    '/api/companies/my',
    '/api/companies/addresses',
    '/api/orders/list',
  ])('name, addresses and ids do not appear in %s', async (path) => {
    const { status, text, body } = await konkan.buyer.get(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(/Aravalli|Bearings|Rajasthan/i);
    const ids = (body.items ?? []).map((item: { id?: number }) => item.id);
    for (const { product_id, address_id, order_id } of [aravalli]) {
      if (path.includes('catalog')) expect(ids).not.toContain(product_id);
      if (path.includes('addresses')) expect(ids).not.toContain(address_id);
      if (path.includes('orders')) expect(ids).not.toContain(order_id);
    }
  });

  it('misspelt words are not corrected from another company’s catalogue', async () => {
    await addProduct(api, aravalli.company_id, { name: 'Plummer block' });
    const search = async (buyer: Person) => (await buyer.get('/api/catalog/list?q=plumer')).body.corrected;
    expect(await search(aravalli.buyer)).toBe('plummer');
    expect(await search(konkan.buyer)).toBeNull();
  });

  it('idempotency key does not return its order', async () => {
    const items = ({ product_id }: Tenant) => [{ product_id, qty: 1 }];
    const idempotency_key = 'the-same-key';
    const one = await aravalli.buyer.post('/api/orders/create', { items: items(aravalli), idempotency_key });
    const other = await konkan.buyer.post('/api/orders/create', { items: items(konkan), idempotency_key });
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body.id).not.toBe(one.body.id);
  });
});

describe('a colleague', () => {
  it('of the same company sees the order', async () => {
    const colleague = await signIn(api, (await addUser(api, aravalli.company_id)).email);
    expect((await colleague.get(`/api/orders/get?id=${aravalli.order_id}`)).status).toBe(200);
  });
});

describe('an order id', () => {
  it.each(['', '0', '-1', '1.5', '1e5', '0x10', ' 1', '1;', 'null', '9'.repeat(30)])('"%s" gets 400', async (id) => {
    const { status } = await aravalli.buyer.get(`/api/orders/get?id=${encodeURIComponent(id)}`);
    expect(status).toBe(400);
  });
});

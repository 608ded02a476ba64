import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, PASSWORD, type Person, request, signIn } from '../support/fixtures.ts';

let api: Api;
let buyer: Person;
let email: string;
let product_id: number;
let order_id: number;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  ({ email } = await addUser(api, company_id));
  product_id = await addProduct(api, company_id);
  buyer = await signIn(api, email);
  order_id = (await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] })).body.id;
});
afterAll(() => api.stop());

/** Requests that the driver sends to the database while `work` runs. The functions live in this process. */
async function roundTrips(work: () => Promise<{ status: number }>): Promise<{ status: number; trips: number }> {
  const fetches = vi.spyOn(globalThis, 'fetch');
  const { status } = await work();
  const trips = fetches.mock.calls.filter(([url]) => String(url).endsWith('/sql')).length;
  fetches.mockRestore();
  return { status, trips };
}

describe('a signed-in read is one round trip to the database:', () => {
  it.each([
    '/api/companies/my',
    '/api/companies/addresses',
    '/api/catalog/categories',
    '/api/catalog/list',
    '/api/catalog/list?q=prodct&sort=price_desc&page=2',
    '/api/orders/list',
    '/api/orders/get?id=$id',
  ])('%s', async (path) => {
    expect(await roundTrips(() => buyer.get(path.replace('$id', String(order_id))))).toEqual({ status: 200, trips: 1 });
  });

  it('/api/cart/price', async () => {
    const body = { items: [{ product_id, qty: 1 }] };
    expect(await roundTrips(() => buyer.post('/api/cart/price', body))).toEqual({ status: 200, trips: 1 });
  });
});

describe('a write', () => {
  it('of an order is two', async () => {
    const body = { items: [{ product_id, qty: 1 }], idempotency_key: 'counted-key' };
    expect(await roundTrips(() => buyer.post('/api/orders/create', body))).toEqual({ status: 200, trips: 2 });
    expect(await roundTrips(() => buyer.post('/api/orders/create', body))).toEqual({ status: 200, trips: 1 });
  });

  it('of a session is two, and of its end one', async () => {
    const body = { email, password: PASSWORD };
    expect(await roundTrips(() => request(api, 'POST', '/api/login', { body }))).toEqual({ status: 200, trips: 2 });
    const other = await signIn(api, email);
    expect(await roundTrips(() => other.post('/api/logout', {}))).toEqual({ status: 200, trips: 1 });
  });
});

describe('a refusal that needs no row', () => {
  it.each([
    { name: 'an unsigned token', call: () => request(api, 'GET', '/api/orders/list'), status: 401 },
    { name: 'a bad body', call: () => buyer.post('/api/orders/create', { items: [] }), status: 400 },
    { name: 'a bad query', call: () => buyer.get('/api/catalog/list?sort=x'), status: 400 },
  ])('asks the database nothing: $name', async ({ call, status }) => {
    expect(await roundTrips(call)).toEqual({ status, trips: 0 });
  });
});

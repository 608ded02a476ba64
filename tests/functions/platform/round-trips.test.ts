import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addExamples, endpoints, OWN_FACTOR_CALLS } from '../../support/endpoints.ts';
import { addUser, type Answer, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let store: Store;
let buyer: Person;
let staff: Person;
let admin: Person;
let product_id: number;
let call: Awaited<ReturnType<typeof addExamples>>['call'];

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ buyer, product_id, call } = await addExamples(api));
  staff = await signIn(api, (await addUser(api, null)).email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

/** The status of the call, and its number of round trips to the database. */
async function roundTrips(work: () => Promise<{ status: number }>): Promise<{ status: number; trips: number }> {
  const { answer, trips } = await countTrips(work);
  return { status: answer.status, trips };
}

/** Calls of the desk that first look up for whom they work, with what they may take; staff make a few of them a day. */
const ONE_MORE: Record<string, number> = {
  ...{ '/api/admin/enquiry-proposal': 2, '/api/admin/order-create': 3 },
  // Each order is read, decided and packed by itself.
  '/api/admin/orders-pack': 3,
};

/** Looks into all tables, in a long transaction on a direct connection. */
const ON_A_PERSON = /^\/api\/admin\/person-/;

describe('a signed-in read is one round trip to the database:', () => {
  const reads = Object.values(endpoints).filter(
    ({ method, roles, path }) => method === 'GET' && roles !== 'public' && !ON_A_PERSON.test(path),
  );

  it.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_path, endpoint) => {
    const person = endpoint.roles.includes('customer') ? buyer : endpoint.roles.includes('employee') ? staff : admin;
    const trips = ONE_MORE[endpoint.path] ?? 1;
    expect(await roundTrips(() => call(endpoint, person))).toEqual({ status: 200, trips });
  });

  it('also with a misspelt search word', async () => {
    const search = () => buyer.get('/api/catalog/list?q=prodct&sort=price_desc&page=1');
    // The first search of a process also reads the synonyms.
    await search();
    expect(await roundTrips(search)).toEqual({ status: 200, trips: 1 });
  });

  it('and for looking up SKUs', async () => {
    const look = () => buyer.post('/api/catalog/match', { skus: ['SKU-1', 'SKU 2'] });
    expect(await roundTrips(look)).toEqual({ status: 200, trips: 1 });
  });

  it('and for searching many descriptions', async () => {
    const ask = () => buyer.post('/api/catalog/candidates', { searches: ['Ball bearing 6205', 'cotton glovs'] });
    expect(await roundTrips(ask)).toEqual({ status: 200, trips: 1 });
  });

  it('and for pricing a cart', async () => {
    const body = { items: [{ product_id, qty: 1 }] };
    expect(await roundTrips(() => buyer.post('/api/cart/price', body))).toEqual({ status: 200, trips: 1 });
  });
});

describe('a signed-in response is never cached:', () => {
  const reads = Object.values(endpoints).filter(({ method, roles }) => method === 'GET' && roles !== 'public');

  it.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_path, endpoint) => {
    const person = endpoint.roles.includes('customer') ? buyer : endpoint.roles.includes('employee') ? staff : admin;
    expect((await call(endpoint, person)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a write', () => {
  it('of an order is two', async () => {
    const body = { items: [{ product_id, qty: 1 }], idempotency_key: 'counted-key' };
    expect(await roundTrips(() => buyer.post('/api/orders/create', body))).toEqual({ status: 200, trips: 2 });
    expect(await roundTrips(() => buyer.post('/api/orders/create', body))).toEqual({ status: 200, trips: 1 });
  });

  it('of a session is two, and of its end one', async () => {
    const { email } = await addUser(api, null);
    const body = { email, password: PASSWORD };
    expect(await roundTrips(() => request(api, 'POST', '/api/login', { body }))).toEqual({ status: 200, trips: 2 });
    const other = await signIn(api, email);
    expect(await roundTrips(() => other.post('/api/logout', {}))).toEqual({ status: 200, trips: 1 });
  });
});

describe('a refusal without reading rows', () => {
  it.each([
    { name: 'an unsigned token', call: () => request(api, 'GET', '/api/orders/list'), status: 401 },
    { name: 'a bad public form', call: () => request(api, 'POST', '/api/contact', { body: {} }), status: 400 },
  ])('does not access the database: $name', async ({ call, status }) => {
    expect(await roundTrips(call)).toEqual({ status, trips: 0 });
  });

  it.each([
    { name: 'a bad body', call: () => buyer.post('/api/orders/create', { items: [] }) },
    { name: 'a bad query', call: () => buyer.get('/api/catalog/list?sort=x') },
  ])('only checks the caller’s access: $name', async ({ call }) => {
    expect(await roundTrips(call)).toEqual({ status: 400, trips: 1 });
  });
});

describe('a buyer’s write is at most two round trips:', () => {
  // Calls that end sessions come last.
  const ends = ['/api/change-password', '/api/logout'];
  const writes = Object.values(endpoints)
    .filter(({ method, roles }) => method === 'POST' && roles !== 'public' && roles.includes('customer'))
    .sort((a, b) => ends.indexOf(a.path) - ends.indexOf(b.path));

  it.each(writes.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_path, endpoint) => {
    let answer: Answer | undefined;
    const { status, trips } = await roundTrips(async () => (answer = await call(endpoint, buyer)));
    expect(status).toBe(200);
    expect(trips).toBeLessThanOrEqual(2);
    expect(answer!.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a write by staff is at most two round trips:', () => {
  // Transactions on a direct connection, which are exempt (docs/decisions/015).
  const long = ['import-apply', 'catalogue-copy', 'price-list-assign', 'price-list-apply', 'price-list-save'];
  const apart = [...long.map((name) => `/api/admin/${name}`), ...OWN_FACTOR_CALLS];
  const writes = Object.values(endpoints).filter(
    ({ method, path, roles }) =>
      method === 'POST' && roles !== 'public' && !roles.includes('customer') && !apart.includes(path),
  );

  it.each(writes.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_path, endpoint) => {
    const person = endpoint.roles.includes('employee') ? staff : admin;
    let answer: Answer | undefined;
    const { status, trips } = await roundTrips(async () => (answer = await call(endpoint, person)));
    expect({ status, message: answer!.body?.message }).toMatchObject({ status: 200 });
    // A long transaction asks every 250 ms whether the database answers: as often as the machine is slow.
    if (!ON_A_PERSON.test(endpoint.path)) expect(trips).toBeLessThanOrEqual(ONE_MORE[endpoint.path] ?? 2);
    expect(answer!.headers.get('cache-control')).toBe('private, no-store');
  });
});

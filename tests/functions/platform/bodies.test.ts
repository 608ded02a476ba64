import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_JSON_BYTES } from '#contracts/limits.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;
let product_id: number;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  product_id = await addProduct(api, company_id);
});
afterAll(() => api.stop());

const order = () => ({ items: [{ product_id, qty: 1 }] });
const post = (body: unknown) =>
  request(api, 'POST', '/api/orders/create', { headers: { authorization: `Bearer ${buyer.token}` }, body });

it.each([
  { name: 'is no JSON', body: '{"items":', status: 400, message: 'The request is not valid JSON.' },
  {
    name: 'is 10 MB long',
    body: 'x'.repeat(10 * MAX_JSON_BYTES),
    status: 413,
    message: 'The request is too large. Send at most 1 MB.',
  },
  {
    name: 'is nested 10,000 deep',
    body: '['.repeat(10_000),
    status: 400,
    message: 'The request is nested too deeply.',
  },
  { name: 'is no object', body: '[]', status: 400, message: 'This must be a group of named fields.' },
])('a body that $name gets $status, and nothing is written', async ({ body, status, message }) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toContain(message);
  expect(await api.sql('select 1 from orders')).toEqual([]);
});

it('a body that is no UTF-8 gets 400', async () => {
  const response = await fetch(`${api.url}/api/orders/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'The request is not valid UTF-8 text.' });
});

it('a role, a company or a price in a body, or under __proto__, changes nothing', async () => {
  const { id } = (
    await post({ ...order(), role: 'admin', company_id: 1, total: 1, items: [{ ...order().items[0], price: 0.01 }] })
  ).body;
  expect((await buyer.get(`/api/orders/get?id=${id}`)).body.order.total).toBe(100);
  const polluted = await post(
    `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"items":${JSON.stringify(order().items)}}`,
  );
  expect(polluted.status).toBe(200);
  expect(({} as Record<string, unknown>).role).toBeUndefined();
});

it('the same parameter twice counts once, the last time', async () => {
  const { id } = (await post(order())).body;
  const answer = await buyer.get(`/api/orders/get?id=999999999&id=${id}`);
  expect(answer).toMatchObject({ status: 200, body: { order: { id } } });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addExamples, endpoints } from '../../support/endpoints.ts';
import { addUser, type Answer, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

/** Rules for all calls: bodies, queries, methods, paths. */
let api: Api;
let buyer: Person;
let staff: Person;
let email: string;
let product_id: number;
let call: Awaited<ReturnType<typeof addExamples>>['call'];

beforeAll(async () => {
  api = await startApi();
  let company_id: number;
  ({ company_id, buyer, product_id, call } = await addExamples(api));
  ({ email } = await addUser(api, company_id));
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

describe('a body', () => {
  const nested = (depth: number) => '{"items":' + '['.repeat(depth) + ']'.repeat(depth) + '}';

  it.each([
    { name: 'nested 10,000 deep', body: nested(10_000), status: 400, message: 'The request is nested too deeply.' },
    { name: 'that only opens', body: '['.repeat(100_000), status: 400, message: 'The request is nested too deeply.' },
    { name: 'that is not JSON', body: 'items=1', status: 400, message: 'The request is not valid JSON.' },
    { name: 'with NUL bytes', body: '\0\0', status: 400, message: 'The request is not valid JSON.' },
    { name: 'that is a number', body: '7', status: 400, message: /./ },
    {
      name: 'of 2 MB',
      body: `{"notes":"${'x'.repeat(2_000_000)}"}`,
      status: 413,
      message: 'The request is too large. Send at most 1 MB.',
    },
  ])('$name gets $status', async ({ body, status, message }) => {
    const answer = await buyer.post('/api/orders/create', body);
    expect(answer).toMatchObject({ status, body: { success: false } });
    expect(answer.body.message).toMatch(message);
  });

  it('of 2 MB without a length header gets 413 too', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000));
    let left = 20;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const { status } = await fetch(`${api.url}/api/orders/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(status).toBe(413);
  });

  it('that is not UTF-8 gets 400', async () => {
    const response = await fetch(`${api.url}/api/orders/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'The request is not valid UTF-8 text.' });
  });

  it('can have brackets and quotes in its text', async () => {
    const notes = `[{"`.repeat(50);
    const answer = await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }], notes });
    expect(answer.status).toBe(200);
  });
});

describe('a query', () => {
  it.each([
    { name: 'an unknown sort', query: 'sort=cheapest', status: 400 },
    { name: 'SQL for a sort', query: 'sort=price_paise;drop table products', status: 400 },
    { name: 'a sort named like an object property', query: 'sort=constructor', status: 400 },
    { name: 'a NUL', query: 'q=%00', status: 400 },
    { name: 'a search of 201 characters', query: `q=${'x'.repeat(201)}`, status: 400 },
    { name: 'a huge page number', query: 'page=1e300', status: 200 },
    { name: 'a page below 1', query: 'page=-3', status: 200 },
    { name: 'names of object properties', query: '__proto__=1&constructor=2&toString=3', status: 200 },
    { name: 'half of an escape', query: 'q=%F0%9F', status: 200 },
  ])('with $name gets $status', async ({ query, status }) => {
    expect((await buyer.get(`/api/catalog/list?${query}`)).status).toBe(status);
  });
});

describe('the method', () => {
  it.each([
    { method: 'POST', path: '/api/catalog/list', allow: 'GET' },
    { method: 'GET', path: '/api/orders/create', allow: 'POST' },
    { method: 'DELETE', path: '/api/orders/list', allow: 'GET' },
    { method: 'GET', path: '/api/login', allow: 'POST' },
  ])('$method of $path gets 405', async ({ method, path, allow }) => {
    const answer = await request(api, method, path, { headers: { authorization: `Bearer ${buyer.token}` } });
    expect(answer).toMatchObject({ status: 405, body: { success: false, message: `Use ${allow}.` } });
    expect(answer.headers.get('allow')).toBe(allow);
  });
});

describe('the .php path', () => {
  const specified = Object.entries(endpoints).filter(([, { php }]) => php);
  const reads = specified.filter(([, { method }]) => method === 'GET');
  const writes = specified.filter(([, { method }]) => method === 'POST');
  const personFor = ({ roles }: Endpoint) => (roles === 'public' || roles.includes('customer') ? buyer : staff);
  const message = ({ status, body }: Answer) => ({ status, message: body.message, code: body.code });

  it.each(reads)('of %s returns the same as the canonical one', async (_name, endpoint) => {
    const [plain, php] = [await call(endpoint, personFor(endpoint)), await call(endpoint, personFor(endpoint), '.php')];
    expect(plain.status).toBe(200);
    expect([php.status, php.text]).toEqual([plain.status, plain.text]);
  });

  it.each(writes)('of %s refuses the same', async (_name, { path, roles }) => {
    for (const person of [buyer, staff, as(api)]) {
      const [plain, php] = [await person.post(path, {}), await person.post(`${path}.php`, {})];
      expect(php.status).toBeGreaterThanOrEqual(400);
      expect(message(php)).toEqual(message(plain));
      if (roles !== 'public' && person.token === '') expect(php.status).toBe(401);
    }
  });

  it.each(writes.filter(([, { roles, form }]) => roles !== 'public' && !form))(
    'of %s does the same',
    async (_name, endpoint) => {
      const [plain, php] = [
        await call(endpoint, personFor(endpoint)),
        await call(endpoint, personFor(endpoint), '.php'),
      ];
      expect(plain.status).toBe(200);
      expect([php.status, Object.keys(php.body)]).toEqual([plain.status, Object.keys(plain.body)]);
    },
  );

  it('of login signs in', async () => {
    const { status, body } = await request(api, 'POST', '/api/login.php', { body: { email, password: PASSWORD } });
    expect({ status, email: body.user.email }).toEqual({ status: 200, email });
  });

  it.each(['', '&sort=price_desc&page=1', '&category=Nothing', '&sort=wrong'])(
    'of the catalogue reads its query: %s',
    async (query) => {
      const [plain, php] = await Promise.all(
        ['', '.php'].map((suffix) => buyer.get(`/api/catalog/list${suffix}?q=product${query}`)),
      );
      const { request_id: _, ...said } = plain!.body;
      expect(php).toMatchObject({ status: plain!.status, body: said });
    },
  );

  it('does not exist for calls that are not in the specification', async () => {
    expect((await buyer.post('/api/logout.php', {})).status).toBe(404);
  });
});

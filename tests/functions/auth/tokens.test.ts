import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Role } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addExamples, endpoints, OWN_FACTOR_CALLS } from '../../support/endpoints.ts';
import { addCompany, addUser, as, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let people: Record<Role, Person>;
let call: Awaited<ReturnType<typeof addExamples>>['call'];

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  const examples = await addExamples(api);
  call = examples.call;
  const staff = async (role: Role) => signIn(api, (await addUser(api, null, role)).email);
  people = { customer: examples.buyer, employee: await staff('employee'), admin: await staff('admin') };
});
afterAll(() => api.stop());

const READ = '/api/companies/my';
const SIGNED_OUT = { success: false, code: 'unauthenticated', message: 'Your session has ended. Sign in again.' };

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
const secret = () => new TextEncoder().encode(process.env.AUTH_SECRET);

/** The buyer's token with changes, signed again. */
function resign(change: Record<string, unknown>, alg = 'HS256', key = secret()): Promise<string> {
  return new SignJWT({ ...payloadOf(buyer.token), ...change }).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
}

function withPayload(change: Record<string, unknown>): string {
  const [header, , signature] = buyer.token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...payloadOf(buyer.token), ...change })).toString('base64url');
  return [header, payload, signature].join('.');
}

describe('a token', () => {
  it('signed by this server is accepted', async () => {
    expect((await as(api, await resign({})).get(READ)).status).toBe(200);
  });

  it('accepted before is refused once it has expired', async () => {
    const short = as(api, await resign({ exp: Math.ceil(Date.now() / 1000) + 3 }));
    expect((await short.get(READ)).status).toBe(200);
    await expect.poll(async () => (await short.get(READ)).body, { timeout: 10_000 }).toMatchObject(SIGNED_OUT);
  });

  it.each([
    { name: 'with alg none', forge: async () => new UnsecuredJWT(payloadOf(buyer.token)).encode() },
    {
      name: 'with alg none and the old signature',
      forge: async () => buyer.token.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
    },
    { name: 'signed with another key', forge: () => resign({}, 'HS256', new TextEncoder().encode('k'.repeat(32))) },
    { name: 'signed with HS512', forge: () => resign({}, 'HS512') },
    { name: 'without exp', forge: () => resign({ exp: undefined }) },
    { name: 'that has expired', forge: () => resign({ exp: Math.floor(Date.now() / 1000) - 1 }) },
    { name: 'of another issuer', forge: () => resign({ iss: 'someone' }) },
    { name: 'without a session', forge: () => resign({ jti: undefined }) },
    { name: 'of an unknown session', forge: () => resign({ jti: crypto.randomUUID() }) },
    { name: 'of another user with this session', forge: () => resign({ uid: payloadOf(buyer.token).uid + 1 }) },
    { name: 'with a changed company', forge: async () => withPayload({ company_id: company_id + 1 }) },
    { name: 'with a changed role', forge: async () => withPayload({ role: 'admin' }) },
    { name: 'with a later expiry', forge: async () => withPayload({ exp: 4_102_444_800 }) },
    { name: 'with a session that is not a UUID', forge: () => resign({ jti: 'x' }) },
    { name: 'with a list as session', forge: () => resign({ jti: ['a'] }) },
    { name: 'with a user that is not a number', forge: () => resign({ uid: 'abc' }) },
    { name: 'with a fraction as user', forge: () => resign({ uid: 1.5 }) },
    { name: 'with a user above the largest id', forge: () => resign({ uid: 1e300 }) },
    { name: 'with an object as user', forge: () => resign({ uid: { id: 1 } }) },
    { name: 'cut short', forge: async () => buyer.token.slice(0, -4) },
  ])('$name gets 401', async ({ forge }) => {
    const answer = await as(api, await forge()).get(READ);
    expect(answer).toMatchObject({ status: 401, body: SIGNED_OUT });
  });

  it('only identifies the caller: role and company come from the row', async () => {
    const other = await addCompany(api, 'Konkan');
    const token = await resign({ company_id: other.company_id, role: 'admin' });
    expect((await as(api, token).get(READ)).body.company.name).toBe('Aravalli');
  });

  it.each(['', 'Basic dXNlcjpwYXNz', 'Bearer', 'Bearer  ', 'Bearer a b'])(
    'is asked for: "%s"',
    async (authorization) => {
      const answer = await request(api, 'GET', READ, { headers: authorization ? { authorization } : {} });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Sign in to continue.' } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );
});

describe('a session', () => {
  it('ends with logout, and the user’s other sessions remain', async () => {
    const { email } = await addUser(api, company_id);
    const [here, there] = [await signIn(api, email), await signIn(api, email)];
    expect(await here.post('/api/logout', {})).toMatchObject({ status: 200, body: { success: true } });
    expect((await here.get(READ)).status).toBe(401);
    expect((await here.post('/api/logout', {})).status).toBe(401);
    expect((await there.get(READ)).status).toBe(200);
  });

  it.each([
    { name: 'the user is disabled', sql: 'update users set disabled_at = now() where id = (select user_id from $)' },
    { name: 'it is revoked', sql: 'update sessions set revoked_at = now() where id = (select id from $)' },
    { name: 'its row has expired', sql: 'update sessions set expires_at = now() where id = (select id from $)' },
    { name: 'its row is gone', sql: 'delete from sessions where id = (select id from $)' },
  ])('is refused at the next call once $name', async ({ sql }) => {
    const person = await signIn(api, (await addUser(api, company_id)).email);
    expect((await person.get(READ)).status).toBe(200);
    await api.sql(`with mine as (select * from sessions where id = $1) ${sql.replace('$', 'mine')}`, [
      payloadOf(person.token).jti,
    ]);
    expect(await person.get(READ)).toMatchObject({ status: 401, body: SIGNED_OUT });
  });

  it('lasts 14 days for a customer and one day for staff', async () => {
    const staff = await signIn(api, (await addUser(api, null)).email);
    const days = ({ token }: Person) => (payloadOf(token).exp - payloadOf(token).iat) / 86_400;
    expect([days(buyer), days(staff)].map(Math.round)).toEqual([14, 1]);
  });
});

describe('a signed-in call', () => {
  // The change of the password comes last: others ask for the earlier one.
  const isLast = ({ path }: Endpoint) => path === '/api/change-password';
  const signedIn = Object.entries(endpoints)
    .filter(([, { roles }]) => roles !== 'public')
    .sort(([, a], [, b]) => Number(isLast(a)) - Number(isLast(b)));

  it.each(signedIn)('%s gets 401 without a token, for any body and query', async (_name, { method, path }) => {
    const sent = method === 'POST' ? { body: '{' } : {};
    expect(await request(api, method, `${path}?sort=x&id=x`, sent)).toMatchObject({
      status: 401,
      body: { success: false },
    });
  });

  // Logout would end the session that the others need; it has its own test above.
  it.each(signedIn.filter(([name]) => name !== 'logoutEndpoint'))(
    '%s: the roles of its contract and no other',
    async (_name, endpoint) => {
      for (const [role, person] of Object.entries(people)) {
        if (OWN_FACTOR_CALLS.includes(endpoint.path) && endpoint.roles.includes(role as Role)) continue;
        // An accepted file would go to the object store, which is not running here; its own test has one.
        if (endpoint.form && endpoint.roles.includes(role as Role)) continue;
        const { status, body } = await call(endpoint, person);
        const may = endpoint.roles.includes(role as Role);
        expect({ role, status, message: may ? '' : body.message }).toEqual(
          may
            ? { role, status: 200, message: '' }
            : { role, status: 403, message: 'You don’t have permission to do this.' },
        );
      }
    },
  );
});

describe('validation errors are shown only to callers with access', () => {
  const kept = Object.values(endpoints).filter(({ roles }) => roles !== 'public' && roles.length < 3);
  const NEVER = { status: 403, message: 'You don’t have permission to do this.' };

  it.each(kept.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, { method, roles }) => {
    for (const [role, person] of Object.entries(people)) {
      const bad =
        method === 'GET'
          ? [await person.get(`${path}?id=x&page=x&size=x&sort=x`)]
          : await Promise.all(['{', [], { id: {} }].map((body) => person.post(path, body)));
      if (!roles.includes(role as Role)) {
        expect(bad.map(({ status, body: { message } }) => ({ status, message }))).toEqual(bad.map(() => NEVER));
      } else if (method === 'POST') {
        expect([400, 415]).toContain(bad[0]!.status);
      }
    }
  });

  it('for a rule that compares fields, and for an idempotency key of another form', async () => {
    const same = { id: 1, other_id: 1, amount: 1, refund_due: 1, open: 1 };
    const bearer = (person: Person) => ({ authorization: `Bearer ${person.token}` });
    const short = (person: Person) => ({ ...bearer(person), 'idempotency-key': 'short' });
    for (const [headers, body] of [
      [bearer, same],
      [short, { ...same, other_id: 2 }],
    ] as const) {
      const send = (person: Person) =>
        request(api, 'POST', '/api/admin/invoice-adjust', { headers: headers(person), body });
      expect((await send(people.customer)).status).toBe(403);
      expect((await send(people.employee)).status).toBe(400);
    }
  });

  it('and not to a session that has ended', async () => {
    const gone = await signIn(api, (await addUser(api, null)).email);
    await gone.post('/api/logout', {});
    expect(await gone.post('/api/admin/ticket-move', { id: 'x' })).toMatchObject({ status: 401, body: SIGNED_OUT });
  });
});

describe('every response', () => {
  it.each([
    { name: 'a reply', path: READ, token: () => buyer.token, status: 200 },
    { name: 'a refusal', path: '/api/orders/get?id=1', token: () => buyer.token, status: 404 },
    { name: 'a response without a valid token', path: READ, token: () => 'x.y.z', status: 401 },
  ])(
    '$name is private and for this origin only, has a content type and a request id',
    async ({ path, token, status }) => {
      const { status: got, headers, body } = await as(api, token()).get(path);
      expect(got).toBe(status);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[\w-]{20,}$/),
      });
      if (status !== 200) expect(body.request_id).toBe(headers.get('x-request-id'));
    },
  );
});

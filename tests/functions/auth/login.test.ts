import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Answer, PASSWORD, request } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: { id: number; email: string };

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await addUser(api, company_id);
});
beforeEach(() => api.sql('delete from throttle'));
afterAll(() => api.stop());

function login(body: unknown, ip = '203.0.113.1'): Promise<Answer> {
  return request(api, 'POST', '/api/login', { body, headers: { 'x-test-ip': ip } });
}

/** The parts of a refusal that an attacker could compare. */
const seen = ({ status, body: { request_id: _, ...shown } }: Answer) => ({ status, shown });

describe('signing in', () => {
  it('returns a token and the user of the row', async () => {
    const { status, body } = await login({ email: buyer.email, password: PASSWORD, role: 'customer' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { uid: buyer.id, name: expect.any(String), email: buyer.email, role: 'customer', company_id },
      must_change_password: false,
    });
  });

  it('puts the same user into the payload of the token, with an expiry', async () => {
    const { body } = await login({ email: buyer.email, password: PASSWORD });
    const payload = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    expect(payload).toMatchObject(body.user);
    expect(payload.exp).toBeGreaterThan(Date.now() / 1000);
  });

  it('ignores a role and a company in the body', async () => {
    const { body } = await login({ email: buyer.email, password: PASSWORD, role: 'admin', company_id: 99 });
    expect(body.user).toMatchObject({ role: 'customer', company_id });
  });

  it('gives staff no company', async () => {
    const staff = await addUser(api, null, 'admin');
    const { body } = await login({ email: staff.email, password: PASSWORD, role: 'customer' });
    expect(body.user).toMatchObject({ uid: staff.id, role: 'admin', company_id: null });
  });

  it('trims the email address and ignores its case', async () => {
    const { status } = await login({ email: `  ${buyer.email.toUpperCase()} `, password: PASSWORD });
    expect(status).toBe(200);
  });

  it('does not trim the password', async () => {
    const { status } = await login({ email: buyer.email, password: ` ${PASSWORD}` });
    expect(status).toBe(401);
  });

  it('stores one session with the browser it was opened in', async () => {
    await api.sql('delete from sessions');
    await request(api, 'POST', '/api/login', {
      body: { email: buyer.email, password: PASSWORD },
      headers: { 'user-agent': 'x'.repeat(500) },
    });
    expect(await api.sql('select user_agent, revoked_at from sessions')).toEqual([
      { user_agent: 'x'.repeat(300), revoked_at: null },
    ]);
  });
});

describe('a sign-in that fails', () => {
  it('has the same response for an unknown address, a wrong password and a disabled user', async () => {
    const disabled = await addUser(api, company_id);
    await api.sql('update users set disabled_at = now() where id = $1', [disabled.id]);
    const answers = await Promise.all([
      login({ email: 'unknown@example.test', password: PASSWORD }),
      login({ email: buyer.email, password: 'wrong' }),
      login({ email: disabled.email, password: PASSWORD }),
    ]);
    expect(answers.map(seen)).toEqual(
      Array(3).fill({
        status: 401,
        shown: { success: false, message: 'Wrong email or password.', code: 'unauthenticated' },
      }),
    );
  });

  it('takes as long for an unknown address as for a known one', async () => {
    // At the cost of real passwords; those of other tests are cheaper.
    const hash = await hashPassword(PASSWORD);
    await api.sql('update users set password_hash = $1 where email = $2', [hash, buyer.email]);
    const shortest = { unknown: Infinity, known: Infinity };
    const time = async (who: keyof typeof shortest, email: string, ip: string) => {
      const started = performance.now();
      await login({ email, password: 'wrong' }, ip);
      shortest[who] = Math.min(shortest[who], performance.now() - started);
    };
    // In turn, and the shortest of each, because load on the machine can only add time.
    for (let i = 0; i < 7; i++) {
      await time('unknown', 'unknown@example.test', `198.51.100.${i}`);
      await time('known', buyer.email, `198.51.100.${i}`);
    }
    // Without the dummy hash, an unknown address would be refused in a tenth of the time.
    expect(shortest.unknown / shortest.known).toBeGreaterThan(0.5);
  });

  it.each([
    { name: 'no email', body: { password: 'x' }, field: 'email' },
    { name: 'a blank email', body: { email: '  ', password: 'x' }, message: 'Enter your email address.' },
    { name: 'a blank password', body: { email: 'a@b.in', password: '' }, message: 'Enter your password.' },
    { name: 'a too long password', body: { email: 'a@b.in', password: 'x'.repeat(201) }, field: 'password' },
    { name: 'an email that is a list', body: { email: ['a@b.in'], password: 'x' }, field: 'email' },
    { name: 'an email that is a query', body: { email: { $gt: '' }, password: 'x' }, field: 'email' },
    { name: 'a NUL in the email', body: { email: 'a\0@b.in', password: 'x' }, field: 'email' },
    { name: 'a list as body', body: [], field: 'request' },
    { name: 'null as body', body: 'null', field: 'request' },
    { name: 'invalid JSON', body: '{', message: 'The request is not valid JSON.' },
  ])('is refused for $name', async ({ body, message, field }) => {
    const answer = await login(body);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    if (message) expect(answer.body.message).toBe(message);
    if (field) expect(answer.body.fields).toHaveProperty(field);
  });
});

describe('too many attempts', () => {
  it('from one IP address for one account get 429, and the owner can still sign in from elsewhere', async () => {
    const wrong = { email: buyer.email, password: 'wrong' };
    for (let i = 0; i < 10; i++) expect((await login(wrong)).status).toBe(401);
    const refused = await login({ ...wrong, email: buyer.email.toUpperCase() });
    expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } });
    expect(refused.body.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);

    const right = { email: buyer.email, password: PASSWORD };
    expect((await login(right)).status).toBe(429);
    expect((await login(right, '203.0.113.2')).status).toBe(200);
  });

  it('from one IP address for many accounts get 429', async () => {
    await login({ email: 'guess0@example.test', password: 'x' });
    await api.sql(`update throttle set tries = 99 where key = 'login 203.0.113.1'`);
    const statuses = [];
    for (const i of [1, 2]) statuses.push((await login({ email: `guess${i}@example.test`, password: 'x' })).status);
    expect(statuses).toEqual([401, 429]);
  });

  it('do not include successful sign-ins, because a whole plant may share one IP address', async () => {
    for (let i = 0; i < 3; i++) expect((await login({ email: buyer.email, password: PASSWORD })).status).toBe(200);
    await login({ email: buyer.email, password: 'wrong' });
    const [{ tries }] = (await api.sql(`select tries::int from throttle where key = 'login 203.0.113.1'`)) as [
      { tries: number },
    ];
    expect(tries).toBe(1);
  });

  it('are reset when the window ends', async () => {
    const wrong = { email: buyer.email, password: 'wrong' };
    for (let i = 0; i < 11; i++) await login(wrong);
    await api.sql(`update throttle set resets_at = now()`);
    expect((await login({ ...wrong, password: PASSWORD })).status).toBe(200);
  });

  it('do not include those before a correct password', async () => {
    const wrong = { email: buyer.email, password: 'wrong' };
    for (let i = 0; i < 9; i++) await login(wrong);
    expect((await login({ ...wrong, password: PASSWORD })).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await login(wrong)).status).toBe(401);
  });
});

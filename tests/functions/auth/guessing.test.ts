import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Answer, PASSWORD, request } from '../../support/fixtures.ts';

/** Guessing of passwords from one address, from many, and from a neighbour's desk. */
let api: Api;
let company_id: number;
let owner: { id: number; email: string };

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
});
beforeEach(async () => {
  await api.sql('delete from throttle');
  await api.sql('delete from outbox');
  owner = await addUser(api, company_id);
});
afterAll(() => api.stop());

const PLANT = '203.0.113.1';
const ELSEWHERE = '203.0.113.2';

function login(password: string, { ip = PLANT, email = owner.email, cookie = '' } = {}): Promise<Answer> {
  return request(api, 'POST', '/api/login', { body: { email, password }, headers: { 'x-test-ip': ip, cookie } });
}

/** The cookie that a sign-in sets, as the browser sends it back. */
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** Wrong passwords from as many addresses. */
async function guessFromEverywhere(times: number, email = owner.email): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await login('wrong', { ip: `198.51.100.${i}`, email })).status);
  return statuses;
}

/** The account after its fiftieth failure. */
const limitAccount = () =>
  api.sql(
    `insert into throttle (key, tries, resets_at) values ($1, 50, now() + interval '1 day')
     on conflict (key) do update set tries = 50`,
    [`login-account ${owner.email}`],
  );

const mails = () => api.sql('select kind, recipient, payload from outbox order by id');

describe('an account guessed at from many addresses', () => {
  it('is limited at the fiftieth failure of a day, and its owner is told once', async () => {
    const statuses = await guessFromEverywhere(52);
    expect(statuses).toEqual([...Array(50).fill(401), 429, 429]);
    expect(await mails()).toEqual([
      { kind: 'sign-in-limited', recipient: owner.email, payload: { name: expect.any(String), tries: 50 } },
    ]);
    const refused = await login(PASSWORD, { ip: ELSEWHERE });
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('“Forgot password?”') } });
  });

  it('looks the same without an account, and no mail is sent', async () => {
    expect(await guessFromEverywhere(51, 'unknown@example.test')).toEqual([...Array(50).fill(401), 429]);
    expect(await mails()).toEqual([]);
  });

  it('lets its owner in on a device that signed in before', async () => {
    const cookie = cookieOf(await login(PASSWORD));
    await limitAccount();
    expect((await login(PASSWORD, { ip: ELSEWHERE })).status).toBe(429);
    expect((await login(PASSWORD, { ip: ELSEWHERE, cookie })).status).toBe(200);
  });

  it('lets in no one on a device that another account knows', async () => {
    const other = await addUser(api, company_id);
    const cookie = cookieOf(await login(PASSWORD, { email: other.email }));
    await limitAccount();
    expect((await login(PASSWORD, { ip: ELSEWHERE, cookie })).status).toBe(429);
  });

  it('opens again to an owner who sets a new password by a mailed link, on a new device too', async () => {
    await limitAccount();
    await as(api).post('/api/forgot-password', { email: owner.email });
    const [{ payload }] = (await api.sql(`select payload from outbox where kind = 'password-reset'`)) as [
      { payload: { token: string } },
    ];
    const set = await as(api).post('/api/reset-password', { token: payload.token, password: 'quiet lathe 81 harbour' });
    expect(set.status).toBe(200);
    await limitAccount();
    const right = { ip: ELSEWHERE, cookie: cookieOf(set) };
    expect((await login('quiet lathe 81 harbour', right)).status).toBe(200);
  });

  it('does not count the owner’s own sign-ins', async () => {
    for (let i = 0; i < 3; i++) await login(PASSWORD, { ip: `198.51.100.${i}` });
    const rows = await api.sql(`select tries::int from throttle where key = $1`, [`login-account ${owner.email}`]);
    expect(rows).toEqual([{ tries: 0 }]);
  });
});

describe('a plant behind one address', () => {
  it('is not locked out by a neighbour’s mistakes with one account, nor with many', async () => {
    const neighbour = await addUser(api, company_id);
    for (let i = 0; i < 12; i++) await login('wrong', { email: neighbour.email });
    for (let i = 0; i < 70; i++) await login('wrong', { email: `clerk${i}@example.test` });
    expect((await login(PASSWORD, { email: neighbour.email })).status).toBe(429);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('keeps its known devices even above the limit of the address', async () => {
    const cookie = cookieOf(await login(PASSWORD));
    await api.sql(`update throttle set tries = 100 where key = $1`, [`login ${PLANT}`]);
    expect((await login(PASSWORD)).status).toBe(429);
    expect((await login(PASSWORD, { cookie })).status).toBe(200);
  });

  it('is one caller over IPv6 if it has one /64, whatever the rest of the address', async () => {
    for (let i = 0; i < 10; i++) await login('wrong', { ip: `2001:db8:1:2::${i + 1}` });
    expect((await login('wrong', { ip: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await login('wrong', { ip: '2001:db8:1:3::1' })).status).toBe(401);
  });
});

describe('a known device', () => {
  it('is recognised by a cookie that scripts cannot read, and the reply stays the specification’s', async () => {
    const { headers, body } = await login(PASSWORD);
    expect(headers.get('set-cookie')).toMatch(
      /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(Object.keys(body).sort()).toEqual(['must_change_password', 'success', 'token', 'user']);
  });

  it('keeps its token over sign-ins, of which the database has only the hash', async () => {
    const cookie = cookieOf(await login(PASSWORD));
    expect(cookieOf(await login(PASSWORD, { cookie }))).toBe(cookie);
    const stored = await api.sql<{ token_hash: string }>('select token_hash from known_devices where user_id = $1', [
      owner.id,
    ]);
    expect(stored).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('has a limit of its own, so that a shared computer is no way to guess', async () => {
    const cookie = cookieOf(await login(PASSWORD));
    for (let i = 0; i < 10; i++) expect((await login('wrong', { cookie, ip: `198.51.100.${i}` })).status).toBe(401);
    expect((await login('wrong', { cookie, ip: ELSEWHERE })).status).toBe(429);
    // Elsewhere the owner is not limited by it.
    expect((await login(PASSWORD, { ip: ELSEWHERE })).status).toBe(200);
  });

  it('is set by no failed sign-in, and a made-up token is none', async () => {
    expect((await login('wrong')).headers.get('set-cookie')).toBeNull();
    await limitAccount();
    expect((await login(PASSWORD, { ip: ELSEWHERE, cookie: `device=${'a'.repeat(43)}` })).status).toBe(429);
  });

  it('is forgotten when the password changes on another one', async () => {
    const theirs = cookieOf(await login(PASSWORD));
    const { body, ...mine } = await login(PASSWORD);
    await request(api, 'POST', '/api/change-password', {
      body: { old_password: PASSWORD, password: 'quiet lathe 81 harbour' },
      headers: { authorization: `Bearer ${body.token}`, cookie: cookieOf(mine as Answer) },
    });
    await limitAccount();
    const right = 'quiet lathe 81 harbour';
    expect((await login(right, { ip: ELSEWHERE, cookie: theirs })).status).toBe(429);
    expect((await login(right, { ip: ELSEWHERE, cookie: cookieOf(mine as Answer) })).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAME_PASSWORD, WRONG_OLD_PASSWORD } from '#contracts/auth/account.ts';
import { deviceName } from '#server/auth/device-name.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

/** A user's own account: password, first sign-in, devices. */
let api: Api;
let company_id: number;
let user: { id: number; email: string };
let here: Person;

const NEW = 'another horse 9';
const READ = '/api/customer/profile';

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
});
beforeEach(async () => {
  user = await addUser(api, company_id);
  here = await signIn(api, user.email);
  await api.sql('delete from outbox');
});
afterAll(() => api.stop());

const change = (body: object, person = here) => person.post('/api/change-password', body);
const login = (password: string) => request(api, 'POST', '/api/login', { body: { email: user.email, password } });

describe('changing the password', () => {
  it('ends the other sessions, keeps this one, and is confirmed by mail', async () => {
    const there = await signIn(api, user.email);
    expect((await change({ old_password: PASSWORD, password: NEW })).status).toBe(200);
    expect([(await here.get(READ)).status, (await there.get(READ)).status]).toEqual([200, 401]);
    expect([(await login(PASSWORD)).status, (await login(NEW)).status]).toEqual([401, 200]);
    const mails = await api.sql('select kind, recipient from outbox');
    expect(mails).toEqual([{ kind: 'password-changed', recipient: user.email }]);
  });

  it.each([
    {
      name: 'a wrong old password',
      body: { old_password: 'not it at all', password: NEW },
      field: 'old_password',
      message: WRONG_OLD_PASSWORD,
    },
    { name: 'no old password', body: { old_password: '', password: NEW }, field: 'old_password' },
    {
      name: 'a short new password',
      body: { old_password: PASSWORD, password: '1234567' },
      field: 'password',
      message: 'Password must be at least 8 chars.',
    },
    {
      name: 'the same password',
      body: { old_password: PASSWORD, password: PASSWORD },
      field: 'password',
      message: SAME_PASSWORD,
    },
  ])('is refused at its field for $name, and nothing changes', async ({ body, field, message }) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
    if (message) expect(answer.body.fields[field]).toBe(message);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('returns 401 without a token, and 429 after too many wrong attempts', async () => {
    expect((await change({ old_password: PASSWORD, password: NEW }, as(api))).status).toBe(401);
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await change({ old_password: `guess ${i}`, password: NEW })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});

describe('at the first sign-in with a password set by someone else', () => {
  it.each(['customer', 'employee'])('a %s has to choose a new one before any other call', async (role) => {
    user = await addUser(api, role === 'customer' ? company_id : null, role);
    await api.sql('update users set must_change_password = true where id = $1', [user.id]);
    const answer = await login(PASSWORD);
    expect(answer.body.must_change_password).toBe(true);
    const person = as(api, answer.body.token);
    const read = role === 'customer' ? READ : '/api/admin/company-list';
    expect(await person.get(read)).toMatchObject({ status: 403, body: { code: 'password_change' } });
    expect((await change({ old_password: PASSWORD, password: PASSWORD }, person)).status).toBe(400);
    expect((await change({ old_password: PASSWORD, password: NEW }, person)).status).toBe(200);
    expect((await person.get(read)).status).toBe(200);
    expect((await login(NEW)).body.must_change_password).toBe(false);
  });

  it('a user can also sign out', async () => {
    await api.sql('update users set must_change_password = true where id = $1', [user.id]);
    expect((await here.post('/api/logout', {})).status).toBe(200);
  });
});

describe('the devices', () => {
  const devices = async (person = here) => (await person.get('/api/customer/devices')).body.items;

  it('are the caller’s own, with this one first and marked', async () => {
    await request(api, 'POST', '/api/login', {
      body: { email: user.email, password: PASSWORD },
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
      },
    });
    const items = await devices();
    expect(items).toHaveLength(2);
    expect(items.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    expect(items[1].name).toBe('Chrome on Windows');
  });

  describe('show their last use', () => {
    const ago = async (minutes: number) => {
      await here.get(READ);
      await api.sql(
        `update session_uses set used_at = now() - interval '1 minute' * $1
         where session_id in (select id from sessions where user_id = $2)`,
        [minutes, user.id],
      );
    };
    const minutesSince = async () => {
      const [row] = await api.sql<{ minutes: number }>(
        `select round(extract(epoch from now() - used_at) / 60)::int as minutes
         from session_uses join sessions on id = session_id where user_id = $1`,
        [user.id],
      );
      return row!.minutes;
    };

    it('which is at first the sign-in, then any call', async () => {
      await api.sql(`update sessions set created_at = now() - interval '3 days' where user_id = $1`, [user.id]);
      const other = await signIn(api, user.email);
      const shown = (await devices(other))[1];
      expect(shown.used).toBe(shown.since);
      await here.get(READ);
      const used = (await devices(other))[1].used;
      expect(Date.now() - Date.parse(used)).toBeLessThan(60_000);
    });

    it('updated after five minutes, and not with each call', async () => {
      await ago(4);
      await here.get(READ);
      expect(await minutesSince()).toBe(4);
      await ago(6);
      await here.get(READ);
      expect(await minutesSince()).toBe(0);
    });

    it('without waiting for another call that updates it', async () => {
      await ago(60);
      await api.sql('begin');
      await api.sql(
        `select pg_advisory_xact_lock(hashtext('session_uses'), hashtext(id::text)) from sessions where user_id = $1`,
        [user.id],
      );
      expect((await here.get(READ)).status).toBe(200);
      await api.sql('rollback');
      expect(await minutesSince()).toBe(60);
    });
  });

  it('are signed out one at a time, or all except this one', async () => {
    const [a, b, c] = [await signIn(api, user.email), await signIn(api, user.email), await signIn(api, user.email)];
    const [own] = await devices(a);
    expect((await here.post('/api/customer/device-sign-out', { id: own.id })).body.ended).toBe(1);
    expect([(await a.get(READ)).status, (await b.get(READ)).status]).toEqual([401, 200]);
    expect((await here.post('/api/customer/device-sign-out', {})).body.ended).toBe(2);
    expect([(await b.get(READ)).status, (await c.get(READ)).status, (await here.get(READ)).status]).toEqual([
      401, 401, 200,
    ]);
  });

  it('of other users cannot be signed out', async () => {
    const other = await signIn(api, (await addUser(api, company_id)).email);
    const [theirs] = await devices(other);
    expect((await here.post('/api/customer/device-sign-out', { id: theirs.id })).body.ended).toBe(0);
    expect((await other.get(READ)).status).toBe(200);
    expect((await here.post('/api/customer/device-sign-out', { id: 'x' })).status).toBe(400);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    ['curl/8.0', 'An unknown device'],
    [null, 'An unknown device'],
  ])('with user agent %s are shown as %s', (agent, name) => expect(deviceName(agent)).toBe(name));
});

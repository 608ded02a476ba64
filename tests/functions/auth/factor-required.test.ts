import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { enterPassword, setUpApp, setUpPasskey, signInWithApp } from '../../support/steps/factor-steps.ts';
import { addUser, as, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';

/** Where admins need a second factor; and what helps someone who lost theirs. */
let api: Api;
let user: { id: number; email: string };
let admin: Person;

const READ = '/api/admin/company-list';
const SET_UP = { status: 403, body: { code: 'factor_setup' } };

beforeAll(async () => {
  process.env.ADMIN_SECOND_FACTOR = 'required';
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('delete from throttle');
  user = await addUser(api, null, 'admin');
  admin = await signIn(api, user.email);
});
afterAll(async () => {
  delete process.env.ADMIN_SECOND_FACTOR;
  await api.stop();
});

describe('an admin who needs a second factor', () => {
  it('has to set one up before any other call', async () => {
    expect(await admin.get(READ)).toMatchObject(SET_UP);
    expect(await admin.post('/api/admin/staff-invite', {})).toMatchObject(SET_UP);
    expect((await admin.get('/api/admin/factors')).body).toMatchObject({ required: true, app_since: null });
    await setUpApp(api, admin);
    expect((await admin.get(READ)).status).toBe(200);
  });

  it('can set up a passkey instead, change the password, and sign out', async () => {
    const changed = { old_password: PASSWORD, password: 'another horse 9' };
    expect((await admin.post('/api/change-password', changed)).status).toBe(200);
    await admin.post('/api/change-password', { old_password: changed.password, password: PASSWORD });
    await setUpPasskey(admin);
    expect((await admin.get(READ)).status).toBe(200);
    expect((await admin.post('/api/logout', {})).status).toBe(200);
  });

  it('cannot remove the last one, and can remove one of two', async () => {
    await setUpApp(api, admin);
    const remove = () => admin.post('/api/admin/factor-remove', { password: PASSWORD });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'Admins need a second factor. Add another one before you remove this one.' },
    });
    await setUpPasskey(admin);
    expect((await remove()).status).toBe(200);
  });

  it('first replaces a password that someone else set', async () => {
    await api.sql('update users set must_change_password = true where id = $1', [user.id]);
    expect(await admin.get('/api/admin/factors')).toMatchObject({ status: 403, body: { code: 'password_change' } });
  });

  it('an employee does not need one', async () => {
    const employee = await signIn(api, (await addUser(api, null)).email);
    expect((await employee.get(READ)).status).toBe(200);
  });
});

describe('a reset of a colleague’s second factors', () => {
  let colleague: { id: number; email: string };
  let theirs: Person;
  const reset = (change: object = {}, person = admin) =>
    person.post('/api/admin/staff-factor-reset', {
      ...{ id: colleague.id, reason: 'Lost the phone', password: PASSWORD, ...change },
    });

  beforeEach(async () => {
    await setUpApp(api, admin);
    colleague = await addUser(api, null);
    theirs = await signIn(api, colleague.email);
    await setUpApp(api, theirs);
    await setUpPasskey(theirs);
    await api.sql('delete from outbox');
  });

  it('removes them, ends the sessions, mails the colleague, and is in the audit log with its reason', async () => {
    const member = async () =>
      (await admin.get('/api/admin/staff-list')).body.items.find(({ id }: { id: number }) => id === colleague.id);
    expect(await member()).toMatchObject({ second_factor: true });
    expect((await reset()).status).toBe(200);
    expect(await member()).toMatchObject({ second_factor: false });
    expect((await theirs.get(READ)).status).toBe(401);
    expect((await enterPassword(api, colleague.email)).status).toBe(200);
    expect(await api.sql('select kind, recipient from outbox')).toEqual([
      { kind: 'factors-reset', recipient: colleague.email },
    ]);
    const { items } = (await admin.get('/api/admin/audit-list?entity=factor_resets')).body;
    expect(items[0]).toMatchObject({
      user_id: user.id,
      record: expect.stringMatching(/^Reset of second factors of User/),
    });
    expect(items[0].changes).toContainEqual({ field: 'Reason', before: null, after: 'Lost the phone' });
  });

  it.each([
    { name: 'without a reason', change: { reason: ' ' }, status: 400 },
    { name: 'with a wrong password', change: { password: 'wrong' }, status: 400 },
    { name: 'of no staff member', change: { id: 999_999 }, status: 404 },
  ])('$name is refused', async ({ change, status }) => {
    expect((await reset(change)).status).toBe(status);
    expect((await enterPassword(api, colleague.email)).status).toBe(401);
  });

  it('is refused for the own account, and to employees', async () => {
    expect((await reset({ id: user.id })).status).toBe(409);
    const employee = await signIn(api, (await addUser(api, null)).email);
    expect((await reset({}, employee)).status).toBe(403);
  });
});

describe('npm run admin:reset-factors', () => {
  async function run(args: string[]) {
    const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: api.ownerUrl, NEON_RELAY: process.env.NEON_RELAY! };
    return promisify(execFile)(process.execPath, ['local/reset-factors.ts', ...args], { env }).then(
      ({ stdout }) => ({ ok: true, output: stdout }),
      (error: { stderr: string }) => ({ ok: false, output: error.stderr }),
    );
  }

  it('lets the only admin sign in with the password, to set up a new factor', async () => {
    const { secret } = await setUpApp(api, admin);
    const there = await signInWithApp(api, user.email, secret);
    await api.sql('delete from outbox');
    const { ok, output } = await run(['--email', user.email.toUpperCase(), '--reason', 'Lost phone and codes']);
    expect({ ok, output }).toEqual({ ok: true, output: expect.stringContaining('has no second factor now') });
    expect((await there.get(READ)).status).toBe(401);
    const signedIn = await enterPassword(api, user.email);
    expect(await as(api, signedIn.body.token).get(READ)).toMatchObject(SET_UP);
    expect(await api.sql('select kind, recipient from outbox')).toEqual([
      { kind: 'factors-reset', recipient: user.email },
    ]);
    const log = await api.sql(
      `select user_id::int, changes -> 'reason' ->> 1 as reason from audit_log where entity = 'factor_resets' order by id desc limit 1`,
    );
    expect(log).toEqual([{ user_id: user.id, reason: 'Lost phone and codes' }]);
  });

  it.each([
    {
      name: 'an address without a staff account',
      args: ['--email', 'x@plant.example', '--reason', 'x'],
      says: /No staff/,
    },
    { name: 'no reason', args: ['--email', 'x@plant.example'], says: /Give a reason/ },
    { name: 'no address', args: ['--reason', 'x'], says: /Enter an email address/ },
  ])('refuses $name', async ({ args, says }) => {
    expect(await run(args)).toEqual({ ok: false, output: expect.stringMatching(says) });
  });
});

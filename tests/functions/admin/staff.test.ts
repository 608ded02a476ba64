import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let admin: Person & { id: number };
let member: Person & { id: number; email: string };
let buyer: Person & { id: number };
let serial = 0;

const join = async (company_id: number | null, role?: string) => {
  const user = await addUser(api, company_id, role);
  return { ...user, ...(await signIn(api, user.email)) };
};
beforeAll(async () => {
  api = await startApi();
  buyer = await join((await addCompany(api, 'Aravalli')).company_id);
  admin = await join(null, 'admin');
});
beforeEach(async () => {
  member = await join(null, 'employee');
  await api.sql('delete from outbox');
});
afterAll(() => api.stop());

const list = async () => (await admin.get('/api/admin/staff-list')).body.items;
const save = (change: object, person: Person = admin) =>
  person.post('/api/admin/staff-save', { id: member.id, ...change });
const invite = (change: object = {}) =>
  admin.post('/api/admin/staff-invite', {
    ...{ name: 'Neel Verma', email: `neel${++serial}@plantsetu.test`, role: 'employee' },
    ...change,
  });
const letters = () =>
  api.sql<{ recipient: string; payload: { token: string } }>('select recipient, payload from outbox');

describe('the staff', () => {
  it('are listed by name, without buyers', async () => {
    const items = await list();
    expect(items).toContainEqual(expect.objectContaining({ id: admin.id, role: 'admin', me: true, disabled: false }));
    expect(items).toContainEqual(expect.objectContaining({ id: member.id, role: 'employee', me: false }));
    expect(items.map(({ id }: { id: number }) => id)).not.toContain(buyer.id);
  });

  it.each(['employee', 'admin'])('get an account as %s, with a link to set the password', async (role) => {
    const { body } = await invite({ role });
    const found = async () => (await list()).find(({ id }: { id: number }) => id === body.id);
    expect(await found()).toMatchObject({ disabled: false, signed_in_at: null });
    expect((await admin.get('/api/admin/staff-export')).text).toMatch(/Neel Verma,.*,invited,,/);
    const [{ recipient, payload }] = (await letters()) as [{ recipient: string; payload: { token: string } }];
    expect(payload).toMatchObject({ name: 'Neel Verma', role, invited_by: expect.any(String) });
    const set = { token: payload.token, password: 'a new horse 9' };
    expect((await request(api, 'POST', '/api/reset-password', { body: set })).status).toBe(200);
    const person = await signIn(api, recipient, set.password);
    expect((await person.get('/api/admin/staff-list')).status).toBe(role === 'admin' ? 200 : 403);
    expect(await found()).toMatchObject({ role, signed_in_at: expect.stringMatching(/Z$/) });
  });

  it('get another link if the first is lost', async () => {
    await admin.post('/api/admin/staff-reinvite', { id: member.id });
    expect(await letters()).toMatchObject([{ recipient: member.email, payload: { token: expect.any(String) } }]);
    await save({ disabled: true });
    expect((await admin.post('/api/admin/staff-reinvite', { id: member.id })).status).toBe(409);
  });

  it('are disabled, which ends their sessions permanently, and enabled', async () => {
    expect((await save({ disabled: true })).body.message).toMatch(/can no longer sign in\.$/);
    expect((await member.get('/api/admin/dashboard')).status).toBe(401);
    const login = () => request(api, 'POST', '/api/login', { body: { email: member.email, password: PASSWORD } });
    expect((await login()).status).toBe(401);
    await save({ disabled: false });
    expect((await member.get('/api/admin/dashboard')).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  it('get another role and have to sign in again', async () => {
    await save({ role: 'admin' });
    expect((await member.get('/api/admin/dashboard')).status).toBe(401);
    const again = await signIn(api, member.email);
    expect((await again.get('/api/admin/staff-list')).status).toBe(200);
  });

  it('are logged with the person who changed them', async () => {
    await save({ role: 'admin' });
    const [entry] = (await admin.get(`/api/admin/audit-list?entity=users&q=${member.id}`)).body.items;
    expect(entry).toMatchObject({
      user_id: admin.id,
      changes: [{ field: 'Role', before: 'employee', after: 'admin' }],
    });
  });
});

describe('there is always an admin:', () => {
  it.each([{ disabled: true }, { role: 'employee' }])('no one can change their own account: %j', async (change) => {
    const answer = await save({ id: admin.id, ...change });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('another admin') } });
    expect((await admin.get('/api/admin/staff-list')).status).toBe(200);
  });

  it.each([
    ['disable', { disabled: true }],
    ['demote', { role: 'employee' }],
  ])('of two who %s each other at the same time, one remains', async (_, change) => {
    const other = await join(null, 'admin');
    const third = await join(null, 'admin');
    const answers = await Promise.all([
      save({ id: third.id, ...change }, other),
      save({ id: other.id, ...change }, third),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [{ left }] = (await api.sql<{ left: number }>(
      `select count(*)::int as left from users where id = any($1) and role = 'admin' and disabled_at is null`,
      [[other.id, third.id]],
    )) as [{ left: number }];
    expect(left).toBe(1);
  });
});

describe('refused is', () => {
  it.each([
    ['no name', { name: ' ' }, 400],
    ['no address', { email: 'neel' }, 400],
    ['two addresses', { email: 'a@x.example,b@x.example' }, 400],
    ['the role of a customer', { role: 'customer' }, 400],
  ])('an invitation with %s', async (_, change, status) => {
    expect((await invite(change)).status).toBe(status);
    expect(await letters()).toEqual([]);
  });

  it('an invitation to an address with an account', async () => {
    const { status, body } = await invite({ email: member.email.toUpperCase() });
    expect([status, body.fields]).toEqual([409, { email: expect.stringContaining('already exists') }]);
  });

  it.each([
    ['nothing to change', {}, 400],
    ['the role of a customer', { role: 'customer' }, 400],
    ['an unknown id', { id: 99_999_999, disabled: true }, 404],
  ])('a change with %s', async (_, change, status) => {
    expect((await save(change)).status).toBe(status);
  });

  it('a change of a buyer, and a new link for a buyer', async () => {
    expect((await save({ id: buyer.id, role: 'employee' })).status).toBe(404);
    expect((await admin.post('/api/admin/staff-reinvite', { id: buyer.id })).status).toBe(404);
  });

  it.each<[string, () => object]>([
    ['staff-list', () => ({})],
    ['staff-invite', () => ({ name: 'X', email: 'x@y.example', role: 'admin' })],
    ['staff-reinvite', () => ({ id: member.id })],
    ['staff-save', () => ({ id: member.id, role: 'admin' })],
  ])('%s: 401 without a token, 403 for a buyer and an employee', async (name, body) => {
    const path = `/api/admin/${name}`;
    const call = (person: Person) => (name === 'staff-list' ? person.get(path) : person.post(path, body()));
    const statuses = [(await call(as(api))).status, (await call(buyer)).status, (await call(member)).status];
    expect(statuses).toEqual([401, 403, 403]);
    expect(await letters()).toEqual([]);
  });
});

describe('an employee’s statement without a where', () => {
  let app: AppRole;
  beforeAll(async () => {
    app = await connectAsApp();
  });
  afterAll(() => app.stop());

  it.each([
    [`insert into users (name, email, role, password_hash) values ('X', 'x@y.example', 'admin', '')`, REFUSED],
    [`update users set role = 'admin' where id = $me`, REFUSED],
    [`update users set disabled_at = now() where id = $me`, REFUSED],
    [`update users set role = 'employee' where role = 'admin'`, 0],
    [`update users set disabled_at = now() where role = 'admin'`, 0],
    [`insert into password_resets (token_hash, user_id, expires_at) select 'x', id, now() from users`, REFUSED],
    [`select payload from outbox`, REFUSED],
    [`update outbox set payload = '{}'`, REFUSED],
  ])('%s: %s', async (statement, result) => {
    await api.sql(`insert into outbox (kind, recipient, payload) values ('password-reset', 'a@b.example', '{}')`);
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [member.id]);
    const text = statement.replaceAll('$me', String(member.id));
    expect(await app.count(text, { user: member.id, id: session!.id })).toBe(result);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

/** Customers in the admin area: their list, their sign-in, their role in the company. */
interface Customer {
  id: number;
  email: string;
}

let api: Api;
let staff: Person;
let admin: Person;
let company_id: number;
let name: string;
/** The first customer of the company, and so its admin, and two buyers. */
let people: Customer[];

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
beforeEach(async () => {
  name = `Works ${crypto.randomUUID().slice(0, 8)}`;
  ({ company_id } = await addCompany(api, name));
  people = [];
  for (const who of ['Asha Rao', 'Binod Das', 'Chitra Iyer']) {
    const user = await addUser(api, company_id);
    await api.sql('update users set name = $1 where id = $2', [who, user.id]);
    people.push(user);
  }
  await api.sql('delete from outbox');
});
afterAll(() => api.stop());

const list = async (query: string) => (await staff.get(`/api/admin/customer-list?${query}`)).body;
const names = async (query: string) => (await list(query)).items.map((row: { name: string }) => row.name);
const save = (body: object) => staff.post('/api/admin/customer-save', body);
const resend = (id: number, way: string) => staff.post('/api/admin/customer-resend', { id, way });
const handOver = (id: number) => admin.post('/api/admin/customer-resend', { id, way: 'password' });
const rowOf = async (id: number) => (await api.sql('select * from users where id = $1', [id]))[0]!;
const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, string> }>('select * from outbox');

describe('the list', () => {
  it('can be searched by name, email address and company, and sorted', async () => {
    const of = `company_id=${company_id}`;
    expect(await list(of)).toMatchObject({ total: 3, total_capped: false });
    expect(await names(of)).toEqual(['Asha Rao', 'Binod Das', 'Chitra Iyer']);
    expect(await names(`${of}&sort=added_desc`)).toEqual(['Chitra Iyer', 'Binod Das', 'Asha Rao']);
    expect(await names(`q=${encodeURIComponent(name)}&sort=name_desc`)).toEqual([
      'Chitra Iyer',
      'Binod Das',
      'Asha Rao',
    ]);
    expect(await names(`${of}&q=bin+da`)).toEqual(['Binod Das']);
    expect(await names(`q=${people[2]!.email}`)).toEqual(['Chitra Iyer']);
    expect(await names(`${of}&page=2&size=2`)).toEqual(['Chitra Iyer']);
    expect(await names(`q=%25`)).toEqual([]);
  });

  it('shows who is disabled and who has never signed in, without staff', async () => {
    const of = `company_id=${company_id}`;
    await signIn(api, people[1]!.email);
    await save({ id: people[2]!.id, disabled: true });
    expect(await names(`${of}&state=disabled`)).toEqual(['Chitra Iyer']);
    expect(await names(`${of}&state=never`)).toEqual(['Asha Rao']);
    expect(await names(`${of}&state=active`)).toEqual(['Binod Das']);
    expect((await list(of)).items[1]).toMatchObject({
      company: name,
      signed_in_at: expect.any(String),
      disabled: false,
    });
    const { total } = await list('size=100');
    const [{ count }] = (await api.sql(`select count(*)::int from users where role = 'customer'`)) as [
      { count: number },
    ];
    expect(total).toBe(count);
  });

  it('is exported with its filters, and formulas are escaped', async () => {
    await api.sql(`update users set name = '=1+1' where id = $1`, [people[0]!.id]);
    const { status, text, headers } = await staff.get(`/api/admin/customer-export?company_id=${company_id}&q=works`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(text).not.toMatch(/(^|\n|,)"?=1/);
  });

  it.each(['state=x', 'sort=email_asc', 'company_id=x', 'company_id=-1'])('refuses %s', async (query) => {
    expect((await staff.get(`/api/admin/customer-list?${query}`)).status).toBe(400);
  });
});

describe('the sign-in of a customer', () => {
  it('is disabled, which ends all sessions immediately, and enabled, which restores none', async () => {
    const { id, email } = people[1]!;
    const buyer = await signIn(api, email);
    expect(await save({ id, disabled: true })).toMatchObject({
      status: 200,
      body: { message: 'Binod Das can no longer sign in.' },
    });
    expect((await buyer.get('/api/companies/my')).status).toBe(401);
    await expect(signIn(api, email)).rejects.toThrow();
    expect((await save({ id, disabled: false })).status).toBe(200);
    expect((await buyer.get('/api/companies/my')).status).toBe(401);
    await expect(signIn(api, email)).resolves.toBeDefined();
  });

  it('cannot leave users without a company admin, but the last user can be disabled', async () => {
    const [admin, second, third] = people as [Customer, Customer, Customer];
    const message = expect.stringContaining('no company admin left');
    for (const change of [{ company_role: 'buyer' }, { disabled: true }]) {
      expect(await save({ id: admin.id, ...change })).toMatchObject({ status: 409, body: { message } });
    }
    expect(await rowOf(admin.id)).toMatchObject({ company_role: 'company admin', disabled_at: null });
    expect((await save({ id: second.id, company_role: 'company admin' })).status).toBe(200);
    const both = await Promise.all([admin, second].map(({ id }) => save({ id, company_role: 'buyer' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = (await rowOf(admin.id)).company_role === 'company admin' ? admin : second;
    await save({ id: third.id, disabled: true });
    await save({ id: left === admin ? second.id : admin.id, disabled: true });
    expect((await save({ id: left.id, disabled: true })).status).toBe(200);
    expect((await save({ id: third.id, disabled: false })).status).toBe(409);
    // If no one is left, the next customer becomes company admin.
    const next = await addUser(api, company_id);
    expect(await rowOf(next.id)).toMatchObject({ company_role: 'company admin' });
  });

  it('is handed over as a temporary password by an admin, which invalidates old links and is mailed without it', async () => {
    const { id, email } = people[0]!;
    await resend(id, 'link');
    const { status, body } = await handOver(id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { temp_password: expect.stringMatching(/^[A-HJ-NP-Za-km-z2-9!@#$%&*+\-=?]{12}$/) },
    });
    await expect(signIn(api, email)).rejects.toThrow();
    const buyer = await signIn(api, email, body.temp_password);
    expect((await buyer.get('/api/companies/my')).status).toBe(403);
    const [link, notice] = await mails();
    expect(notice).toMatchObject({ kind: 'password-set-by-staff', recipient: email, payload: { company: name } });
    expect(JSON.stringify(notice)).not.toContain(body.temp_password);
    const late = { token: link!.payload.token, password: 'my own words 9' };
    expect((await request(api, 'POST', '/api/reset-password', { body: late })).status).toBe(400);
  });

  it('is not handed over by an employee, who can only send a link', async () => {
    const { id, email } = people[0]!;
    expect(await resend(id, 'password')).toMatchObject({
      status: 403,
      body: { message: 'Only an admin can create a temporary password. Email a link.' },
    });
    await expect(signIn(api, email)).resolves.toBeDefined();
    expect(await mails()).toEqual([]);
  });

  it('is not handed over once the customer has signed in: the sessions and the password stay', async () => {
    const { id, email } = people[0]!;
    const buyer = await signIn(api, email);
    expect(await handOver(id)).toMatchObject({
      status: 409,
      body: { message: 'Asha Rao has signed in before. Email a link to set a new password.' },
    });
    expect((await buyer.get('/api/companies/my')).status).toBe(200);
    await expect(signIn(api, email)).resolves.toBeDefined();
    expect(await mails()).toEqual([]);
  });

  it('is re-sent as a mailed link to set the password', async () => {
    const { id, email } = people[0]!;
    expect(await resend(id, 'link')).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining(email) },
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'customer-welcome', recipient: email, payload: { company: name } });
    const body = { token: mail!.payload.token, password: 'my own words 9' };
    await expect(signIn(api, email, PASSWORD)).resolves.toBeDefined();
    expect((await request(api, 'POST', '/api/reset-password', { body })).status).toBe(200);
    await expect(signIn(api, email, 'my own words 9')).resolves.toBeDefined();
  });

  it('of a disabled customer cannot be re-sent', async () => {
    await save({ id: people[1]!.id, disabled: true });
    for (const way of ['link', 'password']) expect((await resend(people[1]!.id, way)).status).toBe(409);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account-changed']);
  });

  it('of a new customer is announced by mail, without the password', async () => {
    const body = { name: 'Dev', email: `dev-${company_id}@works.example`, company_id };
    await staff.post('/api/employees/create-customer', body);
    expect(await mails()).toMatchObject([
      { kind: 'customer-welcome', recipient: body.email, payload: { token: null } },
    ]);
  });
});

describe('refused, and nothing is written:', () => {
  it.each([
    { name: 'an id that does not exist', path: 'save', body: () => ({ id: 987_654_321, disabled: true }), status: 404 },
    {
      name: 'a staff member',
      path: 'save',
      body: async () => ({ id: await staffId(), disabled: true }),
      status: 404,
    },
    { name: 'nothing to change', path: 'save', body: () => ({ id: people[0]!.id }), status: 400 },
    {
      name: 'a staff role',
      path: 'save',
      body: () => ({ id: people[0]!.id, company_role: 'admin' }),
      status: 400,
    },
    { name: 'no id', path: 'save', body: () => ({ disabled: true }), status: 400 },
    { name: 'a re-send to an unknown id', path: 'resend', body: () => ({ id: 987_654_321, way: 'link' }), status: 404 },
    {
      name: 'a re-send to staff',
      path: 'resend',
      body: async () => ({ id: await staffId(), way: 'password' }),
      status: 404,
    },
    { name: 'another way', path: 'resend', body: () => ({ id: people[0]!.id, way: 'sms' }), status: 400 },
  ])('$name gets $status', async ({ path, body, status }) => {
    const rows = () => api.sql('select id, company_role, disabled_at, password_hash from users order by id');
    const sent = await body();
    const before = await rows();
    expect((await staff.post(`/api/admin/customer-${path}`, sent)).status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  const staffId = async () => (await addUser(api, null)).id;
});

describe.each([
  ['GET', '/api/admin/customer-list'],
  ['GET', '/api/admin/customer-export'],
  ['POST', '/api/admin/customer-save'],
  ['POST', '/api/admin/customer-resend'],
] as const)('%s %s', (method, path) => {
  it('is for staff only: 401 without a token, 403 for a company admin', async () => {
    const buyer = await signIn(api, people[0]!.email);
    const body = { id: people[1]!.id, disabled: true, way: 'link' };
    const call = (person: Person) => (method === 'GET' ? person.get(path) : person.post(path, body));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
    expect(await rowOf(people[1]!.id)).toMatchObject({ disabled_at: null });
  });
});

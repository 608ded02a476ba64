import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
});
afterAll(() => api.stop());

const create = (body: object) => staff.post('/api/employees/create-customer', body);
const userOf = async (email: string) =>
  (await api.sql('select * from users where lower(email) = lower($1)', [email]))[0];

describe('a new customer', () => {
  it('is confirmed in a sentence with one full stop, even if the company’s name ends in one', async () => {
    const { company_id: limited } = await addCompany(api, 'Kaveri Pvt. Ltd.');
    const { body } = await create({ name: 'Asha', email: 'asha@kaveri.example', company_id: limited, password: '' });
    expect(body.message).toBe('Asha can sign in for Kaveri Pvt. Ltd.');
  });

  it('without a password gets one that is shown once, and signs in with it to the company’s catalogue', async () => {
    const product_id = await addProduct(api, company_id);
    const { status, body } = await create({
      name: 'Kavita',
      email: 'Kavita@Aravalli.example',
      company_id,
      password: '',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { message: 'Kavita can sign in for Aravalli.' } });
    expect(body.temp_password).toMatch(/^[A-HJ-NP-Za-km-z2-9!@#$%&*+\-=?]{12}$/);
    expect(await userOf('kavita@aravalli.example')).toMatchObject({
      name: 'Kavita',
      email: 'Kavita@Aravalli.example',
      role: 'customer',
      must_change_password: true,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const buyer = await signIn(api, 'kavita@aravalli.example', body.temp_password);
    // Staff know it, so it has to be changed first.
    expect((await buyer.get('/api/catalog/list')).status).toBe(403);
    const passwords = { old_password: body.temp_password, password: 'her own words 1' };
    expect((await buyer.post('/api/change-password', passwords)).status).toBe(200);
    expect((await buyer.get('/api/catalog/list')).body.items).toMatchObject([{ id: product_id }]);
    // It is stored nowhere in clear text.
    const places = await api.sql('select payload from outbox where payload::text like $1', [`%${body.temp_password}%`]);
    expect(places).toEqual([]);
  });

  it('with a password signs in with it, and it is not returned', async () => {
    const password = ' p4ss with spaces ';
    const { body } = await create({ name: 'Ravi', email: 'ravi@aravalli.example', company_id, password });
    expect(body).not.toHaveProperty('temp_password');
    await expect(signIn(api, 'ravi@aravalli.example', password)).resolves.toBeDefined();
    await expect(signIn(api, 'ravi@aravalli.example', password.trim())).rejects.toThrow();
  });

  it('is always a customer of the given company, regardless of other fields', async () => {
    const { status } = await create({ name: 'Eve', email: 'eve@x.example', company_id, role: 'admin', id: 1 });
    expect(status).toBe(200);
    expect(await userOf('eve@x.example')).toMatchObject({ role: 'customer', company_id: String(company_id) });
  });

  it('has to change the password until another one is set', async () => {
    await create({ name: 'Asha', email: 'asha@x.example', company_id });
    expect(await userOf('asha@x.example')).toMatchObject({ must_change_password: true });
    await api.sql(`update users set phone = '9829012345' where email = 'asha@x.example'`);
    expect(await userOf('asha@x.example')).toMatchObject({ must_change_password: true });
    await api.sql(`update users set password_hash = 'other' where email = 'asha@x.example'`);
    expect(await userOf('asha@x.example')).toMatchObject({ must_change_password: false });
  });

  it('whose email address already has an account is refused, in any case', async () => {
    await create({ name: 'One', email: 'one@x.example', company_id });
    const message = 'An account with this email address already exists. Use another address.';
    const refused = { status: 409, body: { message, fields: { email: message } } };
    expect(await create({ name: 'Two', email: 'ONE@X.example', company_id })).toMatchObject(refused);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create({ name: 'Many', email: 'many@x.example', company_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  const FILL = 'Please fill name, email and company.';
  it.each([
    { name: 'no name', body: { name: ' ' }, field: 'name', message: FILL },
    { name: 'no email address', body: { email: '' }, field: 'email', message: FILL },
    { name: 'no email field', body: { email: undefined }, field: 'email', message: FILL },
    { name: 'no company', body: { company_id: null }, field: 'company_id', message: FILL },
    { name: 'company 0', body: { company_id: 0 }, field: 'company_id', message: FILL },
    { name: 'nothing at all', body: { name: '', email: '', company_id: null }, field: 'name', message: FILL },
    {
      name: 'a short password',
      body: { password: 'seven77' },
      field: 'password',
      message: 'Password must be at least 8 chars.',
    },
    {
      name: 'a too long password',
      body: { password: 'x'.repeat(201) },
      field: 'password',
      message: /^Use at most 200 characters/,
    },
    { name: 'a wrong address', body: { email: 'a@b' }, field: 'email', message: /like name@company.in/ },
    {
      name: 'two addresses',
      body: { email: 'a@b.example, c@d.example' },
      field: 'email',
      message: /like name@company.in/,
    },
    {
      name: 'a line end in the address',
      body: { email: 'a@b.example\nBcc: c@d.example' },
      field: 'email',
      message: /like/,
    },
    { name: 'an unknown company', body: { company_id: 987_654_321 }, field: 'company_id', message: /does not exist/ },
  ])('with $name is refused with 400 at the field', async ({ body, field, message }) => {
    const before = await api.sql('select count(*) from users');
    const answer = await create({ name: 'N', email: 'n@x.example', company_id, ...body });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.body.message).toMatch(message);
    expect(answer.body.fields).toHaveProperty(field);
    expect(await api.sql('select count(*) from users')).toEqual(before);
  });
});

describe('the calls of staff', () => {
  const CALLS: [method: 'GET' | 'POST', path: string, body?: object][] = [
    ['GET', '/api/admin/company-list'],
    ['GET', '/api/admin/company-get?id=1'],
    ['POST', '/api/admin/company-save', { name: 'X' }],
    ['GET', '/api/admin/products-list'],
    ['GET', '/api/admin/product-get?id=1'],
    ['POST', '/api/admin/product-save', { company_id: 1, sku: 'X', name: 'X' }],
    ['GET', '/api/admin/categories'],
    ['POST', '/api/employees/create-customer', { name: 'X', email: 'x@y.example', company_id: 1 }],
  ];
  const specified = CALLS.filter(([, path]) => path !== '/api/admin/categories');
  const withPhp = (path: string) => path.replace(/(\?|$)/, '.php$1');

  it.each([
    ...CALLS,
    ...specified.map(([method, path, body]) => [method, withPhp(path), body] as (typeof CALLS)[number]),
  ])('%s %s: 401 without a token, 403 for a buyer, and nothing is written', async (method, path, body) => {
    const counts = () =>
      api.sql('select (select count(*) from companies), (select count(*) from users), (select count(*) from products)');
    const buyer = await signIn(api, (await addUser(api, company_id)).email);
    const before = await counts();
    expect(await request(api, method, path, { body })).toMatchObject({ status: 401, body: { success: false } });
    const answer = method === 'GET' ? await buyer.get(path) : await buyer.post(path, body);
    expect(answer).toMatchObject({ status: 403, body: { message: 'You don’t have permission to do this.' } });
    expect(await counts()).toEqual(before);
  });
});

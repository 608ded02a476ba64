import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMINS_ONLY } from '#contracts/companies/members.ts';
import { checkCharacter } from '#contracts/fields/gstin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

/** The company in the portal: addresses, rules and colleagues. The company admin writes, the others read. */
let api: Api;
let company_id: number;
let address_id: number;
let people: Record<'admin' | 'buyer' | 'stranger', Person & { id: number; email: string }>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ({ company_id, address_id } = await addCompany(api, 'Aravalli'));
  await api.sql(`update companies set pan_tin_number = 'AAKCA4172M' where id = $1`, [company_id]);
  const konkan = await addCompany(api, 'Konkan');
  const join = async (company: number) => {
    const user = await addUser(api, company);
    return { ...user, ...(await signIn(api, user.email)) };
  };
  people = { admin: await join(company_id), buyer: await join(company_id), stranger: await join(konkan.company_id) };
  await api.sql('delete from outbox');
});
afterAll(() => api.stop());

const depot = {
  label: 'Depot',
  address: 'Plot 9',
  city: 'Neemrana',
  state: 'Rajasthan',
  pincode: '301 705',
  gstin: '08aakca4172m 1za',
  is_sez: false,
  is_default: false,
};
const WRITES = [
  { path: '/api/customer/address-save', body: () => depot },
  { path: '/api/customer/address-archive', body: () => ({ id: address_id, archived: true }) },
  {
    path: '/api/customer/company-rules',
    body: () => ({ po_required: true, spending_limit: 5, current_password: PASSWORD }),
  },
  { path: '/api/customer/colleague-save', body: () => ({ id: people.admin.id, disabled: true }) },
  { path: '/api/customer/colleague-invite', body: () => ({ name: 'X', email: 'x@y.example', company_role: 'buyer' }) },
];

describe.each(WRITES)('$path', ({ path, body }) => {
  it('is for company admins only: 401 without a token, 403 for a colleague, 400 for an invalid body', async () => {
    const before = await api.sql('select company_role, disabled_at from users order by id');
    expect((await as(api).post(path, body())).status).toBe(401);
    expect(await people.buyer.post(path, body())).toMatchObject({ status: 403, body: { message: ADMINS_ONLY } });
    expect((await people.admin.post(path, { id: 'x' })).status).toBe(400);
    expect(await api.sql('select company_role, disabled_at from users order by id')).toEqual(before);
    expect(await api.sql('select po_required from companies where id = $1', [company_id])).toEqual([
      { po_required: false },
    ]);
  });
});

describe('addresses', () => {
  const save = (body: object, person: Person = people.admin) => person.post('/api/customer/address-save', body);
  const list = async (person: Person = people.admin) => (await person.get('/api/customer/addresses')).body;
  const archive = (id: number, archived: boolean, person: Person = people.admin) =>
    person.post('/api/customer/address-archive', { id, archived });

  it('are added with their own GSTIN, which orders keep', async () => {
    const { status, body } = await save(depot);
    expect(status).toBe(200);
    expect((await list()).items).toMatchObject([
      { id: address_id, is_default: true },
      { label: 'Depot', gstin: '08AAKCA4172M1ZA' },
    ]);
    const product_id = await addProduct(api, company_id);
    const placed = await people.buyer.post('/api/orders/create', {
      items: [{ product_id, qty: 1 }],
      ship_address_id: body.id,
    });
    const [order] = await api.sql('select ship_gstin from orders where id = $1', [placed.body.id]);
    expect(order).toEqual({ ship_gstin: '08AAKCA4172M1ZA' });
    expect((await list(people.buyer)).may_edit).toBe(false);
  });

  it('have exactly one default', async () => {
    const { id } = (await save({ ...depot, is_default: true })).body;
    const defaults = async () =>
      (await list()).items
        .filter((one: { is_default: boolean }) => one.is_default)
        .map((one: { id: number }) => one.id);
    expect(await defaults()).toEqual([id]);
    await save({ ...depot, id, is_default: false });
    expect(await defaults()).toEqual([id]);
    const saved = await Promise.all([
      save({ ...depot, id: address_id, is_default: true }),
      ...['C', 'D', 'E', 'F'].map((label) => save({ ...depot, label, is_default: true })),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await defaults()).toHaveLength(1);
  });

  it('are removed and restored, except for the default', async () => {
    const { id } = (await save(depot)).body;
    const ordered = (await people.buyer.get('/api/companies/addresses')).body.items;
    expect(ordered.find((each: { id: number }) => each.id === id)).toMatchObject({ gstin: '08AAKCA4172M1ZA' });
    expect((await archive(id, true)).status).toBe(200);
    expect((await list()).items).toHaveLength(1);
    expect((await people.buyer.get('/api/companies/addresses')).body.items).toHaveLength(1);
    expect((await archive(id, false)).status).toBe(200);
    expect((await list()).items).toHaveLength(2);
    expect((await archive(address_id, true)).status).toBe(409);
    expect((await archive(id, true, people.stranger)).status).toBe(404);
    expect((await save({ ...depot, id }, people.stranger)).status).toBe(404);
  });

  it('that follow the company’s record cannot be moved', async () => {
    await api.sql('update addresses set is_company_address = true where id = $1', [address_id]);
    const place = { address: 'Plot 1', city: 'Town', state: 'Rajasthan', pincode: '301019' };
    expect((await save({ ...depot, ...place, id: address_id, city: 'Elsewhere' })).status).toBe(409);
    expect((await save({ ...depot, ...place, id: address_id, is_sez: true })).status).toBe(200);
    expect((await archive(address_id, true)).status).toBe(409);
  });

  it.each([
    { name: 'a mistyped GST number', change: { gstin: '08AAKCA4172M1ZB' }, field: 'gstin', message: /typing error/ },
    {
      name: 'a GSTIN of another State',
      change: { gstin: '27AAPFU0939F1ZV' },
      field: 'gstin',
      message: /registered in Maharashtra/,
    },
    {
      name: 'another company’s PAN',
      change: { gstin: `08AABCA1234E1Z${checkCharacter('08AABCA1234E1Z')}` },
      field: 'gstin',
      message: /contains PAN AABCA1234E/,
    },
    { name: 'a short PIN code', change: { pincode: '30101' }, field: 'pincode', message: /six digits/ },
    { name: 'a State outside India', change: { state: 'Bavaria' }, field: 'state', message: /Choose a State/ },
    { name: 'no label', change: { label: ' ' }, field: 'label', message: /Name the address/ },
  ])('with $name are refused at the field', async ({ change, field, message }) => {
    const answer = await save({ ...depot, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toMatch(message);
    expect((await list()).items).toHaveLength(1);
  });
});

describe('the rules', () => {
  it('are saved by the company admin and visible to all, with the terms set by staff', async () => {
    const { body } = await people.admin.post('/api/customer/company-rules', {
      po_required: true,
      spending_limit: 50_000.5,
      current_password: PASSWORD,
    });
    expect(body.company).toMatchObject({
      po_required: true,
      spending_limit: 50_000.5,
      credit_days: 30,
      credit_limit: null,
    });
    const seen = (await people.buyer.get('/api/customer/company')).body;
    expect(seen).toMatchObject({ company: body.company, may_edit: false });
    expect((await people.stranger.get('/api/customer/company')).body.company.spending_limit).toBeNull();
  });

  it.each([-1, 1.005, '5', 1e300, null])('accept or refuse the limit %j', async (spending_limit) => {
    const rules = { po_required: false, spending_limit, current_password: PASSWORD };
    const { status } = await people.admin.post('/api/customer/company-rules', rules);
    expect(status).toBe(spending_limit === null ? 200 : 400);
  });
});

describe('changing the rules', () => {
  const save = (current_password?: string) =>
    people.admin.post('/api/customer/company-rules', { po_required: true, spending_limit: 5, current_password });
  const rules = () => api.sql('select po_required, spending_limit_paise from companies where id = $1', [company_id]);
  const UNCHANGED = [{ po_required: false, spending_limit_paise: null }];

  it.each([
    { name: 'no password', given: undefined },
    { name: 'a blank password', given: '' },
    { name: 'a wrong password', given: 'not my password' },
  ])('is refused at the field for $name, and nothing changes', async ({ given }) => {
    const answer = await save(given);
    expect(answer).toMatchObject({ status: 400, body: { fields: { current_password: expect.any(String) } } });
    expect(await rules()).toEqual(UNCHANGED);
  });

  it('gives 429 to someone at an unlocked screen who guesses the password', async () => {
    for (let i = 0; i < 20; i++) expect((await save(`guess ${i}`)).status).toBe(400);
    expect((await save(PASSWORD)).status).toBe(429);
    expect(await rules()).toEqual(UNCHANGED);
  });

  it('is not limited for an admin who knows it', async () => {
    for (let i = 0; i < 12; i++) expect((await save(PASSWORD)).status).toBe(200);
  });
});

describe('colleagues', () => {
  const change = (id: number, body: object, person: Person = people.admin) =>
    person.post('/api/customer/colleague-save', { id, ...body });

  it('get a role, which applies from the next call', async () => {
    expect((await people.buyer.get('/api/orders/approvals')).status).toBe(403);
    expect((await change(people.buyer.id, { company_role: 'approver' })).status).toBe(200);
    expect((await people.buyer.get('/api/orders/approvals')).status).toBe(200);
  });

  it('are disabled and signed out; enabling them restores no session', async () => {
    expect((await change(people.buyer.id, { disabled: true })).status).toBe(200);
    expect((await people.buyer.get('/api/customer/profile')).status).toBe(401);
    expect((await change(people.buyer.id, { disabled: false })).status).toBe(200);
    expect((await people.buyer.get('/api/customer/profile')).status).toBe(401);
    expect((await (await signIn(api, people.buyer.email)).get('/api/customer/profile')).status).toBe(200);
  });

  it('of another company are not found, and no one can change their own account', async () => {
    expect((await change(people.stranger.id, { disabled: true })).status).toBe(404);
    expect((await change(people.admin.id, { company_role: 'buyer' })).status).toBe(409);
    expect((await people.stranger.get('/api/customer/company')).body.colleagues).toHaveLength(1);
  });

  it('who remove each other’s role at the same time leave one admin', async () => {
    await change(people.buyer.id, { company_role: 'company admin' });
    const answers = await Promise.all([
      change(people.buyer.id, { company_role: 'buyer' }),
      change(people.admin.id, { company_role: 'buyer' }, people.buyer),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await api.sql(
      `select count(*)::int as n from users where company_id = $1 and company_role = 'company admin'`,
      [company_id],
    );
    expect(row).toEqual({ n: 1 });
  });

  it('are invited by mail, set a password with its link, and sign in', async () => {
    const email = `asha${company_id}@aravalli.example`;
    const invite = () =>
      people.admin.post('/api/customer/colleague-invite', { name: 'Asha', email, company_role: 'approver' });
    expect((await invite()).status).toBe(200);
    const colleague = async () =>
      (await people.admin.get('/api/customer/company')).body.colleagues.find(
        (one: { name: string }) => one.name === 'Asha',
      );
    expect(await colleague()).toMatchObject({ disabled: false, signed_in_at: null });
    const [sent] = await api.sql<{ payload: { token: string } }>(
      `select payload from outbox where kind = 'colleague-invited' and recipient = $1`,
      [email],
    );
    const body = { token: sent!.payload.token, password: 'her own words 1' };
    expect((await request(api, 'POST', '/api/reset-password', { body })).status).toBe(200);
    const asha = await signIn(api, email, body.password);
    expect((await asha.get('/api/companies/my')).body).toMatchObject({
      company: { name: 'Aravalli' },
      company_role: 'approver',
    });
    expect(await colleague()).toMatchObject({ signed_in_at: expect.stringMatching(/Z$/) });
  });
});

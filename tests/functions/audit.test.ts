import { Client } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../support/fixtures.ts';

let api: Api;
let desk: Person & { id: number };
let buyer: Person & { id: number; email: string };
let company_id: number;
let product: number;

const join = async (company: number | null) => {
  const user = await addUser(api, company);
  return { ...user, ...(await signIn(api, user.email)) };
};
beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli Auto'));
  [buyer, desk] = [await join(company_id), await join(null)];
  product = await addProduct(api, company_id, { sku: 'BRG-1', price_paise: 10_000 });
  const { body } = await desk.get(`/api/admin/product-get?id=${product}`);
  await desk.post('/api/admin/product-save', { ...body.product, name: 'Spindle bearing', price: 1234.5 });
  await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two are missing.' });
});
afterAll(() => api.stop());

const list = async (query = '') => (await desk.get(`/api/admin/audit-list?${query}`)).body;
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

describe('the log', () => {
  it('says who changed which record, when, from what to what, in words', async () => {
    const [entry] = (await list('entity=products')).items;
    expect(entry).toMatchObject({
      ...{ user_id: desk.id, action: 'update', entity: 'products', entity_id: String(product) },
      ...{ at: expect.stringMatching(/Z$/), person: { role: 'employee' }, company: { name: 'Aravalli Auto' } },
    });
    expect(entry.changes).toContainEqual({ field: 'Price', before: '₹100.00', after: '₹1,234.50' });
    expect(entry.changes).toContainEqual({ field: 'Name', before: expect.any(String), after: 'Spindle bearing' });
  });

  it('is searched by person, record, company and day', async () => {
    const ticket = (await list('entity=tickets')).items[0];
    expect(ticket).toMatchObject({ action: 'insert', user_id: buyer.id });
    const found = async (query: string) => (await list(query)).items.map(({ id }: { id: number }) => id);
    for (const query of [
      `user_id=${buyer.id}`,
      `who=${buyer.email}`,
      `q=TKT-${ticket.entity_id.padStart(6, '0')}`,
      `entity=tickets&q=${ticket.entity_id}`,
      `company_id=${company_id}&entity=tickets`,
      `day=${today}&user_id=${buyer.id}`,
    ]) {
      expect(await found(query), query).toContain(ticket.id);
    }
    for (const query of [
      `user_id=${desk.id}`,
      'who=nobody',
      'q=TKT-999999',
      `company_id=${company_id + 1}`,
      'day=2001-01-01',
    ]) {
      expect(await found(query), query).not.toContain(ticket.id);
    }
  });

  it('is paged, the latest first', async () => {
    const [one, two] = [await list('size=1'), await list('size=1&page=2')];
    expect(one.items[0].id).toBeGreaterThan(two.items[0].id);
  });

  it('never shows a password, nor a key of the private store', async () => {
    await desk.post('/api/employees/create-customer', { company_id, name: 'X', email: 'x@y.example' });
    const [entry] = (await list('entity=users')).items;
    expect(entry.changes).toContainEqual({ field: 'Password', before: null, after: 'set anew' });
    expect(JSON.stringify(entry)).not.toContain('argon2');
  });

  it.each(['day=yesterday', 'company_id=x', 'entity=users;', 'user_id=0'])('refuses %s', async (query) => {
    expect((await desk.get(`/api/admin/audit-list?${query}`)).status).toBe(400);
  });

  it('answers nobody 401 and a buyer 403', async () => {
    const call = (person: Person) => person.get('/api/admin/audit-list');
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });
});

describe('the log is only added to, by triggers:', () => {
  it.each([
    `update audit_log set user_id = 1`,
    `delete from audit_log`,
    `truncate audit_log`,
    `insert into audit_log (user_id, action, entity, entity_id, changes) values (1, 'update', 'users', '1', '{}')`,
  ])('the functions’ role may not %s, even as staff', async (statement) => {
    const app = new Client(process.env.DATABASE_URL);
    await app.connect();
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [desk.id]);
    try {
      await app.query('begin');
      await app.query(`select authenticate($1, $2, '{employee}')`, [desk.id, session!.id]);
      expect((await app.query('select 1 from audit_log limit 1')).rowCount).toBe(1);
      await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await app.query('rollback');
      await app.end();
    }
  });
});

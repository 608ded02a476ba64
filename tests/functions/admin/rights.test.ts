import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsRight } from '#contracts/admin/rights.ts';
import { StaffRight } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { endpoints } from '../../support/endpoints.ts';
import { addCompany, addUser, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

/** What employees may change by their rights (docs/decisions/075). */
let api: Api;
let admin: Person;
let adminEmail: string;
const holders = {} as Record<StaffRight | 'none', Person & { id: number; email: string }>;

beforeAll(async () => {
  api = await startApi();
  adminEmail = (await addUser(api, null, 'admin')).email;
  admin = await signIn(api, adminEmail);
  for (const right of [...StaffRight.options, 'none'] as const) {
    const user = await addUser(api, null, 'employee');
    const rights = right === 'none' ? [] : [right];
    expect((await admin.post('/api/admin/staff-save', { id: user.id, rights })).status).toBe(200);
    holders[right] = { ...user, ...(await signIn(api, user.email)) };
  }
});
afterAll(() => api.stop());

const calls = Object.values(endpoints).filter(({ needs }) => needs);

describe('a call that needs a right', () => {
  it.each(calls.map((call) => [call.path, call.needs!] as const))('%s is for its holders: %s', async (path, needs) => {
    for (const [right, person] of Object.entries(holders)) {
      const { status, body } = await person.post(path, {});
      const isHolder = needs.includes(right as StaffRight);
      if (!isHolder) expect({ right, status, message: body.message }).toEqual(refusal(right, needs));
      else expect({ right, refused: status === 403 }).toEqual({ right, refused: false });
    }
    expect((await admin.post(path, {})).status).not.toBe(403);
  });

  const refusal = (right: string, needs: readonly string[]) => ({ right, status: 403, message: needsRight(needs) });
});

describe('an employee without rights', () => {
  it('reads the records, and answers', async () => {
    for (const path of ['order-list', 'invoice-list', 'products-list', 'receipt-list', 'dashboard']) {
      expect((await holders.none.get(`/api/admin/${path}`)).status, path).toBe(200);
    }
    expect((await holders.none.post('/api/admin/ticket-answer', {})).status).toBe(400);
  });
});

describe('the rights of an employee', () => {
  const signedIn = async (email: string) =>
    (await request(api, 'POST', '/api/login', { body: { email, password: PASSWORD } })).body.user;

  it('are in the token, for the browser: all for an admin, none for a buyer', async () => {
    expect(await signedIn(holders.stores.email)).toMatchObject({ role: 'employee', rights: ['stores'] });
    expect(await signedIn(adminEmail)).toMatchObject({ role: 'admin', rights: StaffRight.options });
    const { company_id } = await addCompany(api, 'Aravalli');
    expect(await signedIn((await addUser(api, company_id)).email)).not.toHaveProperty('rights');
  });

  it('are listed with the staff', async () => {
    const { body } = await admin.get('/api/admin/staff-list');
    const rights = Object.fromEntries(
      body.items.map((item: { id: number; rights: string[] }) => [item.id, item.rights]),
    );
    for (const right of StaffRight.options) expect(rights[holders[right].id]).toEqual([right]);
    expect(rights[holders.none.id]).toEqual([]);
  });

  it('are changed by admins only, which ends the sessions', async () => {
    const { id, email } = holders.none;
    const before = holders.none;
    expect((await holders.sales.post('/api/admin/staff-save', { id, rights: ['sales'] })).status).toBe(403);
    const { body } = await admin.post('/api/admin/staff-save', { id, rights: ['stores', 'accounts'] });
    expect(body.message).toMatch(/now has the rights Stores and Accounts\.$/);
    expect((await before.get('/api/admin/dashboard')).status).toBe(401);
    const again = await signIn(api, email);
    expect((await again.post('/api/admin/stock-adjust', {})).status).toBe(400);
    expect((await admin.post('/api/admin/staff-save', { id, rights: ['everything'] })).status).toBe(400);
    const [change] = await api.sql(
      `select changes -> 'rights' as rights from audit_log where entity = 'users' and entity_id = $1 order by id desc limit 1`,
      [String(id)],
    );
    expect(change).toEqual({ rights: [[], ['stores', 'accounts']] });
  });
});

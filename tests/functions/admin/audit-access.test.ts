import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, request, signIn } from '../../support/fixtures.ts';

/** What the log tells of who was let in, and how. */
let api: Api;
let admin: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli Auto'));
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(() => api.stop());

let serial = 0;
const newAddress = () => `asha${++serial}@works.example`;
const customer = async () => {
  const body = { company_id, name: 'Asha Rao', email: newAddress() };
  return { ...(await admin.post('/api/employees/create-customer', body)).body, email: body.email };
};
const resend = (id: number, way: 'link' | 'password') => admin.post('/api/admin/customer-resend', { id, way });

/** What is told of an account, the first first: what was done, and what changed. */
const told = async (id: number) => {
  const { body } = await admin.get(`/api/admin/audit-list?entity=users&q=${id}&sort=date_asc`);
  return body.items.map(({ action_label, record, company, changes }: Entry) => ({
    told: `${action_label} ${record}${company ? ` of ${company.name}` : ''}`,
    changed: changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`),
  }));
};
interface Entry {
  action_label: string;
  record: string;
  company: { name: string } | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

const set = 'Password:  → changed';

it('a customer is invited, invited again by a link, and given a temporary password', async () => {
  const { id } = await customer();
  await resend(id, 'link');
  await resend(id, 'password');
  const [added, ...later] = await told(id);
  expect(added.told).toBe('invited Account Asha Rao of Aravalli Auto');
  expect(added.changed).toContainEqual(expect.stringMatching(/^Email: {2}→ asha/));
  expect(added.changed).not.toContain(set);
  expect(later).toEqual([
    { told: 'invited again Account Asha Rao of Aravalli Auto', changed: [] },
    // It was to be changed already.
    { told: 'gave a temporary password to Account Asha Rao of Aravalli Auto', changed: [set] },
  ]);
  const { text } = await admin.get(`/api/admin/audit-export?entity=users&q=${id}`);
  expect(text).toContain(',invited again,Account,Account Asha Rao,');
});

it('whoever has signed in before is not invited again, but sent a link or given a password', async () => {
  const { id, email } = await addUser(api, company_id);
  await signIn(api, email);
  await resend(id, 'link');
  await resend(id, 'password');
  expect(await told(id)).toMatchObject([
    { told: expect.stringMatching(/^sent a link to set a password to Account .* of Aravalli Auto$/), changed: [] },
    {
      told: expect.stringMatching(/^gave a temporary password to Account/),
      changed: ['Must change password: no → yes', set],
    },
  ]);
});

it('somebody of the staff, or a colleague, is invited once by his first link', async () => {
  const staff = { name: 'Neel Verma', email: newAddress(), role: 'employee' };
  const { id } = (await admin.post('/api/admin/staff-invite', staff)).body;
  await admin.post('/api/admin/staff-reinvite', { id });
  expect((await told(id)).map((entry: { told: string }) => entry.told)).toEqual([
    'invited Account Neel Verma',
    'invited again Account Neel Verma',
  ]);

  const { company_id } = await addCompany(api, 'Konkan Mills');
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  const colleague = { name: 'Dev Nair', email: newAddress(), company_role: 'buyer' };
  const invited = (await buyer.post('/api/customer/colleague-invite', colleague)).body;
  expect(await told(invited.id)).toMatchObject([{ told: 'invited Account Dev Nair of Konkan Mills' }]);
});

it('a password that its owner chooses is logged as changed, without a further change due', async () => {
  const { id, email, temp_password } = await customer();
  const owner = await signIn(api, email, temp_password);
  await owner.post('/api/change-password', { old_password: temp_password, password: 'my own words 9' });
  const changed = ['Must change password: yes → no', set];
  expect((await told(id)).at(-1)).toEqual({ told: 'changed Account Asha Rao of Aravalli Auto', changed });
});

it('a link that somebody asks for himself leaves no trace of staff', async () => {
  const { id, email } = await addUser(api, company_id);
  await request(api, 'POST', '/api/forgot-password', { body: { email } });
  const [{ links }] = (await api.sql('select count(*)::int as links from password_resets where user_id = $1', [
    id,
  ])) as [{ links: number }];
  expect(links).toBe(1);
  expect(await told(id)).toEqual([]);
});

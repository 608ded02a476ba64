import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, request, signIn } from '../../support/fixtures.ts';

/** Audit entries about access: invitations, links and passwords. */
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

/** The entries of an account, the oldest first: the action and the changes. */
const entriesOf = async (id: number) => {
  const { body } = await admin.get(`/api/admin/audit-list?entity=users&q=${id}&sort=date_asc`);
  return body.items.map(({ action_label, record, company, changes }: Entry) => ({
    entry: `${action_label} ${record}${company ? ` of ${company.name}` : ''}`,
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
  const [added, ...later] = await entriesOf(id);
  expect(added.entry).toBe('invited Account Asha Rao of Aravalli Auto');
  expect(added.changed).toContainEqual(expect.stringMatching(/^Email: {2}→ asha/));
  expect(added.changed).not.toContain(set);
  expect(later).toEqual([
    { entry: 'invited again Account Asha Rao of Aravalli Auto', changed: [] },
    // `must_change_password` was already true.
    { entry: 'gave a temporary password to Account Asha Rao of Aravalli Auto', changed: [set] },
  ]);
  const { text } = await admin.get(`/api/admin/audit-export?entity=users&q=${id}`);
  expect(text).toContain(',invited again,Account,Account Asha Rao,');
});

it('a user who has signed in before is sent a link instead of an invitation, and never given a password', async () => {
  const { id, email } = await addUser(api, company_id);
  await signIn(api, email);
  await resend(id, 'link');
  expect((await resend(id, 'password')).status).toBe(409);
  expect(await entriesOf(id)).toMatchObject([
    { entry: expect.stringMatching(/^sent a link to set a password to Account .* of Aravalli Auto$/), changed: [] },
  ]);
});

it('a staff member or a colleague is invited once, by the first link', async () => {
  const staff = { name: 'Neel Verma', email: newAddress(), role: 'employee' };
  const { id } = (await admin.post('/api/admin/staff-invite', staff)).body;
  await admin.post('/api/admin/staff-reinvite', { id });
  expect((await entriesOf(id)).map(({ entry }: { entry: string }) => entry)).toEqual([
    'invited Account Neel Verma',
    'invited again Account Neel Verma',
  ]);

  const { company_id } = await addCompany(api, 'Konkan Mills');
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  const colleague = { name: 'Dev Nair', email: newAddress(), company_role: 'buyer' };
  await buyer.post('/api/customer/colleague-invite', colleague);
  const [invited] = await api.sql<{ id: string }>('select id from users where email = $1', [colleague.email]);
  expect(await entriesOf(Number(invited!.id))).toMatchObject([{ entry: 'invited Account Dev Nair of Konkan Mills' }]);
});

it('a password that its owner chooses is logged as changed, without another change required', async () => {
  const { id, email, temp_password } = await customer();
  const owner = await signIn(api, email, temp_password);
  await owner.post('/api/change-password', { old_password: temp_password, password: 'my own words 9' });
  const changed = ['Must change password: yes → no', set];
  expect((await entriesOf(id)).at(-1)).toEqual({ entry: 'changed Account Asha Rao of Aravalli Auto', changed });
});

it('a link that a user requests is not logged as an action of staff', async () => {
  const { id, email } = await addUser(api, company_id);
  await request(api, 'POST', '/api/forgot-password', { body: { email } });
  const [{ links }] = (await api.sql('select count(*)::int as links from password_resets where user_id = $1', [
    id,
  ])) as [{ links: number }];
  expect(links).toBe(1);
  expect(await entriesOf(id)).toEqual([]);
});

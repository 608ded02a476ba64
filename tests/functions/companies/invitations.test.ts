import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Answer, type Person, signIn } from '../../support/fixtures.ts';

/** Inviting a colleague does not reveal whether the address has an account. */
let api: Api;
let company_id: number;
let admin: Person;
let staff: Person;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  admin = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null, 'admin')).email);
});
beforeEach(() => api.sql('delete from outbox'));
afterAll(() => api.stop());

const invite = (email: string, company_role = 'approver') =>
  admin.post('/api/customer/colleague-invite', { name: 'Neel', email, company_role });

/** A user of another company. */
const stranger = async () => addUser(api, (await addCompany(api, 'Konkan')).company_id);
const newAddress = () => `new${++serial}@example.test`;

/** The reply and the row of the list, without what differs between any two invitations. */
async function seen(email: string) {
  const { status, body }: Answer = await invite(email);
  const { colleagues } = (await admin.get('/api/customer/company')).body;
  const found = colleagues.filter((one: { email: string }) => one.email === email);
  return JSON.parse(
    JSON.stringify({ status, body, found })
      .replaceAll(email, '…')
      .replaceAll(/"id":\d+/g, '"id":0'),
  );
}

const mails = () => api.sql('select kind, recipient from outbox order by id');

describe('an invited address', () => {
  it('that has an account at another company looks like a new one, in the reply and in the list', async () => {
    const [fresh, known] = [await seen(newAddress()), await seen((await stranger()).email)];
    expect(known).toEqual(fresh);
    expect(fresh).toMatchObject({ status: 200, found: [{ name: 'Neel', disabled: false, signed_in_at: null }] });
  });

  it('that belongs to staff looks like a new one too', async () => {
    expect(await seen((await addUser(api, null)).email)).toEqual(await seen(newAddress()));
  });

  it('that has an account is answered the same when the role changes or the sign-in is disabled', async () => {
    const answers = [];
    for (const email of [newAddress(), (await stranger()).email]) {
      await invite(email);
      const { colleagues } = (await admin.get('/api/customer/company')).body;
      const { id } = colleagues.find((one: { email: string }) => one.email === email);
      const change = (body: object) => admin.post('/api/customer/colleague-save', { id, ...body });
      answers.push([await change({ company_role: 'buyer' }), await change({ disabled: true })].map(({ text }) => text));
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('that has an account gets a mail that says so, and no link', async () => {
    const { email } = await stranger();
    await invite(email);
    const [sent] = await api.sql<{ kind: string; payload: object }>('select kind, recipient, payload from outbox');
    expect(sent).toMatchObject({ kind: 'colleague-known', recipient: email });
    expect(sent!.payload).not.toHaveProperty('token');
  });

  it('that is new gets the link, again for each invitation until they have signed in', async () => {
    const email = newAddress();
    expect([(await invite(email)).status, (await invite(email)).status]).toEqual([200, 200]);
    expect(await mails()).toEqual(Array(2).fill({ kind: 'colleague-invited', recipient: email }));
    expect(await api.sql('select count(*)::int as n from users where email = $1', [email])).toEqual([{ n: 1 }]);
  });

  it('of a colleague is answered like a new one, and the colleague is told', async () => {
    const { email } = await addUser(api, company_id);
    await signIn(api, email);
    const [fresh, known] = [await seen(newAddress()), await seen(email)];
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    expect((await mails()).at(-1)).toEqual({ kind: 'colleague-known', recipient: email });
    const rows = await api.sql('select company_role from users where email = $1', [email]);
    expect(rows).toEqual([{ company_role: 'buyer' }]);
  });

  it('of a disabled colleague, whom the list shows, is refused with what to do', async () => {
    const { id, email } = await addUser(api, company_id);
    await api.sql('update users set disabled_at = now() where id = $1', [id]);
    expect(await invite(email)).toMatchObject({
      status: 409,
      body: { fields: { email: 'This colleague is disabled. Enable them in the list.' } },
    });
  });
});

describe('the account that the address had', () => {
  it('signs in as before, resets its password, and sees nothing of the company that invited it', async () => {
    const { id, email } = await stranger();
    await invite(email);
    const owner = await signIn(api, email);
    expect((await owner.get('/api/companies/my')).body.company.name).toBe('Konkan');
    await api.sql('delete from outbox');
    await as(api).post('/api/forgot-password', { email });
    const resets = await api.sql(`select count(*)::int as n from password_resets where user_id = $1`, [id]);
    expect([await mails(), resets]).toEqual([[{ kind: 'password-reset', recipient: email }], [{ n: 1 }]]);
  });

  it('is what staff are told about when they send the other one a link or a password', async () => {
    const { email } = await stranger();
    await invite(email);
    const [{ id }] = (await api.sql('select id::int from users where email = $1 and email_in_use', [email])) as [
      { id: number },
    ];
    const resend = (way: string) => staff.post('/api/admin/customer-resend', { id, way });
    for (const way of ['link', 'password']) {
      expect(await resend(way)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('has an account of its own') },
      });
    }
  });

  it('keeps the specification’s 409 for staff who create a customer', async () => {
    const { email } = await stranger();
    await invite(email);
    const body = { name: 'Neel', email, company_id, password: '' };
    expect((await staff.post('/api/employees/create-customer', body)).status).toBe(409);
  });
});

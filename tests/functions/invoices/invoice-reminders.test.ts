import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';

let api: Api;
let owner: Owner;
let email: string;
let run: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  email = user.email;
  owner = { company_id, user_id: user.id };
  run = (await import('../../../netlify/functions/invoices-remind.ts')).default;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('delete from outbox');
  await api.sql('delete from invoices');
});

/** An invoice due so many days ago. */
async function addDue(days: number, fields: object = {}): Promise<number> {
  const id = await addInvoice(api, owner, { date: '2026-01-01', ...fields });
  await api.sql(`update invoices set due_date = (now() at time zone 'Asia/Kolkata')::date - $2::int where id = $1`, [
    id,
    days,
  ]);
  return id;
}
const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, unknown> }>('select * from outbox order by id');

describe('the daily run', () => {
  it('reminds on the day after the due date and a week after it, once each, however often it runs', async () => {
    const id = await addDue(1, { status: 'part paid', paid_paise: 1800 });
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toMatchObject([
      {
        kind: 'invoice-overdue',
        recipient: email,
        payload: { document_id: id, days: 1, total: '₹118.00', balance: '₹100.00' },
      },
    ]);
    await api.sql('update invoices set due_date = due_date - 5 where id = $1', [id]);
    await run();
    expect(await mails()).toHaveLength(1);
    await api.sql('update invoices set due_date = due_date - 1 where id = $1', [id]);
    await run();
    await run();
    expect((await mails()).map(({ payload }) => payload.days)).toEqual([1, 7]);
  });

  it('sends one mail instead of two if it runs late', async () => {
    await addDue(30);
    await run();
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('also mails the accounts person', async () => {
    await addBillTo(api, owner.company_id);
    await addDue(2);
    await run();
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
      [`accounts${owner.company_id}@example.test`, email].sort(),
    );
  });

  it.each([
    { name: 'is due today', days: 0, fields: {} },
    { name: 'is paid', days: 3, fields: { status: 'paid', paid_paise: 11_800 } },
    { name: 'is cancelled', days: 3, fields: { status: 'cancelled', credited_paise: 11_800 } },
  ])('sends nothing for an invoice that $name', async ({ days, fields }) => {
    await addDue(days, fields);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('shows overdue invoices to no other role', async () => {
    const stranger = await addUser(api, (await addCompany(api, 'Konkan')).company_id);
    await signIn(api, stranger.email);
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [stranger.id]);
    await addDue(3);
    const app = await connectAsApp();
    expect(await app.rows('select id from invoices', { user: stranger.id, id: session!.id })).toEqual([]);
    expect(await app.rows('select id from invoices')).toBe(REFUSED);
    expect(await app.rows('update invoices set reminders = 0', { user: stranger.id, id: session!.id })).toBe(REFUSED);
    await app.stop();
  });
});

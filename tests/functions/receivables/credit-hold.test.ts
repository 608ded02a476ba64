import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder, type Owner } from '../../support/portal-fixtures.ts';

let api: Api;
let owner: Owner;
let staff: Person;
let employee: { id: number; email: string };
let admin: Person;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  employee = await addUser(api, null);
  staff = await signIn(api, employee.email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  await api.sql('delete from accounts_settings');
});

const setLimit = (paise: number | null) =>
  api.sql('update companies set credit_limit_paise = $2 where id = $1', [owner.company_id, paise]);
/** An order of ₹1. */
const order = (status = 'placed') => addOrder(api, owner, status);
const overdueBy = async (days: number) => {
  const id = await addInvoice(api, owner);
  await api.sql(
    `update invoices set date = '2026-01-01', due_date = (now() at time zone 'Asia/Kolkata')::date - $2::int where id = $1`,
    [id, days],
  );
};
const confirm = (person: Person, id: number, more: object = {}) =>
  person.post('/api/admin/order-move', { id, to: 'confirmed', ...more });
const read = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order;
const statusOf = async (id: number) => (await read(id)).status;
const seenByBuyer = async (id: number) => (await buyer.get(`/api/orders/get?id=${id}`)).body.order;

describe('what the order page shows', () => {
  it('is limit, open balance, other orders placed or confirmed, this order, and overdue', async () => {
    await setLimit(50_000);
    await addInvoice(api, owner, { status: 'part paid', paid_paise: 1800 });
    await overdueBy(12);
    await order('confirmed');
    await order('placed');
    await order('cancelled');
    const { credit } = await read(await order());
    expect(credit).toEqual({
      ...{ limit: 500, open: 218, on_account: 0, uninvoiced: 2, order: 1, used: 221, over_by: 0 },
      ...{ overdue: 118, oldest_days: 12, hold_days: 45, reasons: [] },
    });
  });

  it('counts an order only as far as it is not invoiced', async () => {
    const id = await addInvoice(api, owner);
    await api.sql(
      `update orders set status = 'partly shipped', total_paise = 20000, subtotal_paise = 20000
       where id = (select order_id from invoices where id = $1)`,
      [id],
    );
    expect((await read(await order())).credit).toMatchObject({ open: 118, uninvoiced: 82 });
  });
});

describe('over the credit limit', () => {
  it('an employee’s confirmation puts the order on hold; the buyer reads a neutral note', async () => {
    await setLimit(11_800);
    await addInvoice(api, owner);
    const id = await order();
    const answer = await confirm(staff, id);
    expect(answer.body.message).toBe(
      `Order ${id} is on credit hold, not confirmed: ₹1.00 over the credit limit of ₹118.00. An admin can release it.`,
    );
    expect(await read(id)).toMatchObject({
      status: 'on hold',
      credit_holds: [{ reason: '₹1.00 over the credit limit of ₹118.00', lifted: null }],
    });
    const seen = await seenByBuyer(id);
    expect(seen).toMatchObject({ status: 'on hold' });
    expect(seen.history.at(-1)).toMatchObject({
      status: 'on hold',
      note: 'Our accounts team is checking your account and will get back to you.',
    });
    expect(JSON.stringify(seen)).not.toMatch(/credit|limit/i);
    const [mail] = await api.sql<{ kind: string; payload: { reason: string } }>(
      'select * from outbox order by id desc limit 1',
    );
    expect(mail).toMatchObject({ kind: 'order-on-hold', payload: { reason: expect.not.stringMatching(/limit/) } });
  });

  it('exactly at the limit, and without one, it is confirmed', async () => {
    await setLimit(11_900);
    await addInvoice(api, owner);
    const id = await order();
    await confirm(staff, id);
    expect(await statusOf(id)).toBe('confirmed');
    await setLimit(null);
    const other = await order();
    await confirm(staff, other);
    expect(await statusOf(other)).toBe('confirmed');
  });

  it('an admin confirms with a reason, which only staff see', async () => {
    await setLimit(50);
    const id = await order();
    const refused = await confirm(admin, id);
    expect([refused.status, refused.body.fields.credit_reason]).toEqual([
      400,
      'Give the reason for confirming it on credit. Only staff see it.',
    ]);
    expect((await confirm(admin, id, { credit_reason: 'Bank guarantee received' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'confirmed',
      credit_holds: [{ lifted: { reason: 'Bank guarantee received' } }],
    });
    expect(JSON.stringify(await seenByBuyer(id))).not.toContain('guarantee');
  });
});

describe('a credit hold', () => {
  const held = async () => {
    await setLimit(50);
    const id = await order();
    await confirm(staff, id);
    return id;
  };

  it('is lifted by an admin with a reason, not by an employee, even once the limit is raised', async () => {
    const id = await held();
    await setLimit(null);
    expect(await confirm(staff, id, { credit_reason: 'Paid' })).toMatchObject({
      status: 403,
      body: { message: 'This order is on credit hold. Ask an admin to release it.' },
    });
    expect((await confirm(admin, id)).status).toBe(400);
    expect((await confirm(admin, id, { credit_reason: 'Cheque cleared' })).body.message).toBe(`Order ${id} released.`);
    const { status, credit_holds, history } = await read(id);
    expect([status, credit_holds]).toMatchObject(['confirmed', [{ lifted: { reason: 'Cheque cleared' } }]]);
    expect(history.at(-1)).toMatchObject({ status: 'confirmed', note: 'Released from hold.' });
  });

  it('is a hold of its own: an employee who releases an ordinary hold beyond the limit adds one', async () => {
    const id = await order('confirmed');
    await staff.post('/api/admin/order-move', { id, to: 'on hold', note: 'Address unclear' });
    await setLimit(50);
    await confirm(staff, id);
    expect(await read(id)).toMatchObject({ status: 'on hold', credit_holds: [{ lifted: null }] });
  });

  it('can be cancelled by staff', async () => {
    const id = await held();
    expect((await staff.post('/api/admin/order-move', { id, to: 'cancelled', note: 'As agreed' })).body).toMatchObject({
      message: `Order ${id} cancelled.`,
    });
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('is lifted by no employee in the database, and seen by no buyer', async () => {
    await held();
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [employee.id]);
    const [own] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [owner.user_id]);
    const app = await connectAsApp();
    expect(
      await app.rows(`update credit_holds set lifted_at = now(), lifted_by = 1, lift_reason = 'x' returning id`, {
        user: employee.id,
        id: session!.id,
      }),
    ).toEqual([]);
    expect(await app.rows('select id from credit_holds', { user: owner.user_id, id: own!.id })).toBe(REFUSED);
    await app.stop();
  });
});

describe('overdue invoices', () => {
  it('by more than 45 days need an admin, and admins change the days', async () => {
    await overdueBy(45);
    const id = await order();
    await confirm(staff, id);
    expect(await statusOf(id)).toBe('confirmed');
    await overdueBy(46);
    const late = await order();
    await confirm(staff, late);
    expect(await read(late)).toMatchObject({
      status: 'on hold',
      credit_holds: [{ reason: '₹236.00 overdue, the oldest invoice by 46 days' }],
    });
    const days = (credit_hold_days: number, person = admin) =>
      person.post('/api/admin/credit-settings-save', { credit_hold_days });
    expect((await days(0, staff)).status).toBe(403);
    expect((await days(400)).status).toBe(400);
    expect((await days(0)).body.message).toBe('Overdue invoices no longer hold orders.');
    const free = await order();
    await confirm(staff, free);
    expect(await statusOf(free)).toBe('confirmed');
    expect((await staff.get('/api/admin/accounts-settings-get')).body.credit_hold_days).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';

let api: Api;
let owner: Owner;
let staff: Person;
let buyer: Person;
let stranger: Person;
let today: string;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  staff = await signIn(api, (await addUser(api, null)).email);
  stranger = await signIn(api, (await addUser(api, (await addCompany(api, 'Konkan')).company_id)).email);
  const [row] = await api.sql<{ day: string }>(`select (now() at time zone 'Asia/Kolkata')::date::text as day`);
  today = row!.day;
});
afterAll(() => api.stop());

const promise = (invoice_id: number, more: object = {}) =>
  staff.post('/api/admin/promise-add', {
    ...{ invoice_id, amount: 118, pay_on: today, said_by: 'Sunita Khandelwal', note: 'By NEFT', latest_id: null },
    ...more,
  });
const stateOf = async (invoice_id: number) =>
  (await staff.get(`/api/admin/promise-list?invoice_id=${invoice_id}`)).body.items[0].state;
const broken = async () => (await staff.get('/api/admin/dashboard')).body.waiting.broken_promises;

describe('a promise to pay', () => {
  it('is recorded with date, amount, person and note, and seen by the buyer without our staff', async () => {
    const id = await addInvoice(api, owner);
    expect((await promise(id)).body.message).toMatch(/^₹118\.00 promised for /);
    const { body } = await staff.get(`/api/admin/promise-list?invoice_id=${id}`);
    expect(body.items).toMatchObject([
      {
        ...{ amount: 118, pay_on: today, said_by: 'Sunita Khandelwal', note: 'By NEFT', state: 'open' },
        ...{ company: 'Aravalli', open: 118, recorded_by: expect.stringMatching(/^User/) },
      },
    ]);
    const seen = (await buyer.get(`/api/customer/promises?invoice_id=${id}`)).body.items[0];
    expect(seen).toMatchObject({ amount: 118, said_by: 'Sunita Khandelwal' });
    expect(seen).not.toHaveProperty('recorded_by');
    expect((await stranger.get(`/api/customer/promises?invoice_id=${id}`)).status).toBe(404);
  });

  it('is made by the buyer in their own name, on their own company’s invoices only', async () => {
    const id = await addInvoice(api, owner);
    const own = { invoice_id: id, amount: 100.5, pay_on: today, note: null, latest_id: null };
    expect((await stranger.post('/api/customer/promise-add', own)).status).toBe(404);
    expect((await buyer.post('/api/customer/promise-add', own)).status).toBe(200);
    const { body } = await buyer.get(`/api/customer/promises?invoice_id=${id}`);
    expect(body.items).toMatchObject([{ amount: 100.5, said_by: expect.stringMatching(/^User/), state: 'open' }]);
  });

  it('is kept once the amount is paid, and broken after its date', async () => {
    const id = await addInvoice(api, owner, { status: 'part paid', paid_paise: 1800 });
    await promise(id, { amount: 50 });
    const before = await broken();
    await api.sql('update payment_promises set pay_on = pay_on - 1 where invoice_id = $1', [id]);
    expect([await stateOf(id), await broken()]).toEqual(['broken', before + 1]);
    await api.sql('update invoices set paid_paise = 6799 where id = $1', [id]);
    expect(await stateOf(id)).toBe('broken');
    await api.sql('update invoices set paid_paise = 6800 where id = $1', [id]);
    expect([await stateOf(id), await broken()]).toEqual(['kept', before]);
  });

  it('is kept late by money dated after its day, however late money of its day was recorded', async () => {
    const settle = async (days: number) => {
      const id = await addInvoice(api, owner, { date: '2026-01-02', status: 'paid', paid_paise: 11_800 });
      await api.sql(
        `insert into payment_promises (company_id, invoice_id, amount_paise, pay_on, said_by, paid_before_paise, recorded_by)
         values ($1, $2, 11800, '2026-10-10', 'Sunita', 0, $3)`,
        [owner.company_id, id, owner.user_id],
      );
      const [money] = await api.sql<{ id: string }>(
        `insert into receipts (company_id, number, amount_paise, unallocated_paise, method, received_on, bill_to_name,
           bill_to_address, recorded_by)
         values ($1, $2, 11800, 0, 'NEFT', '2026-10-10', 'A', 'B', $3) returning id`,
        [owner.company_id, `PSR/K/${id}`, owner.user_id],
      );
      await api.sql(
        `insert into allocations (invoice_id, company_id, amount_paise, receipt_id, allocated_on, recorded_by)
         select $1, $2, part, $3, '2026-10-10'::date + day, $4 from (values (1800, -3), (10000, $5::int)) as entry (part, day)`,
        [id, owner.company_id, money!.id, owner.user_id, days],
      );
      const { body } = await buyer.get(`/api/customer/promises?invoice_id=${id}`);
      return [body.items[0].state, body.items[0].kept_on];
    };
    expect(await settle(0)).toEqual(['kept', '2026-10-10']);
    expect(await settle(1)).toEqual(['kept late', '2026-10-11']);
  });

  it('is kept if nothing is due any more', async () => {
    const id = await addInvoice(api, owner);
    await promise(id);
    await api.sql(`update invoices set status = 'cancelled', credited_paise = amount_paise where id = $1`, [id]);
    expect(await stateOf(id)).toBe('kept');
  });

  it('replaces an earlier one on the same invoice', async () => {
    const id = await addInvoice(api, owner);
    await promise(id);
    const [{ id: latest_id }] = (await staff.get(`/api/admin/promise-list?invoice_id=${id}`)).body.items;
    await api.sql('update payment_promises set pay_on = pay_on - 3 where id = $1', [latest_id]);
    const before = await broken();
    expect((await promise(id, { latest_id })).status).toBe(200);
    const { body } = await staff.get(`/api/admin/promise-list?invoice_id=${id}`);
    expect(body.items.map(({ state }: { state: string | null }) => state)).toEqual(['open', null]);
    expect(await broken()).toBe(before - 1);
  });

  it('is recorded once for a double click', async () => {
    const id = await addInvoice(api, owner);
    const answers = await Promise.all([promise(id), promise(id), promise(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    {
      name: 'more than the amount due',
      change: { amount: 118.01 },
      status: 400,
      message: /^Enter at most the amount due, ₹118/,
    },
    { name: 'a past date', change: { pay_on: '2026-01-01' }, status: 400, message: /^This date has passed/ },
    { name: 'no person', change: { said_by: ' ' }, status: 400, message: /^Enter who promised it/ },
    { name: 'nothing', change: { amount: 0 }, status: 400, message: /^Enter more than ₹0/ },
  ])('$name is refused', async ({ change, status, message }) => {
    const answer = await promise(await addInvoice(api, owner), change);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('on a paid invoice is refused', async () => {
    const id = await addInvoice(api, owner, { number: 'PS/PAID', status: 'paid', paid_paise: 11_800 });
    expect((await promise(id)).body.message).toBe('Nothing is due on PS/PAID.');
  });
});

it('promises are listed by state and company, by date', async () => {
  const { company_id } = await addCompany(api, 'Deccan');
  const of = { company_id, user_id: (await addUser(api, company_id)).id };
  const [later, sooner, paid] = [await addInvoice(api, of), await addInvoice(api, of), await addInvoice(api, of)];
  await promise(later, { pay_on: '2199-01-02' });
  await promise(sooner, { pay_on: '2199-01-01' });
  await promise(paid);
  await api.sql(`update invoices set status = 'paid', paid_paise = amount_paise where id = $1`, [paid]);
  const list = async (query: string) =>
    (await staff.get(`/api/admin/promise-list?company_id=${company_id}${query}`)).body.items.map(
      ({ invoice_id }: { invoice_id: number }) => invoice_id,
    );
  expect(await list('')).toEqual([paid, sooner, later]);
  expect(await list('&state=open')).toEqual([sooner, later]);
  expect(await list('&state=kept')).toEqual([paid]);
  expect(await list('&state=broken')).toEqual([]);
});

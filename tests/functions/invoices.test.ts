import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addInvoice } from '../support/portal-fixtures.ts';
import { addCompany, addUser, type Person, signIn } from '../support/fixtures.ts';

let api: Api;
let company_id: number;
let user_id: number;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const user = await addUser(api, company_id);
  user_id = user.id;
  buyer = await signIn(api, user.email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
});
afterAll(() => api.stop());

const invoice = (fields: object) => addInvoice(api, { company_id, user_id }, fields);

describe('the invoice list', () => {
  it('shows what was issued to the company, the latest date first, at either path', async () => {
    const early = await invoice({ number: 'PS/2627/000001', date: '2026-10-01', due_date: '2999-01-01' });
    const late = await invoice({ number: 'PS/2627/000002', date: '2026-11-02', due_date: '2999-01-01' });
    const { status, body } = await buyer.get('/api/customer/invoices');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { id: late, inv: 'PS/2627/000002', date: '2026-11-02', due_date: '2999-01-01', status: 'issued', amount: 118 },
      { id: early, inv: 'PS/2627/000001', date: '2026-10-01', due_date: '2999-01-01', status: 'issued', amount: 118 },
    ]);
    expect((await buyer.get('/api/customer/invoices.php')).body).toMatchObject({ items: body.items, total: 2 });
    expect((await buyer.get('/api/customer/invoices?page=2&size=1')).body).toMatchObject({
      items: [{ id: early }],
      total: 2,
    });
  });

  it('holds nothing of another company', async () => {
    expect((await stranger.get('/api/customer/invoices')).body).toMatchObject({ items: [], total: 0 });
  });

  it('holds no draft', async () => {
    const before = (await buyer.get('/api/customer/invoices')).body.total;
    await invoice({ number: null, date: null, due_date: null, status: 'draft' });
    expect((await buyer.get('/api/customer/invoices')).body.total).toBe(before);
  });

  it.each([
    { status: 'issued', days: -1, shown: 'overdue' },
    { status: 'part paid', days: -1, shown: 'overdue' },
    { status: 'issued', days: 0, shown: 'issued' },
    { status: 'part paid', days: 1, shown: 'part paid' },
    { status: 'paid', days: -1, shown: 'paid' },
    { status: 'cancelled', days: -1, shown: 'cancelled' },
  ])(
    'shows "$status" as "$shown" where the due day is $days days from today in India',
    async ({ status, days, shown }) => {
      const [{ day }] = (await api.sql<{ day: string }>(
        `select ((now() at time zone 'Asia/Kolkata')::date + $1::int)::text as day`,
        [days],
      )) as [{ day: string }];
      const id = await invoice({ status, date: '2026-04-01', due_date: day });
      const { items } = (await buyer.get('/api/customer/invoices?size=100')).body;
      expect(items.find((item: { id: number }) => item.id === id)).toMatchObject({ status: shown, due_date: day });
    },
  );
});

describe('an invoice row', () => {
  it.each([
    { name: 'a draft with a number', fields: { status: 'draft' } },
    { name: 'an issued one without a number', fields: { number: null } },
    { name: 'an issued one without a date', fields: { date: null } },
    { name: 'a number longer than 16 characters', fields: { number: 'PS/2627/000000001' } },
    { name: 'an amount that is not the sum', fields: { amount_paise: 11_801 } },
  ])('is refused by the database: $name', async ({ fields }) => {
    await expect(invoice(fields)).rejects.toMatchObject({ code: '23514' });
  });

  it('has a number of its own', async () => {
    await invoice({ number: 'PS/2627/000777' });
    await expect(invoice({ number: 'PS/2627/000777' })).rejects.toMatchObject({ code: '23505' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '#contracts/admin/dashboard.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addFailedMail } from '../../support/examples/support-examples.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addAdvice, addInvoice, addOrder, type Owner } from '../../support/portal-fixtures.ts';
import { addQuote, addRfq } from '../../support/quote-fixtures.ts';

/** Compares each figure of the dashboard with the list it links to. For each there are also rows that it must not count. */
let api: Api;
let staff: Person;

/** The start of today in India. */
const MIDNIGHT = `date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  const { id: user_id } = await addUser(api, company_id);
  const owner = { company_id, user_id };
  await addPeople(company_id);
  await addRfqs(owner);
  await addQuotes(owner);
  await addOrders(owner);
  await addConsignments(owner);
  await addReturns(owner);
  await addInvoices(owner);
  await addAdvice(api, owner);
  await addAdvice(api, owner, { status: 'withdrawn', decided_by: user_id, decided_at: '2026-11-03' });
  await addProduct(api, company_id, { stock: 3 });
  await addProduct(api, company_id, { stock: 0, active: false });
  for (const status of ['open', 'answered', 'closed']) {
    await api.sql(`insert into tickets (company_id, user_id, subject, status) values ($1, $2, 'Boxes', $3)`, [
      ...[company_id, user_id, status],
    ]);
  }
  await api.sql(`insert into rfq_submissions (code, name, email, requirement, handled_at) values
    ('ENQ-1', 'Asha', 'a@x.example', '', null), ('ENQ-2', 'Asha', 'a@x.example', '', now())`);
  await addFailedMail(api);
  await api.sql(`update outbox set given_up_at = now(), given_up_by = 1 where id = $1`, [await addFailedMail(api)]);
});
afterAll(() => api.stop());

/** One user who has signed in, one who never has, and one disabled of each. */
async function addPeople(company_id: number): Promise<void> {
  for (const change of [
    'signed_in_at = now()',
    'signed_in_at = null',
    'signed_in_at = now(), disabled_at = now()',
    'signed_in_at = null, disabled_at = now()',
  ]) {
    await api.sql(`update users set ${change} where id = $1`, [(await addUser(api, company_id)).id]);
  }
}

async function addRfqs({ company_id, user_id }: Owner): Promise<void> {
  const statuses = ['submitted', 'under review', 'more information requested', 'quoted', 'declined', 'cancelled'];
  await api.sql(
    `insert into rfqs (company_id, title, status, created_by) select $1, 'Valves', unnest($3::text[]), $2`,
    [company_id, user_id, statuses],
  );
}

/** One countered, one countered with a draft of the next version, one with an answered counter-offer, and one open. */
async function addQuotes(owner: Owner): Promise<void> {
  for (const versions of [['countered'], ['countered', 'draft'], ['superseded', 'sent'], ['sent']]) {
    const rfq_id = await addRfq(api, owner);
    for (const [at, status] of versions.entries()) await addQuote(api, owner, { rfq_id, version: at + 1, status });
  }
}

/** An order before the period of the chart. */
async function addOldOrder(owner: Owner, status: string): Promise<number> {
  const id = await addOrder(api, owner, status);
  await api.sql(`update orders set created_at = now() - interval '60 days' where id = $1`, [id]);
  return id;
}

/** Consignments of one order: packed, dispatched, delivered and invoiced. */
async function addConsignments(owner: Owner): Promise<void> {
  await api.sql(
    `insert into shipments (company_id, order_id, status, awb, dispatched_at, delivered_at, invoiced, created_by)
     select $1, $2, status, 'A1', left_at, arrived_at, invoiced, $3 from (values
       ('packed', null, null, false), ('in transit', now(), null, false), ('delivered', now(), now(), false),
       ('delivered', now(), now(), true)) as row (status, left_at, arrived_at, invoiced)`,
    [owner.company_id, await addOldOrder(owner, 'on hold'), owner.user_id],
  );
}

/** Two returns of one order that is still in transit, one that was received, and one that is awaited. */
async function addReturns({ company_id, user_id }: Owner): Promise<void> {
  const asked = async (order: string, ...statuses: string[]) =>
    api.sql(
      `insert into returns (company_id, order_id, status, reason, created_by)
       select $1, $2, unnest($4::text[]), 'Wrong seal', $3`,
      [company_id, await addOldOrder({ company_id, user_id }, order), user_id, statuses],
    );
  await asked('in transit', 'requested', 'requested', 'rejected');
  await asked('delivered', 'received');
  await asked('return requested', 'approved');
}

/** Orders at the first and the last moment of today and yesterday, and cancelled or rejected ones. */
async function addOrders(owner: Owner): Promise<void> {
  const placed = async (at: string, status = 'placed') =>
    api.sql(`update orders set created_at = ${at} where id = $1`, [await addOrder(api, owner, status)]);
  await placed(`${MIDNIGHT} - interval '1 microsecond'`);
  await placed(`${MIDNIGHT} - interval '1 day'`, 'confirmed');
  await placed(MIDNIGHT);
  await api.sql(`update orders set promised_on = current_date - 2 where id = (select max(id) from orders)`);
  for (const status of ['cancelled', 'rejected', 'pending approval', 'on hold', 'partly shipped']) {
    await placed(MIDNIGHT, status);
    await placed(`${MIDNIGHT} - interval '1 day'`, status);
  }
}

async function addInvoices(owner: Owner): Promise<void> {
  await addInvoice(api, owner, { due_date: '2026-01-31' });
  await addInvoice(api, owner, { status: 'part paid', paid_paise: 100 });
  const credits_id = await addInvoice(api, owner, { status: 'paid', paid_paise: 11_800 });
  await addInvoice(api, owner, { status: 'paid', kind: 'credit note', credits_id });
  await addInvoice(api, owner, { status: 'cancelled' });
}

const figures = async (): Promise<Dashboard> => (await staff.get('/api/admin/dashboard')).body;
const total = async (list: string) => (await staff.get(`/api/admin/${list}`)).body.total;

describe('a count on the dashboard equals that of its list:', () => {
  it.each<[string, string, (figures: Dashboard) => number, number]>([
    ['customers', 'customer-list?state=enabled', ({ customers }) => customers, 3],
    ['open RFQs', 'rfq-list?status=open', ({ open_rfqs }) => open_rfqs, 3],
    [
      'RFQs without an answer',
      'rfq-list?status=waiting',
      ({ waiting: { rfqs_under_a_day, rfqs_under_three_days, rfqs_older } }) =>
        rfqs_under_a_day + rfqs_under_three_days + rfqs_older,
      2,
    ],
    ['counter-offers', 'rfq-list?status=countered', ({ waiting }) => waiting.counter_offers, 2],
    ['enquiries', 'enquiry-list?handled=no', ({ waiting }) => waiting.enquiries, 1],
    // The fixture places an order for each invoice.
    ['orders to confirm', 'order-list?status=placed', ({ waiting }) => waiting.to_confirm, 2 + 5],
    ['orders to ship', 'order-list?status=to+ship', ({ waiting }) => waiting.to_ship, 3],
    ['late orders', 'order-list?status=late', ({ waiting }) => waiting.late, 1],
    ['returns to decide', 'order-list?status=new+return', ({ waiting }) => waiting.to_take_back, 1],
    ['consignments packed, not invoiced', 'invoice-queue', ({ waiting }) => waiting.to_invoice, 3],
    ['unpaid invoices', 'invoice-list?status=open', ({ unpaid }) => unpaid.invoices, 2],
    ['overdue invoices', 'invoice-list?status=overdue', ({ unpaid }) => unpaid.overdue, 1],
    ['payment advices', 'payment-advice-list?status=sent', ({ waiting }) => waiting.payment_advices, 1],
    ['tickets', 'ticket-list?status=open', ({ waiting }) => waiting.tickets, 1],
    ['failed mails', 'outbox-list?state=failing', ({ waiting }) => waiting.failed_mails, 1],
    ['low stock', 'products-list?stock=low', ({ waiting }) => waiting.low_stock, 1],
  ])('%s', async (_, list, figure, expected) => {
    expect([figure(await figures()), await total(list)]).toEqual([expected, expected]);
  });

  it.each<[string, (unpaid: Dashboard['unpaid']) => number]>([
    ['open', ({ amount }) => amount],
    ['overdue', ({ overdue_amount }) => overdue_amount],
  ])('the amount due on %s invoices', async (status, amount) => {
    const { items } = (await staff.get(`/api/admin/invoice-list?status=${status}`)).body;
    const open = items.reduce((sum: number, invoice: { open: number }) => sum + invoice.open, 0);
    expect([amount((await figures()).unpaid), open > 0]).toEqual([open, true]);
  });

  it('today’s orders', async () => {
    const { orders_today, days } = await figures();
    const { day } = days.at(-1)!;
    expect([orders_today, await total(`order-list?from=${day}&to=${day}`)]).toEqual([6 + 5, 6 + 5]);
  });

  it('the orders of each day in the chart', async () => {
    const { days } = await figures();
    const [yesterday, today] = days.slice(-2);
    expect([yesterday!.orders, today!.orders]).toEqual([4, 3 + 5]);
    for (const { day, orders } of days.slice(-3)) {
      expect([day, await total(`order-list?status=not+cancelled&from=${day}&to=${day}`)]).toEqual([day, orders]);
    }
  });
});

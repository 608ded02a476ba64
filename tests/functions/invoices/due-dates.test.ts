import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { useDatabaseClock } from '../../support/database-clock.ts';
import { pack, registration } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let trade: InvoiceBody;
let setClock: (moment: string) => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  setClock = await useDatabaseClock(api);
  trade = await openInvoiceSteps(api);
  // Orders are not held for invoices that the clock has passed.
  await api.sql('insert into accounts_settings (credit_hold_days) values (0)');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

/** A time in India. */
const at = (moment: string) => setClock(`${moment.replace(' ', 'T')}:00+05:30`);
const setTerms = (days: number) =>
  api.sql('update companies set credit_days = $2 where id = $1', [trade.owner.company_id, days]);

/** Issues an invoice of ₹1,877 now. */
async function issue(): Promise<{ id: number; inv: string }> {
  const shipment = await pack(trade.staff, await trade.placeOrder(), WHOLE);
  return (await trade.issue(shipment)).body;
}

async function textOf(id: number): Promise<string> {
  const headers = { authorization: `Bearer ${trade.buyer.token}` };
  const response = await fetch(`${api.url}/api/customer/invoice-pdf?id=${id}`, { headers });
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
}

it('an e-invoice keeps the due date of its own day, whenever its IRN is entered', async () => {
  await api.sql(`update accounts_settings set e_invoice_from = '2026-04-01'`);
  await setTerms(30);
  await at('2026-04-30 10:00');
  const { id } = await issue();
  await api.sql('update accounts_settings set e_invoice_from = null');
  await at('2026-05-02 10:00');
  const entered = await trade.staff.post('/api/admin/invoice-irn', registration(id, { ack_at: '2026-04-30 10:05:00' }));
  expect(entered).toMatchObject({ status: 200 });
  expect(await trade.invoiceOf(id)).toMatchObject({ date: '2026-04-30', due_date: '2026-05-30' });
  expect((await trade.mails()).find(({ kind }) => kind === 'invoice-issued')!.payload.due).toBe('30 May 2026');
});

describe('an invoice is due after the company’s credit days, counted from its day in India:', () => {
  it.each([
    {
      when: '2026-12-01 11:00',
      terms: 0,
      date: '2026-12-01',
      due: '2026-12-01',
      words: '1 Dec 2026 Payable on receipt',
    },
    {
      when: '2026-12-01 12:00',
      terms: 1,
      date: '2026-12-01',
      due: '2026-12-02',
      words: '2 Dec 2026 Payment within 1 day',
    },
    // Half an hour before and after midnight in India; in UTC both are on the same day.
    {
      when: '2026-12-31 23:30',
      terms: 30,
      date: '2026-12-31',
      due: '2027-01-30',
      words: '30 Jan 2027 Payment within 30 days',
    },
    {
      when: '2027-01-01 00:30',
      terms: 30,
      date: '2027-01-01',
      due: '2027-01-31',
      words: '31 Jan 2027 Payment within 30 days',
    },
    // Ends of months, and of February in both kinds of years.
    {
      when: '2027-01-31 09:00',
      terms: 28,
      date: '2027-01-31',
      due: '2027-02-28',
      words: '28 Feb 2027 Payment within 28 days',
    },
    {
      when: '2027-01-31 10:00',
      terms: 30,
      date: '2027-01-31',
      due: '2027-03-02',
      words: '2 Mar 2027 Payment within 30 days',
    },
    {
      when: '2027-03-31 10:00',
      terms: 45,
      date: '2027-03-31',
      due: '2027-05-15',
      words: '15 May 2027 Payment within 45 days',
    },
    {
      when: '2028-01-31 10:00',
      terms: 30,
      date: '2028-01-31',
      due: '2028-03-01',
      words: '1 Mar 2028 Payment within 30 days',
    },
    {
      when: '2028-02-29 10:00',
      terms: 365,
      date: '2028-02-29',
      due: '2029-02-28',
      words: '28 Feb 2029 Payment within 365 days',
    },
  ])('$when and $terms days: $due', async ({ when, terms, date, due, words }) => {
    await setTerms(terms);
    await at(when);
    const { id, inv } = await issue();
    // On the wire, for the buyer and for staff, alone and in a list.
    const { invoice } = (await trade.buyer.get(`/api/customer/invoice-get?id=${id}`)).body;
    expect([invoice.date, invoice.due_date]).toEqual([date, due]);
    expect(await trade.invoiceOf(id)).toMatchObject({ date, due_date: due });
    for (const [person, list] of [
      [trade.buyer, '/api/customer/invoices'],
      [trade.staff, '/api/admin/invoice-list'],
    ] as const) {
      const { items } = (await person.get(`${list}?q=${encodeURIComponent(inv)}`)).body;
      expect(items).toMatchObject([{ inv, date, due_date: due }]);
    }
    // On paper and in the mail.
    expect(await textOf(id)).toContain(`DUE DATE ${words}`);
    const mail = (await trade.mails()).find(({ kind }) => kind === 'invoice-issued')!;
    expect(mail.payload.due).toBe(words.replace(/ Pay.*/, ''));
  });

  it('other terms apply from the next invoice on, and a debit note is due after its own day', async () => {
    await setTerms(30);
    await at('2028-03-10 10:00');
    const first = await issue();
    await setTerms(15);
    await at('2028-03-20 00:10');
    const second = await issue();
    const note = (
      await trade.staff.post('/api/admin/invoice-debit', {
        id: first.id,
        ...{ reason: 'Rate corrected', reason_code: 'rate difference', lines: [{ line_no: 1, value: 100 }] },
      })
    ).body;
    expect(await trade.invoiceOf(first.id)).toMatchObject({ due_date: '2028-04-09' });
    expect(await trade.invoiceOf(second.id)).toMatchObject({ due_date: '2028-04-04' });
    expect(await trade.invoiceOf(note.id)).toMatchObject({ date: '2028-03-20', due_date: '2028-04-04' });
  });
});

describe('an invoice becomes overdue at midnight in India after its due date', () => {
  let id: number;
  let inv: string;
  beforeAll(async () => {
    await api.sql('truncate invoices cascade');
    await setTerms(30);
    await at('2028-05-31 10:00');
    ({ id, inv } = await issue());
  });

  it.each([
    // 30 June is the 30th day after 31 May.
    { when: '2028-06-30 00:10', status: 'issued', late: 0, bucket: 'not_due' },
    { when: '2028-06-30 23:59', status: 'issued', late: 0, bucket: 'not_due' },
    { when: '2028-07-01 00:01', status: 'overdue', late: 1, bucket: 'days_1_30' },
    { when: '2028-07-30 23:59', status: 'overdue', late: 30, bucket: 'days_1_30' },
    { when: '2028-07-31 00:01', status: 'overdue', late: 31, bucket: 'days_31_60' },
    { when: '2028-08-29 23:59', status: 'overdue', late: 60, bucket: 'days_31_60' },
    { when: '2028-08-30 00:01', status: 'overdue', late: 61, bucket: 'days_61_90' },
    { when: '2028-09-28 23:59', status: 'overdue', late: 90, bucket: 'days_61_90' },
    { when: '2028-09-29 00:01', status: 'overdue', late: 91, bucket: 'over_90' },
  ])('$when: $status, $late days late, in $bucket', async ({ when, status, late, bucket }) => {
    await at(when);
    expect(await trade.invoiceOf(id)).toMatchObject({ status, due_date: '2028-06-30', days_overdue: late });
    const list = (await trade.buyer.get('/api/customer/invoices?status=overdue')).body;
    expect(list.items.map((item: { inv: string }) => item.inv)).toEqual(late > 0 ? [inv] : []);
    const overdue = late > 0 ? { overdue: 1, overdue_amount: 1877 } : { overdue: 0, overdue_amount: 0 };
    expect((await trade.staff.get('/api/admin/dashboard')).body.unpaid).toEqual({
      invoices: 1,
      amount: 1877,
      ...overdue,
    });
    const open = (await trade.staff.get(`/api/admin/receivable-get?id=${trade.owner.company_id}`)).body;
    expect(open.items).toMatchObject([{ inv, due_date: '2028-06-30', days_late: late, open: 1877 }]);
    const empty = { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0, on_account: 0 };
    expect(open.ageing).toEqual({ ...empty, [bucket]: 1877, total: 1877 });
    const ageing = (await trade.staff.get('/api/admin/receivable-list')).body;
    expect(ageing.sums).toMatchObject({ ...empty, [bucket]: 1877, total: 1877 });
  });
});

it('a buyer’s overview, statement and export show the due date', async () => {
  await at('2028-10-01 10:00');
  await setTerms(45);
  const { id, inv } = await issue();
  const due_date = '2028-11-15';
  const [latest] = (await trade.buyer.get('/api/customer/overview')).body.invoices;
  expect(latest).toMatchObject({ id, inv, due_date });
  const { entries } = (await trade.buyer.get('/api/customer/statement?from=2028-10-01&to=2028-10-31')).body;
  expect(entries).toContainEqual(expect.objectContaining({ invoice_id: id, due_date }));
  const { text } = await trade.staff.get('/api/admin/invoice-export');
  expect(text.split('\r\n').find((row) => row.includes(inv))).toContain(due_date);
});

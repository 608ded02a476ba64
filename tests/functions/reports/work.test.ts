import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';
import { addOrder } from '../../support/portal-fixtures.ts';

/** Reports on quotes, delivery and stock. */
let api: Api;
let staff: Person;
let quoter: number;
let owner: { company_id: number; user_id: number };

beforeAll(async () => {
  api = await startApi();
  const person = await addUser(api, null);
  quoter = person.id;
  staff = await signIn(api, person.email);
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  owner = { company_id, user_id: (await addUser(api, company_id)).id };
});
afterAll(() => api.stop());

type Cells = (string | number | null)[];
async function report(query: string): Promise<{ labels: string[]; rows: Cells[]; totals: Cells; bars: unknown[] }> {
  const { status, body } = await staff.get(`/api/admin/report?report=${query}`);
  expect(status).toBe(200);
  const labels = body.columns.map(({ label }: { label: string }) => label);
  const rows = body.rows.map(({ cells }: { cells: Cells }) => cells);
  return { labels, rows, totals: body.totals, bars: body.chart.bars };
}

/** An RFQ of a day with its quotes: hours after the RFQ at which each was sent, and its status. */
async function addRfq(at: string, quotes: [hours: number, status: string][] = []): Promise<void> {
  const [rfq] = await api.sql<{ id: string }>(
    `insert into rfqs (company_id, title, status, created_by, created_at) values ($1, 'Bearings', 'quoted', $2, $3) returning id`,
    [owner.company_id, owner.user_id, at],
  );
  for (const [index, [hours, status]] of quotes.entries()) {
    await api.sql(
      `insert into quotes (company_id, rfq_id, version, status, valid_until, sent_at, ship_address_id, ship_state, subtotal_paise,
         shipping_paise, tax_paise, total_paise, created_by)
       select $1, $2, $3, $4, '2999-12-31', $5::timestamptz + $6 * interval '1 hour', id, state, 0, 0, 0, 0, $7
       from addresses where company_id = $1 limit 1`,
      [owner.company_id, rfq!.id, index + 1, status, at, hours, quoter],
    );
  }
}

describe('the report on quotes', () => {
  beforeAll(async () => {
    await addRfq('2026-05-01T04:00:00Z', [[2, 'accepted']]);
    // A counter-offer and a second version: the time is that of the first, the outcome that of the last.
    await addRfq('2026-05-10T04:00:00Z', [
      [4, 'superseded'],
      [90, 'accepted'],
    ]);
    await addRfq('2026-05-11T04:00:00Z', [[6, 'declined']]);
    await addRfq('2026-05-12T04:00:00Z', [[48, 'sent']]);
    await addRfq('2026-05-13T04:00:00Z');
    // 31 May in UTC is 1 June in India.
    await addRfq('2026-05-31T20:00:00Z', [[10, 'expired']]);
  });

  it('has the win rate of what is decided, median and p90 of the time to the first quote', async () => {
    const { labels, rows, totals } = await report('quotes&from=2026-05-01&to=2026-06-30');
    expect(labels).toEqual([
      ...['Month', 'RFQs', 'Quoted', 'Won', 'Lost', 'Undecided'],
      ...['Win rate', 'Median hours to quote', '90th percentile (hours)'],
    ]);
    expect(rows).toEqual([
      ['2026-05', 5, 4, 2, 1, 1, 66.7, 5, 35.4],
      ['2026-06', 1, 1, 0, 1, 0, 0, 10, 10],
    ]);
    // Percentiles of all RFQs, not of the months.
    expect(totals).toEqual(['Total', 6, 5, 2, 2, 1, 50, 6, 32.8]);
  });

  it('by staff member names who made the first quote', async () => {
    const { rows } = await report('quotes&by=staff&from=2026-05-01&to=2026-05-31');
    expect(rows.map(([name, count]) => [typeof name, count])).toEqual([
      ['string', 4],
      ['string', 1],
    ]);
    expect(rows[1]![0]).toBe('Not quoted yet');
  });

  it('of no RFQ is a total of 0 without times', async () => {
    expect((await report('quotes&from=2020-01-01&to=2020-01-31')).totals).toEqual([
      ...['Total', 0, 0, 0, 0, 0],
      ...[null, null, null],
    ]);
  });
});

describe('the report on delivery', () => {
  /** An order promised for a day, in a status, with the times at which its consignments were delivered. */
  async function addPromise(promised_on: string | null, status: string, delivered: string[] = []): Promise<void> {
    const id = await addOrder(api, owner, status);
    await api.sql('update orders set promised_on = $2 where id = $1', [id, promised_on]);
    for (const at of delivered) {
      await api.sql(
        `insert into shipments (company_id, order_id, status, created_by, dispatched_at, delivered_at, awb)
         values ($1, $2, 'delivered', $3, $4, $4, 'A')`,
        [owner.company_id, id, owner.user_id, at],
      );
    }
  }

  it('counts the last consignment against the promised date, in India', async () => {
    await addPromise('2026-05-10', 'delivered', ['2026-05-08T05:00:00Z', '2026-05-10T12:00:00Z']);
    // 00:30 on the 11th in India.
    await addPromise('2026-05-10', 'completed', ['2026-05-09T05:00:00Z', '2026-05-10T19:00:00Z']);
    await addPromise('2026-05-12', 'delivered', ['2026-05-15T05:00:00Z']);
    // One of two consignments delivered: overdue.
    await addPromise('2026-05-20', 'partly shipped', ['2026-05-19T05:00:00Z']);
    await addPromise('2199-05-20', 'placed');
    await addPromise('2026-05-21', 'cancelled');
    await addPromise(null, 'delivered', ['2026-05-15T05:00:00Z']);
    const { labels, rows } = await report('delivery&from=2026-05-01&to=2026-05-31');
    expect(labels).toEqual([
      ...['Month', 'Orders', 'On time', 'Late', 'Overdue', 'Not due'],
      ...['On time %', 'Average days late'],
    ]);
    expect(rows).toEqual([['2026-05', 4, 1, 2, 1, 0, 25, 2]]);
    const { rows: future } = await report('delivery&by=company&from=2026-05-01&to=2199-12-31');
    expect(future).toEqual([['Aravalli Auto', 5, 1, 2, 1, 1, 25, 2]]);
    expect((await report('delivery&from=2026-05-01&to=2026-05-31&state=Goa')).rows).toEqual([]);
  });
});

describe('the reports on stock', () => {
  const item = (sku: string, columns: object) =>
    addProduct(api, owner.company_id, { sku, name: sku, created_at: '2026-01-01', ...columns });

  beforeAll(async () => {
    await api.sql(`insert into categories values ('Bearings', 1)`);
    await item('DEAD', { stock: 10, cost_paise: 250_00, category: 'Bearings' });
    await item('OLD', { stock: 4 });
    await item('SCREW', { stock: 7, cost_paise: 184_50, cost_per: 1000, category: 'Bearings' });
    await item('SOLD', { stock: 5, cost_paise: 100 });
    await item('NONE', { stock: 0, cost_paise: 100 });
    await item('NEW', { stock: 9, created_at: new Date().toISOString() });
    const { addDocument } = await openGstRows(api, { name: 'Buyer' });
    const old = await addDocument({ number: 'D/1', date: '2026-02-01' });
    const recent = await addDocument({ number: 'D/2', date: new Date().toISOString().slice(0, 10) });
    await api.sql(`update invoice_lines set sku = 'old' where invoice_id = $1`, [old]);
    await api.sql(`update invoice_lines set sku = 'SOLD' where invoice_id = $1`, [recent]);
  });

  it('list what was not sold for so many days, at cost where it is known', async () => {
    const { labels, rows, totals } = await report('dead-stock&days=90');
    expect(labels).toEqual([
      'SKU',
      'Item',
      'Category',
      'Stock',
      'Unit',
      'Last sold',
      'Cost price',
      'Cost per',
      'Value at cost',
    ]);
    expect(rows).toEqual([
      ['DEAD', 'DEAD', 'Bearings', 10, 'NOS', null, 250, 1, 2500],
      ['SCREW', 'SCREW', 'Bearings', 7, 'NOS', null, 184.5, 1000, 1.29],
      ['OLD', 'OLD', null, 4, 'NOS', '2026-02-01', null, null, null],
    ]);
    expect(totals.at(-1)).toBe(2501.29);
    expect((await report('dead-stock&days=3000')).rows).toEqual([]);
    expect((await report('dead-stock&category=Bearings')).rows).toHaveLength(2);
  });

  it('suggest what to buy: above the level, in steps, and not below the minimum', async () => {
    const level = (sku: string, columns: object) => item(sku, { category: 'Bearings', brand: 'Rotavik', ...columns });
    await level('R-1', { stock: 4, reorder_level: 20, qty_multiple: 5, cost_paise: 10_00 });
    await level('R-2', { stock: 20, reorder_level: 20, qty_multiple: 5 });
    await level('R-3', { stock: 19, reorder_level: 20, min_qty: 50 });
    await level('R-4', { stock: 21, reorder_level: 20 });
    await level('R-5', { stock: 0, reorder_level: 0 });
    const { rows, totals, bars } = await report('reorder&category=Bearings');
    // Quantities in different units are not compared in a picture.
    expect(bars).toEqual([]);
    expect(rows.map(([sku, , , , stock, , qty, , , , value]) => [sku, stock, qty, value])).toEqual([
      ['R-1', 4, 20, 200],
      ['R-2', 20, 5, null],
      ['R-3', 19, 50, null],
      ['R-5', 0, 1, null],
    ]);
    expect(totals.at(-1)).toBe(200);
    const { text } = await staff.get('/api/admin/report-export?report=reorder');
    const [heading, first] = text.replace('\uFEFF', '').split('\r\n');
    expect(heading).toBe(
      'SKU,Item,Brand,Category,Stock,Reorder level,Suggested quantity,Unit,"Cost price, ₹",Cost per,"Value at cost, ₹"',
    );
    expect(first).toBe('R-1,R-1,Rotavik,Bearings,4,20,20,NOS,10,1,200');
  });
});

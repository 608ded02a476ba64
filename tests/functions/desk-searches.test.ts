import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';

/**
 * The desk's lists stay fast because an index answers each search and each filter that leaves few rows. Whether one can is
 * seen on an empty table too, once the planner is told to look rows up by a bitmap of what an index finds: where it reads a
 * table all the same, no index fits, and at a hundred thousand rows the search takes fifty times as long.
 */
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Page, size and the two caps. */
const PAGE = '1, 20, 5000, 1000';

/** How often each table was read from end to end: PostgreSQL counts for this connection. */
async function scans(): Promise<Map<string, number>> {
  const tables = await api.sql<{ relname: string; seq_scan: string }>('select * from pg_stat_xact_user_tables');
  return new Map(tables.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}

/** The tables that the statement reads from end to end, as an employee; at `seq_page_cost`, 1 unless told. */
async function readWhole(statement: string, pageCost = 1): Promise<string[]> {
  await api.sql('begin');
  try {
    await api.sql(`select set_config('app.role', 'employee', true)`);
    await api.sql(`set local seq_page_cost = ${pageCost}`);
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) await api.sql(`set local enable_${way} = off`);
    const before = await scans();
    await api.sql(statement);
    const after = await scans();
    return [...after].flatMap(([table, times]) => (times > (before.get(table) ?? 0) ? [table] : []));
  } finally {
    await api.sql('rollback');
  }
}

it('sees a table that is read from end to end', async () => {
  expect(await readWhole(`select from companies where contact_person_email = 'steel'`)).toEqual(['companies']);
});

describe('no table is read from end to end', () => {
  it.each([
    ['products by words', `admin_product_page('steel pump', null, null, null, null, null, ${PAGE})`],
    ['discontinued products', `admin_product_page(null, null, null, false, null, null, ${PAGE})`],
    ['products of a category', `admin_product_page(null, null, 'Pumps', null, null, null, ${PAGE})`],
    ['products running out', `admin_product_page(null, null, null, null, 10, null, ${PAGE})`],
    ['companies by name', `admin_company_page('steel', null, ${PAGE})`],
    ['companies by GST number', `admin_company_page('27aapfu', null, ${PAGE})`],
    ['customers by name or company', `admin_customer_page('steel', null, null, null, ${PAGE})`],
    ['customers who may not sign in', `admin_customer_page(null, 'disabled', null, null, ${PAGE})`],
    ['customers who may sign in', `admin_customer_page(null, 'enabled', null, null, ${PAGE})`],
    ['customers who sign in', `admin_customer_page(null, 'active', null, null, ${PAGE})`],
    ['customers of a company', `admin_customer_page(null, null, 1, null, ${PAGE})`],
    ['orders by company or PO number', `admin_order_page('steel', null, null, null, null, null, ${PAGE})`],
    ['orders by number', `admin_order_page('#118', null, null, null, null, null, ${PAGE})`],
    ['orders by the end of a PO number', `admin_order_page('po 777', null, null, null, null, null, ${PAGE})`],
    ['consignments to be invoiced by company', `admin_uninvoiced_page('steel', null, null, ${PAGE})`],
    ['consignments to be invoiced by number', `admin_uninvoiced_page('shp-118', null, null, ${PAGE})`],
    ['consignments to be invoiced by AWB or LR number', `admin_uninvoiced_page('AWB BD-118277', null, null, ${PAGE})`],
    ['consignments to be invoiced of a company', `admin_uninvoiced_page('bd118277', 1, null, ${PAGE})`],
    ['orders by AWB or LR number', `admin_order_page('AWB BD-118277', null, null, null, null, null, ${PAGE})`],
    ['orders of a state', `admin_order_page(null, 'on hold', null, null, null, null, ${PAGE})`],
    ['orders of a day', `admin_order_page(null, null, null, '2026-11-21', '2026-11-21', null, ${PAGE})`],
    [
      'orders that stood on a day',
      `admin_order_page(null, 'standing', null, '2026-11-21', '2026-11-21', null, ${PAGE})`,
    ],
    ['orders of a company', `admin_order_page(null, null, 1, null, null, null, ${PAGE})`],
    ['RFQs by company or title', `admin_rfq_page('steel', null, null, null, null, null, ${PAGE})`],
    ['RFQs by code', `admin_rfq_page('RFQ-000118', null, null, null, null, null, ${PAGE})`],
    ['RFQs by the code of a quote', `admin_rfq_page('QUO-000118/2', null, null, null, null, null, ${PAGE})`],
    ['RFQs by the code of an enquiry', `admin_rfq_page('ENQ-7KQ2M4XP', null, null, null, null, null, ${PAGE})`],
    ['RFQs of a state', `admin_rfq_page(null, 'cancelled', null, null, null, null, ${PAGE})`],
    ['RFQs since a day', `admin_rfq_page(null, null, null, '2026-11-21', null, null, ${PAGE})`],
    ['RFQs of a company', `admin_rfq_page(null, null, 1, null, null, null, ${PAGE})`],
    ['invoices by company or number', `admin_invoice_page('PS/2627', null, null, null, null, null, ${PAGE})`],
    ['invoices by UTR', `admin_invoice_page('SBIN426100012345', null, null, null, null, null, ${PAGE})`],
    ['credit notes', `admin_invoice_page(null, 'credit note', null, null, null, null, ${PAGE})`],
    ['invoices of a month', `admin_invoice_page(null, null, null, '2026-11-01', '2026-11-30', null, ${PAGE})`],
    ['invoices of a company', `admin_invoice_page(null, null, 1, null, null, null, ${PAGE})`],
    ['tickets by company or subject', `admin_ticket_page('steel', null, null, null, ${PAGE})`],
    ['tickets of a state', `admin_ticket_page(null, 'closed', null, null, ${PAGE})`],
    ['tickets of a company', `admin_ticket_page(null, null, 1, null, ${PAGE})`],
    ['enquiries by words', `admin_enquiry_page('steel', null, null, ${PAGE})`],
    ['enquiries that are done', `admin_enquiry_page(null, 'yes', null, ${PAGE})`],
    ['applications by name', `admin_application_page('ravi', null, null, null, ${PAGE})`],
    ['applications of a state', `admin_application_page(null, null, 'hired', null, ${PAGE})`],
    ['messages by name', `admin_inbox_page('message', 'ravi', null, null, null, null, ${PAGE})`],
    ['messages that are done', `admin_inbox_page('message', null, 'yes', null, null, null, ${PAGE})`],
    ['readers by address', `admin_inbox_page('subscriber', 'ravi', null, null, null, null, ${PAGE})`],
    ['readers who left', `admin_inbox_page('subscriber', null, null, 'ended', null, null, ${PAGE})`],
    ['places in webinars by name', `admin_inbox_page('registration', 'ravi', null, null, null, null, ${PAGE})`],
    ['places in a webinar', `admin_inbox_page('registration', null, null, null, 'rates', null, ${PAGE})`],
    ['what a person did', `admin_audit_page('ravi', null, null, null, null, null, null, null, 1, 20, 5000, 5000)`],
    [
      'what was done to a record',
      `admin_audit_page(null, null, 'orders', '{118}', null, null, null, null, 1, 20, 5000, 5000)`,
    ],
    ['what was done for a company', `admin_audit_page(null, null, null, null, 1, null, null, null, 1, 20, 5000, 5000)`],
    ['what was done in a day', `admin_audit_page(null, null, null, null, null, now(), now(), null, 1, 20, 5000, 5000)`],
  ])('for %s', async (_, call) => {
    expect(await readWhole(`select * from ${call}`)).toEqual([]);
  });
});

/** What no index finds could be walked in the list's order to its end as well: reading the table is made cheaper than that. */
describe('no table is read or walked from end to end', () => {
  it.each([
    ['open orders', `admin_order_page(null, 'open', null, null, null, null, ${PAGE})`],
    ['open orders of a company', `admin_order_page(null, 'open', 1, null, null, null, ${PAGE})`],
    ['orders to ship', `admin_order_page(null, 'to ship', null, null, null, null, ${PAGE})`],
    ['open RFQs', `admin_rfq_page(null, 'open', null, null, null, null, ${PAGE})`],
    ['RFQs with a counter-offer', `admin_rfq_page(null, 'countered', null, null, null, null, ${PAGE})`],
    ['orders with a return to decide', `admin_order_page(null, 'new return', null, null, null, null, ${PAGE})`],
    ['overdue invoices', `admin_invoice_page(null, 'overdue', null, null, null, null, ${PAGE})`],
  ])('for %s', async (_, call) => {
    expect(await readWhole(`select * from ${call}`, 0)).toEqual([]);
  });
});

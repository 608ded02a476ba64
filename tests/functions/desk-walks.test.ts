import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';

/**
 * The desk's lists stay fast because each is walked along an index that holds it in order. Whether there is one is seen on an
 * empty table too, once the planner is told not to sort.
 */
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Page, size and the two caps. */
const PAGE = '1, 20, 5000, 1000';

/** How often each index was gone through: PostgreSQL counts for this connection. */
async function scans(): Promise<Map<string, number>> {
  const indexes = await api.sql<{ name: string; times: string }>(
    `select c.relname as name, pg_stat_get_xact_numscans(c.oid) as times from pg_class c
     where c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(indexes.map(({ name, times }) => [name, Number(times)]));
}

/** The indexes that the statement goes through, as an employee, where it may not sort what no index gives in order. */
async function walked(statement: string): Promise<string[]> {
  await api.sql('begin');
  try {
    await api.sql(`select set_config('app.role', 'employee', true)`);
    for (const way of ['bitmapscan', 'sort']) await api.sql(`set local enable_${way} = off`);
    const before = await scans();
    await api.sql(statement);
    const after = await scans();
    return [...after].flatMap(([index, times]) => (times > (before.get(index) ?? 0) ? [index] : []));
  } finally {
    await api.sql('rollback');
  }
}

describe('an order that is not the rows’ own is walked along an index:', () => {
  it.each([
    ['job_applications_name', `admin_application_page(null, null, null, 'name_asc', ${PAGE})`],
    ['job_applications_name', `admin_application_page(null, null, null, 'name_desc', ${PAGE})`],
    ['webinar_registrations_name', `admin_inbox_page('registration', null, null, null, null, 'name_asc', ${PAGE})`],
    [
      'webinar_registrations_webinar_name',
      `admin_inbox_page('registration', null, null, null, 'rates', 'name_desc', ${PAGE})`,
    ],
    ['newsletter_subscribers_pkey', `admin_inbox_page('subscriber', null, null, null, null, 'email_asc', ${PAGE})`],
    ['outbox_next', `admin_outbox_page(null, null, 'next_asc', 1, 20, 5000)`],
    ['tickets_waiting', `admin_ticket_page(null, 'open', null, null, ${PAGE})`],
    ['tickets_status', `admin_ticket_page(null, 'open', null, 'date_asc', ${PAGE})`],
    ['tickets_waiting', `admin_ticket_page(null, null, null, 'due_asc', ${PAGE})`],
    ['tickets_due', `admin_ticket_page(null, null, null, 'due_desc', ${PAGE})`],
    ['tickets_status', `admin_ticket_page(null, 'closed', null, 'due_desc', ${PAGE})`],
    ['audit_log_at', `admin_audit_page(null, null, null, null, null, now(), now(), 'date_asc', 1, 20, 5000, 5000)`],
    ['companies_name', `admin_company_page(null, 'name_desc', ${PAGE})`],
    ['users_customers', `admin_customer_page(null, null, null, 'name_desc', ${PAGE})`],
    ['orders_total_paise', `admin_order_page(null, null, null, null, null, 'total_desc', ${PAGE})`],
    ['orders_company', `admin_order_page(null, 'open', 1, null, null, null, ${PAGE})`],
    ['orders_created', `admin_order_page(null, null, null, '2026-11-01', null, 'placed_asc', ${PAGE})`],
    ['orders_created', `admin_order_page(null, null, null, '2026-11-01', '2026-11-30', 'total_asc', ${PAGE})`],
    ['rfqs_created', `admin_rfq_page(null, null, null, null, '2026-11-30', null, ${PAGE})`],
    ['invoices_date', `admin_invoice_page(null, null, null, '2026-11-01', '2026-11-30', null, ${PAGE})`],
    ['invoices_date', `admin_invoice_page(null, null, null, '2026-11-01', '2026-11-30', 'due_desc', ${PAGE})`],
    ['shipments_uninvoiced', `admin_uninvoiced_page(null, null, null, ${PAGE})`],
    ['shipments_uninvoiced', `admin_uninvoiced_page(null, null, 'date_desc', ${PAGE})`],
    ['shipments_uninvoiced_company', `admin_uninvoiced_page(null, 1, null, ${PAGE})`],
    ['users_customers', `admin_customer_page(null, 'enabled', null, 'name_desc', ${PAGE})`],
    ['invoices_due_date', `admin_invoice_page(null, null, null, null, null, 'due_asc', ${PAGE})`],
    ['products_all_by_stock', `admin_product_page(null, null, null, null, null, 'stock_asc', ${PAGE})`],
  ])('%s for %s', async (index, call) => {
    expect(await walked(`select * from ${call}`)).toContain(index);
  });
});

describe('a search is asked of a stretch of what its filter leaves, along an index:', () => {
  it.each([
    ['companies_name', `admin_company_page('steel', 'name_desc', ${PAGE})`],
    ['users_disabled', `admin_customer_page('ravi', 'disabled', null, 'name_asc', ${PAGE})`],
    ['products_all_by_name', `admin_product_page('pump', null, null, false, null, 'name_asc', ${PAGE})`],
    ['products_all_by_price', `admin_product_page('pump', null, null, null, null, 'price_desc', ${PAGE})`],
    ['products_all_by_stock', `admin_product_page('pump', null, null, null, 10, 'stock_asc', ${PAGE})`],
    ['orders_total_paise', `admin_order_page('steel', 'on hold', null, null, null, 'total_desc', ${PAGE})`],
    ['orders_created', `admin_order_page('steel', null, null, '2026-11-01', null, null, ${PAGE})`],
    ['rfqs_created', `admin_rfq_page('steel', null, null, '2026-11-01', null, null, ${PAGE})`],
    ['invoices_date', `admin_invoice_page('steel', 'paid', null, null, null, 'date_asc', ${PAGE})`],
    ['invoices_due_date', `admin_invoice_page('steel', null, null, null, null, 'due_asc', ${PAGE})`],
    ['invoices_amount_paise', `admin_invoice_page('steel', null, null, null, null, 'amount_desc', ${PAGE})`],
    ['shipments_uninvoiced', `admin_uninvoiced_page('steel 777', null, null, ${PAGE})`],
    ['tickets_waiting', `admin_ticket_page('steel', 'open', null, null, ${PAGE})`],
    ['tickets_due', `admin_ticket_page('steel', null, null, 'due_desc', ${PAGE})`],
    ['job_applications_name', `admin_application_page('ravi', null, 'hired', 'name_asc', ${PAGE})`],
    [
      'webinar_registrations_webinar_name',
      `admin_inbox_page('registration', 'ravi', 'no', null, 'rates', 'name_asc', ${PAGE})`,
    ],
    ['newsletter_subscribers_pkey', `admin_inbox_page('subscriber', 'ravi', null, null, null, 'email_asc', ${PAGE})`],
  ])('%s for %s', async (index, call) => {
    expect(await walked(`select * from ${call}`)).toContain(index);
  });
});

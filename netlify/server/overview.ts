import { desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/money.ts';
import { RECENT_ROWS } from '#contracts/overview.ts';
import type { RfqStatus } from '#contracts/rfqs.ts';
import { orders } from '#db/schema/orders.ts';
import { boughtItems, boughtProducts } from './bought.ts';
import { asActor, db, myCompany, rows } from './database.ts';
import { invoiceSummary, pendingInvoices } from './invoice-rows.ts';
import { invoicePage } from './invoices.ts';
import { rfqPage, rfqSummary } from './rfqs.ts';
import type { Caller } from './session.ts';

const openRfqs: RfqStatus[] = ['submitted', 'under review', 'more information requested'];

const recent = { page: 1, size: RECENT_ROWS };

/** What is under way in the caller's company and the newest of each kind, in one round trip. */
export async function getOverview(actor: Caller) {
  const [, counts, recentRfqs, recentOrders, recentInvoices, bought] = await asActor(actor, [
    rows<{ open_rfqs: number; active_orders: number; pending_invoices: number }>(sql`
      select
        (select count(*)::int from rfqs
          where company_id = app_company() and status = any(${sql.param(openRfqs)})) as open_rfqs,
        (select count(*)::int from orders
          where company_id = app_company() and order_open(status)) as active_orders,
        (select count(*)::int from invoices
          where company_id = app_company() and status = any(${sql.param(pendingInvoices)})) as pending_invoices`),
    rfqPage(recent),
    db.select().from(orders).where(eq(orders.company_id, myCompany)).orderBy(desc(orders.id)).limit(RECENT_ROWS),
    invoicePage(recent),
    boughtProducts(),
  ]);
  return {
    ...counts.rows[0]!,
    rfqs: recentRfqs.map(rfqSummary),
    orders: recentOrders.map(({ id, po_number, status, total_paise, created_at }) => ({
      id,
      po_number,
      status,
      total: toRupees(total_paise),
      created_at: created_at.toISOString(),
    })),
    invoices: recentInvoices.map(invoiceSummary),
    bought: boughtItems(bought),
  };
}

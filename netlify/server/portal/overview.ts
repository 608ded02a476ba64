import { desc, eq, sql } from 'drizzle-orm';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { RECENT_ROWS } from '#contracts/portal/overview.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { orders } from '#db/schema/orders.ts';
import { invoicePage } from '../invoices/list.ts';
import { invoiceSummary } from '../invoices/rows.ts';
import { UNREAD } from '../messages/thread.ts';
import { orderRows, summaryOf } from '../orders/list.ts';
import { boughtItems, boughtProducts } from '../orders/recently-bought.ts';
import { asActor, myCompany, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { rfqPage, rfqSummary } from '../quotes/rfq-list.ts';
import { owedByMe, owedOf } from '../receivables/owed.ts';

const recent = { page: 1, size: RECENT_ROWS };

/** What the caller's company owes, counts of its open records and the newest of each, in one round trip. */
export async function getOverview(actor: Caller) {
  const [, counts, recentRfqs, recentOrders, recentInvoices, bought, owed] = await asActor(actor, [
    rows<{
      open_rfqs: number;
      active_orders: number;
      pending_invoices: number;
      unread_orders: number;
      unread_rfqs: number;
    }>(sql`
      select
        (select count(*)::int from rfqs
          where company_id = app_company() and status in ${statusesWith(RFQ_STATES, 'isOpen')}) as open_rfqs,
        (select count(*)::int from orders
          where company_id = app_company() and status in ${statusesWith(ORDER_STATES, 'isOpen')}) as active_orders,
        (select count(*)::int from invoices
          where company_id = app_company() and status in ${UNPAID_INVOICE_STATUSES}) as pending_invoices,
        (select count(distinct order_id)::int from messages
          where company_id = app_company() and ${UNREAD.buyer}) as unread_orders,
        (select count(distinct rfq_id)::int from messages
          where company_id = app_company() and ${UNREAD.buyer}) as unread_rfqs`),
    rfqPage(recent),
    orderRows().where(eq(orders.company_id, myCompany)).orderBy(desc(orders.id)).limit(RECENT_ROWS),
    invoicePage(recent),
    boughtProducts(),
    owedByMe(),
  ]);
  return {
    owed: owedOf(owed.rows[0]!),
    ...counts.rows[0]!,
    rfqs: recentRfqs.map(rfqSummary),
    orders: recentOrders.map(({ order, unread }) => summaryOf(order, unread)),
    invoices: recentInvoices.map(invoiceSummary),
    bought: boughtItems(bought),
  };
}

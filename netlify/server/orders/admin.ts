import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DaySpan } from '#contracts/fields/day-span.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { AdminOrder, AdminOrderDetail, AdminOrderFilter } from '#contracts/orders/admin.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { catalog } from '#db/catalog-view.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { quotes } from '#db/schema/quotes.ts';
import { amountsOf, totalsOf } from '../catalog/pricing.ts';
import { hasUnread, messagesOf, threadOf, unreadCount, unreadIn } from '../messages/thread.ts';
import { ownedBy, ownerColumns, ownerOf, ownerQueries } from '../owners/owned.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { historyStep, orderHistory } from '../platform/history.ts';
import { filterBy, matches, onDays, onlyIds, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { creditFigures, creditHoldOf, creditHolds, creditPosition } from '../receivables/credit.ts';
import { lineStock, onOrder } from '../stores/of-line.ts';
import { ticketsOfOrder } from '../support/of-order.ts';
import { isLate, lateness } from './late.ts';
import { summaryOf } from './list.ts';
import { approvalsOf, orderApprovals } from '../approvals/order-approvals.ts';
import { lineDocuments } from './line-documents.ts';
import { poFileOf } from './po-file.ts';
import { openQuestionOf, questionOf } from './questions.ts';
import { toShip } from './send-again.ts';
import { suppliedAmounts } from './supplied.ts';
import { creditsToGive, returnOf, returnsOf, shipmentOf, shipmentsOf } from './rows.ts';

interface ListQuery extends DaySpan, Paging {
  q: string | null;
  status?: AdminOrderFilter | undefined;
  company_id?: number | undefined;
  owner?: string | undefined;
  ids?: number[] | undefined;
  sort?: string | undefined;
}

/** A page of all companies' orders, newest first by default. */
export async function listAdminOrders(
  actor: Caller,
  { q, status, company_id, owner, ids, from, to, sort, ...paging }: ListQuery,
) {
  const { id, po_number, total_paise, created_at, promised_on, need_by } = orders;
  const list = {
    query: db
      .select({
        id,
        po_number,
        status: orders.status,
        total_paise,
        created_at,
        promised_on,
        need_by,
        source: orders.source,
        cost_centre: orders.cost_centre,
        unread: unreadCount('orders', 'staff'),
        ...ownerColumns(orders.owner_id),
        company_id: companies.id,
        company: companies.name,
      })
      .from(orders)
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .$dynamic(),
    table: orders,
    search: matches(orders.search_text, q),
    where: and(
      status && isInState(status),
      filterBy(orders.company_id, company_id),
      ownedBy(orders.owner_id, owner, actor),
      onlyIds(orders.id, ids),
      onDays(created_at, { from, to }),
    ),
    sortBy: sort?.startsWith('total') ? total_paise : created_at,
    descending: !sort?.endsWith('_asc'),
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ total_paise, created_at, need_by, ...row }): AdminOrder => ({
      ...row,
      total: toRupees(total_paise),
      created_at: created_at.toISOString(),
      late: lateness({ ...row, need_by }),
    })),
    ...counts,
  };
}

function isInState(status: AdminOrderFilter): SQL {
  switch (status) {
    case 'to ship':
      return sql`${orders.id} in (${toShip(sql`true`)})`;
    case 'open':
      return inArray(orders.status, statusesWith(ORDER_STATES, 'isOpen'));
    case 'new return':
      return sql`${orders.id} in (select order_id from returns where status = 'requested')`;
    case 'late':
      return isLate;
    case 'unread':
      return hasUnread('orders', 'staff');
    case 'not cancelled':
      return inArray(orders.status, statusesWith(ORDER_STATES, 'isSale'));
    default:
      return eq(orders.status, status);
  }
}

/** One order with all details for staff. 404 for an unknown id. */
export async function getAdminOrder(actor: Caller, id: number): Promise<{ order: AdminOrderDetail }> {
  const [
    ,
    [found],
    lines,
    history,
    shipments,
    returns,
    credits,
    figures,
    holds,
    messages,
    [question],
    tickets,
    [poFile],
    approvals,
    ...owner
  ] = await asActor(actor, [
    orderWithParties(id),
    db
      .select({
        line: order_lines,
        stock: catalog.stock,
        documents: lineDocuments,
        on_order: onOrder(sql`${catalog.item_id}`),
        codes: sql<
          string[]
        >`array_remove(array[${order_lines.sku}, ${catalog.material_code}] || ${catalog.cross_references}, null)`,
      })
      .from(order_lines)
      .leftJoin(catalog, eq(catalog.id, order_lines.product_id))
      .where(eq(order_lines.order_id, id))
      .orderBy(order_lines.line_no),
    orderHistory(id),
    shipmentsOf(id),
    returnsOf(id),
    creditsToGive(id),
    creditFigures(id),
    creditHolds(id),
    messagesOf({ order_id: id }),
    openQuestionOf(id),
    ticketsOfOrder(id),
    poFileOf(id),
    orderApprovals(id),
    ...ownerQueries('orders', id),
  ]);
  if (!found) throw notFound('order');
  const { order, company, buyer, quote, entered_by } = found;
  return {
    order: {
      ...summaryOf(order, unreadIn(messages, 'staff')),
      ...ownerOf(owner),
      need_by: order.need_by,
      po_date: order.po_date,
      po_file: poFile ?? null,
      notes: order.notes,
      dispatch_by: order.dispatch_by,
      ...totalsOf(order),
      ship_to: { label: order.ship_label, address: order.ship_address },
      entered_by,
      ship_gstin: order.ship_gstin,
      company: { id: company.id, name: company.name, gst_number: company.gst_number },
      buyer: { name: buyer.name, email: buyer.email, phone: buyer.phone },
      quote: quote && { id: quote.id, rfq_id: quote.rfq_id, code: quote.code },
      lines: lines.map(({ line, ...more }) => ({
        ...line,
        ...more,
        ...lineStock(line, order.status),
        ...amountsOf(suppliedAmounts(line)),
      })),
      shipments: shipments.map(shipmentOf),
      returns: returns.map((row) => ({
        ...returnOf(row),
        to_credit: credits.rows
          .filter(({ return_id }) => return_id === row.returned.id)
          .map(({ return_id: _, ...invoice }) => invoice),
      })),
      approvals: approvalsOf(approvals.rows, order),
      question: questionOf(question),
      tickets,
      messages: threadOf(messages, 'staff'),
      history: history.map(historyStep),
      credit: creditPosition(figures.rows[0]!),
      credit_holds: holds.rows.map(creditHoldOf),
    },
  };
}

/** Who entered it for the buyer. */
const staff = alias(users, 'staff');

function orderWithParties(id: number) {
  return db
    .select({
      order: orders,
      company: companies,
      buyer: { name: users.name, email: users.email, phone: users.phone },
      quote: quotes,
      entered_by: staff.name,
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.company_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .leftJoin(quotes, eq(quotes.id, orders.quote_id))
    .leftJoin(staff, eq(staff.id, orders.entered_by))
    .where(eq(orders.id, id));
}

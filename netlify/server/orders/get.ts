import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { companies, users } from '#db/schema/companies.ts';
import { cost_centres } from '#db/schema/cost-centres.ts';
import { invoices } from '#db/schema/invoices.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { quotes } from '#db/schema/quotes.ts';
import { amountsOf, taxParts, totalsOf } from '../catalog/pricing.ts';
import { budgetColumns, budgetOf } from '../companies/cost-centres.ts';
import { billToLine } from '../companies/own.ts';
import { messagesOf, threadOf, unreadIn } from '../messages/thread.ts';
import { asActor, db, type Me, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { historyStep, orderHistory } from '../platform/history.ts';
import type { Caller } from '../platform/session.ts';
import { toBuyQty } from '../stores/of-line.ts';
import { ticketsOfOrder } from '../support/of-order.ts';
import { mayCancel } from './cancel.ts';
import { summaryOf } from './list.ts';
import { type ApprovalRow, approvalsOf, nextApproval, orderApprovals } from '../approvals/order-approvals.ts';
import { lineDocuments } from './line-documents.ts';
import { poFileOf } from './po-file.ts';
import { deliveredQty, returnableQty } from './request-return.ts';
import { mayAnswer, openQuestionOf, questionOf } from './questions.ts';
import { suppliedAmounts } from './supplied.ts';
import { returnOf, returnsOf, shipmentOf, shipmentsOf } from './rows.ts';

/** One order with all its details. 404 for another company's order. */
export async function getOrder(actor: Caller, id: number): Promise<{ order: OrderDetail }> {
  const [
    me,
    [found],
    lines,
    history,
    shipments,
    returns,
    documents,
    messages,
    [question],
    tickets,
    [poFile],
    approvals,
  ] = await asActor(actor, [
    head(id),
    db
      .select({
        ...getTableColumns(order_lines),
        delivered: deliveredQty,
        returnable: returnableQty,
        documents: lineDocuments,
      })
      .from(order_lines)
      .where(and(eq(order_lines.order_id, id), eq(order_lines.company_id, myCompany)))
      .orderBy(order_lines.line_no),
    orderHistory(id),
    shipmentsOf(id),
    returnsOf(id),
    documentsOf(id),
    messagesOf({ order_id: id }),
    openQuestionOf(id),
    ticketsOfOrder(id),
    poFileOf(id),
    orderApprovals(id),
  ]);
  if (!found) throw notFound('order');
  const { order, company, quote, placed_by, ...budget } = found;
  return {
    order: {
      ...summaryOf(order, unreadIn(messages, 'buyer')),
      ...totalsOf(order),
      taxes: taxParts(lines.map(suppliedAmounts), order.ship_state),
      notes: order.notes,
      need_by: order.need_by,
      po_date: order.po_date,
      po_file: poFile ?? null,
      ship_to: { label: order.ship_label, address: order.ship_address, gstin: order.ship_gstin },
      bill_to: { name: company.name, address: billToLine(company) || null, gstin: company.gst_number },
      placed_by,
      budget: order.status === 'pending approval' ? budgetOf(budget) : null,
      quote,
      lines: lines.map((line) => ({
        ...line,
        ...amountsOf(suppliedAmounts(line)),
        to_buy_qty: toBuyQty(line, order.status),
      })),
      history: history.map(historyStep),
      shipments: shipments.map(shipmentOf),
      returns: returns.map(returnOf),
      documents: documents.map(({ amount_paise, number, date, ...document }) => ({
        ...document,
        number: number!,
        date: date!,
        amount: toRupees(amount_paise),
      })),
      approvals: approvalsOf(approvals.rows, order),
      question: questionOf(question),
      tickets,
      messages: threadOf(messages, 'buyer'),
      may: { ...rightsOf(me, order, lines, approvals.rows), answer: question !== undefined && mayAnswer(me, order) },
    },
  };
}

function head(id: number) {
  return db
    .select({
      order: orders,
      placed_by: users.name,
      company: companies,
      quote: { id: quotes.id, code: quotes.code },
      ...budgetColumns,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .innerJoin(companies, eq(companies.id, orders.company_id))
    .leftJoin(quotes, eq(quotes.id, orders.quote_id))
    .leftJoin(cost_centres, eq(cost_centres.id, orders.cost_centre_id))
    .where(and(eq(orders.company_id, myCompany), eq(orders.id, id)));
}

/** Invoices and credit notes that have a number and, if they need one, an IRN. */
function documentsOf(id: number) {
  const { kind, number, date, amount_paise } = invoices;
  return db
    .select({ id: invoices.id, kind, number, date, amount_paise })
    .from(invoices)
    .where(and(eq(invoices.order_id, id), ne(invoices.status, 'draft'), invoices.released, sql`${number} is not null`))
    .orderBy(invoices.id);
}

type Line = typeof order_lines.$inferSelect & { delivered: number; returnable: number };

function rightsOf(me: Me, order: typeof orders.$inferSelect, lines: Line[], approvals: ApprovalRow[]) {
  const next = order.status === 'pending approval' ? nextApproval(approvals, order.total_paise) : undefined;
  return {
    decide: next?.approvers.some(({ id }) => id === me.id) === true,
    cancel: mayCancel(me, order),
    send_back: lines.some(({ kind, returnable }) => kind === 'goods' && returnable > 0),
  };
}

import { eq } from 'drizzle-orm';
import type { DeskOrder, DeskOrderDetail, DeskOrderFilter } from '#contracts/admin-orders.ts';
import type { DaySpan } from '#contracts/day-span.ts';
import { toRupees } from '#contracts/money.ts';
import { products } from '#db/schema/catalog.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { quotes } from '#db/schema/quotes.ts';
import { asActor, db } from './database.ts';
import { stepOf, stepsOfOrder } from './history-rows.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import { AppError } from './http/errors.ts';
import { amountsOf, totalsOf } from './pricing.ts';
import type { Caller } from './session.ts';
import { creditsToGive, returnOf, returnsOf, shipmentOf, shipmentsOf } from './shipment-rows.ts';

export const ORDER_NOT_FOUND = 'This order was not found.';

interface ListQuery extends DaySpan, Place {
  q: string | null;
  status?: DeskOrderFilter | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

type Row = Omit<DeskOrder, 'total' | 'created_at'> & { total_paise: number; created_at: string };

/** One page of all companies' orders. `admin_order_page` finds the ids, row-level security guards the rows. */
export async function listDeskOrders(actor: Caller, { q, status, company_id, from, to, sort, ...place }: ListQuery) {
  const page = deskPage('admin_order_page', [q && orderWords(q), status, company_id, from, to, sort], place);
  const { items, ...counts } = await readDeskPage<Row>(actor, 'admin_order_rows', page);
  return { items: items.map(rowOf), ...counts };
}

/** An order is found by its number; the palette, headings and mails call it `Order 100019`. */
export const orderWords = (q: string) => q.replace(/^\s*order\s*(?=#?\d+\s*$)/i, '');

function rowOf({ total_paise, created_at, ...row }: Row): DeskOrder {
  return { ...row, total: toRupees(total_paise), created_at: moment(created_at) };
}

/** One order with what staff need to act on it. 404 for an id that does not exist. */
export async function getDeskOrder(actor: Caller, id: number): Promise<{ order: DeskOrderDetail }> {
  const [, [found], lines, history, shipments, returns, credits] = await asActor(actor, [
    db
      .select({
        order: orders,
        company: companies,
        buyer: { name: users.name, email: users.email, phone: users.phone },
        quote: quotes,
      })
      .from(orders)
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .leftJoin(quotes, eq(quotes.id, orders.quote_id))
      .where(eq(orders.id, id)),
    db
      .select({ line: order_lines, stock: products.stock })
      .from(order_lines)
      .leftJoin(products, eq(products.id, order_lines.product_id))
      .where(eq(order_lines.order_id, id))
      .orderBy(order_lines.line_no),
    stepsOfOrder(id),
    shipmentsOf(id),
    returnsOf(id),
    creditsToGive(id),
  ]);
  if (!found) throw new AppError('not_found', ORDER_NOT_FOUND);
  const { order, company, buyer, quote } = found;
  return {
    order: {
      id: order.id,
      po_number: order.po_number,
      status: order.status,
      created_at: order.created_at.toISOString(),
      notes: order.notes,
      dispatch_by: order.dispatch_by,
      ...totalsOf(order),
      ship_to: { label: order.ship_label, address: order.ship_address },
      ship_gstin: order.ship_gstin,
      company: { id: company.id, name: company.name, gst_number: company.gst_number },
      buyer: { name: buyer.name, email: buyer.email, phone: buyer.phone },
      quote: quote && { id: quote.id, rfq_id: quote.rfq_id, code: quote.code },
      lines: lines.map(({ line, stock }) => ({ ...line, stock, ...amountsOf(line) })),
      shipments: shipments.map(shipmentOf),
      returns: returns.map((back) => ({
        ...returnOf(back),
        to_credit: credits.rows
          .filter(({ return_id }) => return_id === back.sentBack.id)
          .map(({ return_id: _, ...invoice }) => invoice),
      })),
      history: history.map(stepOf),
    },
  };
}

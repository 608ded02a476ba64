import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { supplier } from '#site';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { ORDER_DOCUMENT_LABELS, type OrderDocument, orderDocuments } from '#contracts/orders/documents.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { quotes } from '#db/schema/quotes.ts';
import { type OrderSheet, renderOrder, renderOrders } from '../../../src/print/order-sheet.ts';
import { sumOf } from '../../../src/print/trade.ts';
import { isSezSupply, stateTaxName } from '../catalog/tax.ts';
import { billToLine } from '../companies/own.ts';
import { payTo, sellerDetailsNow } from '../invoices/seller-details.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { formatQty } from '../mail/goods.ts';
import { toBuyQty } from '../stores/of-line.ts';
import { billableLine } from './supplied.ts';

interface Asked {
  id: number;
  document: OrderDocument;
}

/** A proforma or confirmation of an own order as a PDF. 404 for another company's order, 409 if its status has none. */
export async function getOrderPdf(actor: Caller, asked: Asked): Promise<FileReply> {
  return printOrder(actor, asked, eq(orders.company_id, myCompany));
}

/** The same for any company's order. */
export async function getAdminOrderPdf(actor: Caller, asked: Asked): Promise<FileReply> {
  return printOrder(actor, asked);
}

async function printOrder(actor: Caller, { id, document }: Asked, mine?: SQL): Promise<FileReply> {
  const [sheet] = await readOrders(actor, [id], mine);
  if (!sheet) throw notFound('order');
  const { found, lines } = sheet;
  const label = ORDER_DOCUMENT_LABELS[document];
  if (!orderDocuments(found.order.status).includes(document)) {
    throw new AppError('conflict', `Order ${id} is ${found.order.status}. It has no ${label.toLowerCase()}.`);
  }
  const bytes = await renderOrder(sheetOf(found, lines, document));
  return { name: `${label.toLowerCase().replace(' ', '-')}-${id}.pdf`, type: 'application/pdf', bytes };
}

/**
 * The order sheets of any companies' orders in one PDF, in the order asked for: of each its confirmation or, before it is
 * confirmed, its proforma. 404 for an unknown order, 409 with the numbers of orders that have neither.
 */
export async function printOrders(actor: Caller, ids: number[]): Promise<FileReply> {
  const sheets = await readOrders(actor, ids);
  if (sheets.length < new Set(ids).size) throw notFound('order');
  const printed = sheets.flatMap(({ found, lines }) => {
    const kind = orderDocuments(found.order.status).at(-1);
    return kind ? [sheetOf(found, lines, kind)] : [];
  });
  const without = sheets.filter(({ found }) => orderDocuments(found.order.status).length === 0);
  if (without.length > 0)
    throw noDocument(
      without.map(({ found }) => found.order.id),
      'no order sheet',
    );
  return { name: 'order-sheets.pdf', type: 'application/pdf', bytes: await renderOrders(printed) };
}

/** 409 for orders in a selection that have nothing to print. */
export function noDocument(ids: number[], what: string): AppError {
  const [orders, have, them] = ids.length === 1 ? ['Order', 'has', 'it'] : ['Orders', 'have', 'them'];
  return new AppError('conflict', `${orders} ${ids.join(', ')} ${have} ${what}. Deselect ${them} to print the others.`);
}

/** Orders with their lines, in the order of `ids`; an unknown one is left out. */
async function readOrders(actor: Caller, ids: number[], mine?: SQL) {
  const [, found, lines] = await asActor(actor, [
    db
      .select({
        order: orders,
        company: companies,
        is_sez: addresses.is_sez,
        terms: quotes.terms,
        seller_now: sellerDetailsNow,
        confirmed_on: sql<string | null>`(
          select (min(h.created_at) at time zone 'Asia/Kolkata')::date::text from order_history h
          where h.order_id = orders.id and h.status = 'confirmed')`,
      })
      .from(orders)
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .innerJoin(addresses, eq(addresses.id, orders.ship_address_id))
      .leftJoin(quotes, eq(quotes.id, orders.quote_id))
      .where(and(inArray(orders.id, ids), mine)),
    db
      .select()
      .from(order_lines)
      .where(and(inArray(order_lines.order_id, ids), ne(order_lines.short_closed_qty, order_lines.qty)))
      .orderBy(order_lines.line_no),
  ]);
  return [...new Set(ids)].flatMap((id) => {
    const row = found.find(({ order }) => order.id === id);
    return row ? [{ found: row, lines: lines.filter(({ order_id }) => order_id === id) }] : [];
  });
}

interface Found {
  order: typeof orders.$inferSelect;
  company: typeof companies.$inferSelect;
  is_sez: boolean;
  terms: string | null;
  seller_now: SellerDetails | null;
  confirmed_on: string | null;
}

function sheetOf(found: Found, rows: (typeof order_lines.$inferSelect)[], kind: OrderDocument): OrderSheet {
  const { order, company, terms, seller_now } = found;
  const lines = rows.map((row) => ({ ...billableLine(row), remark: remarkOf(row, order.status) }));
  const sums = sumOf(lines);
  const total_paise = lines.reduce((sum, line) => sum + line.total_paise, 0);
  const { name, bill_to_state, gst_number } = company;
  const buyer = { name, address: billToLine(company), state: bill_to_state, gstin: gst_number };
  const number = String(order.id);
  const reference = `Order ${number}`;
  const to = kind === 'proforma' ? payTo(seller_now, total_paise, reference) : null;
  const placed_on = dayInIndia(order.created_at);
  return {
    kind,
    about: { name: 'Order', number },
    date: kind === 'confirmation' ? (found.confirmed_on ?? placed_on) : placed_on,
    valid_until: null,
    promised: promiseOf(order),
    po_number: order.po_number,
    po_date: order.po_date,
    cost_centre: order.cost_centre,
    buyer,
    ship_to:
      order.ship_address === buyer.address
        ? null
        : {
            name: order.ship_label,
            address: order.ship_address,
            state: order.ship_state,
            ...(order.ship_gstin && { gstin: order.ship_gstin }),
          },
    place_of_supply: order.ship_state,
    state_tax: stateTaxName(order.ship_state) === 'UTGST' ? 'UTGST' : 'SGST',
    to_sez: isSezSupply(supplier.state, { state: order.ship_state, is_sez: found.is_sez }, sums),
    lines,
    totals: { ...sums, round_off_paise: 0, total_paise },
    terms,
    seller: seller_now,
    payable: to && { to, amount_paise: total_paise, reference },
  };
}

/** The brand, and what of the line is not in stock yet. */
function remarkOf(line: typeof order_lines.$inferSelect, status: Found['order']['status']): string | null {
  const toBuy = toBuyQty(line, status);
  return [line.brand, toBuy > 0 && `${formatQty(toBuy)} to be bought in`].filter(Boolean).join(', ') || null;
}

/** What staff promised on confirming, otherwise the delivery promised when it was ordered. */
function promiseOf({ dispatch_by, promised_on }: Found['order']): OrderSheet['promised'] {
  if (dispatch_by) return { name: 'Dispatch by', date: dispatch_by };
  return promised_on ? { name: 'Delivery by', date: promised_on } : null;
}

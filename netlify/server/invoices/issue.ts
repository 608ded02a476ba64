import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { BulkReply } from '#contracts/bulk.ts';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { numberSeries } from '#contracts/invoices/invoice-number.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { grossOf } from '#db/schema/columns.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { shipment_lines, shipments } from '#db/schema/shipments.ts';
import { supplier } from '#site';
import { isSezSupply } from '../catalog/tax.ts';
import { billToLine } from '../companies/own.ts';
import { lockOrder } from '../orders/lock.ts';
import { billableLine } from '../orders/supplied.ts';
import { actOnEach } from '../platform/bulk.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { isEInvoicing } from './accounts-settings.ts';
import { invoiceSums, nextPart } from './apportion.ts';
import { returnedUnderChallan } from './challan-returns.ts';
import { invoiceMails, NEW_INVOICE } from './document-mails.ts';
import { buyerOfOrder } from './recipients.ts';
import { dueDate, notCancelled } from './rows.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';

/** Attempts while other invoices of the same order are issued at the same time, one for each. */
const ATTEMPTS = 20;

/**
 * Issues the invoice of a packed consignment, before its goods leave (CGST Act s. 31(1)), or of one that left under a delivery
 * challan: its goods, and on an order's first invoice the freight. One read, a decision here, one guarded batch that also
 * assigns the number, so that numbers have no gaps. 404 for an unknown consignment, 409 if it is already invoiced, its order
 * is on hold, it left without a document, or the company has no bill-to address.
 */
export async function issueInvoice(actor: Caller, { shipment_id }: { shipment_id: number }) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = await readBillable(actor, shipment_id);
    assertInvoiceable(read);
    try {
      return await write(actor, read);
    } catch (error) {
      // Another invoice of the order was issued or credited meanwhile: read again.
      if (!(error instanceof GuardFailed)) throw error;
    }
  }
  throw new AppError('conflict', INVOICE_CHANGED);
}

/** Issues the invoices of several consignments, each by the rules of `issueInvoice`. */
export const issueInvoices = (actor: Caller, { ids }: { ids: number[] }): Promise<BulkReply> =>
  actOnEach(ids, (shipment_id) => issueInvoice(actor, { shipment_id }));

/** A consignment with what bills its goods. */
export type Billable = Awaited<ReturnType<typeof readBillable>>;

/** Reads a consignment to bill it, on an invoice or a delivery challan. 404 for an unknown one. */
export async function readBillable(actor: Caller, id: number) {
  const orderId = sql`(select order_id from shipments where id = ${id})`;
  const [, , [found], lines, now] = await asActor(actor, [
    // Waits for concurrent invoices and credit notes of the order, and makes later ones wait: the reads are consistent.
    rows(sql`select 1 from orders where id = ${orderId} for share`),
    db
      .select({
        shipment: shipments,
        order: orders,
        company: companies,
        buyer: buyerOfOrder,
        today: sql<string>`${todayInIndia}::text`,
        due_date: dueDate,
        // The address as it is now: see isSezSupply.
        is_sez: addresses.is_sez,
        is_e_invoicing: isEInvoicing,
        challan_id: sql<number | null>`${CHALLAN}::float8`,
        returned_under: sql<string | null>`(select c.number from delivery_challans c
          where c.shipment_id = shipments.id and c.cancelled_at is null and c.returned_on is not null)`,
        returned_qty: sql<number>`coalesce((select sum(qty) from challan_returns where challan_id = ${CHALLAN}), 0)::float8`,
        // Its goods are covered by an earlier invoice, credited since.
        was_invoiced: sql<boolean>`exists (select 1 from invoices i where i.shipment_id = shipments.id)`,
      })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.order_id))
      .innerJoin(companies, eq(companies.id, shipments.company_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .innerJoin(addresses, eq(addresses.id, orders.ship_address_id))
      .where(eq(shipments.id, id)),
    db
      .select({ line: order_lines, sent: keptQty(id), ...billedSums() })
      .from(order_lines)
      .leftJoin(
        shipment_lines,
        and(eq(shipment_lines.shipment_id, id), eq(shipment_lines.line_no, order_lines.line_no)),
      )
      .where(and(eq(order_lines.order_id, orderId), or(isNotNull(shipment_lines.qty), eq(order_lines.kind, 'freight'))))
      .orderBy(order_lines.line_no),
    rows<{ issued: string }>(sql`select ${issuedInvoicesOf(orderId)} as issued`),
  ]);
  if (!found) throw notFound('consignment');
  return { ...found, lines, issued: now.rows[0]!.issued };
}

/** The quantity of a line in a consignment, less what came back under its challan; null if the line is not in it. */
const keptQty = (shipment_id: number) =>
  sql<number | null>`(${shipment_lines.qty} - ${returnedUnderChallan(shipment_id)})::float8`;

/** Columns beside `order_lines`: the sums that invoices have billed of a line. */
function billedSums() {
  const sum = (column: string) =>
    sql<number>`coalesce((
    select sum(billed.${sql.identifier(column)}) from invoice_lines billed join invoices on invoices.id = billed.invoice_id
    where invoices.order_id = order_lines.order_id and billed.order_line_no = order_lines.line_no
      and invoices.kind = 'invoice' and ${notCancelled}), 0)::float8`.as(`billed_${column}`);
  return {
    billed_qty: sum('qty'),
    billed_taxable: sum('taxable_paise'),
    billed_discount: sum('discount_paise'),
    billed_cgst: sum('cgst_paise'),
    billed_sgst: sum('sgst_paise'),
    billed_igst: sum('igst_paise'),
  };
}

/** The ids of an order's invoices as one text, to detect that one was issued or credited meanwhile. */
function issuedInvoicesOf(orderId: SQL | number): SQL<string> {
  return sql<string>`(select coalesce(string_agg(invoices.id::text, ',' order by invoices.id), '') from invoices
    where invoices.order_id = ${orderId} and invoices.kind = 'invoice' and ${notCancelled})`;
}

/** The challan of `shipments` that is not cancelled. */
const CHALLAN = sql`(select c.id from delivery_challans c where c.shipment_id = shipments.id and c.cancelled_at is null)`;

/** 409 while the order of packed goods is on hold: they may still change. */
export function assertNotOnHold({ shipment, order }: Billable): void {
  if (shipment.status !== 'packed' || shipment.claim_id !== null || ORDER_STATES[order.status].isPackable) return;
  throw new AppError('conflict', `Order ${order.id} is ${order.status}. Release it before billing ${shipment.code}.`);
}

function assertInvoiceable(read: Billable): void {
  const { shipment, company } = read;
  if (shipment.claim_id !== null) {
    throw new AppError(
      'conflict',
      `${shipment.code} sends missing goods again at no charge. Send it with a delivery challan.`,
    );
  }
  if (shipment.invoiced) throw new AppError('conflict', `${shipment.code} is already invoiced.`);
  assertNotOnHold(read);
  if (read.returned_under) {
    throw new AppError(
      'conflict',
      `The goods of ${shipment.code} came back under ${read.returned_under}. Nothing is left to invoice.`,
    );
  }
  // An invoice is never dated after its goods left, unless a document covered them (CGST Act s. 31(1)).
  if (shipment.status !== 'packed' && read.challan_id === null && !read.was_invoiced) {
    const message = `${shipment.code} left without an invoice or a delivery challan, so an invoice would be dated after its goods. Ask accounts to check it.`;
    throw new AppError('conflict', message);
  }
  if (!company.bill_to_address || !company.bill_to_state) {
    const message = `${company.name} has no complete bill-to address. Add it under Companies first.`;
    throw new AppError('conflict', message);
  }
}

/** The lines to bill: the consignment's goods, and freight that is not billed yet. */
export function linesOf({ lines }: Pick<Billable, 'lines'>) {
  const billed = lines.flatMap(({ line, sent, ...sums }) => {
    const before = {
      qty: sums.billed_qty,
      taxable_paise: sums.billed_taxable,
      discount_paise: sums.billed_discount,
      cgst_paise: sums.billed_cgst,
      sgst_paise: sums.billed_sgst,
      igst_paise: sums.billed_igst,
    };
    const qty = sent ?? sumQty(line.qty, -before.qty);
    if (qty <= 0) return [];
    const { line_no: order_line_no, company_id, sku, name, unit, hsn, gst_rate_bp } = line;
    return [
      { order_line_no, company_id, sku, name, unit, hsn, gst_rate_bp, ...nextPart(billableLine(line), before, qty) },
    ];
  });
  return billed.map((line, index) => ({ line_no: index + 1, ...line }));
}

async function write(actor: Caller, read: Billable) {
  const { shipment, order, company, today, due_date, challan_id, issued: before } = read;
  const lines = linesOf(read);
  const sums = invoiceSums(lines);
  if (sums.amount_paise === 0) throw new AppError('conflict', nothingToBill(shipment.code));
  // Only for a registered recipient (CGST Rules r. 48(4)).
  const needs_irn = read.is_e_invoicing && company.gst_number !== null;
  const billed = {
    order_id: order.id,
    po_number: order.po_number,
    amount_paise: sums.amount_paise,
    date: today,
    due_date,
  };
  const answers = await asActor(actor, [
    // Concurrent invoices of one order run one after the other.
    lockOrder(order.id, shipment.status === 'packed' ? statusesWith(ORDER_STATES, 'isPackable') : undefined),
    guard('issued', sql`${issuedInvoicesOf(order.id)} = ${before}`),
    guard('day', sql`${todayInIndia} = ${today}::date`),
    rows(sql`
      with taken as (
        update shipments set invoiced = true
        where id = ${shipment.id} and not invoiced and status = ${shipment.status}
          and ${CHALLAN} is not distinct from ${challan_id}::bigint
          and (select coalesce(sum(qty), 0) from challan_returns where challan_id = ${challan_id}::bigint) = ${read.returned_qty}::numeric
        returning 1)
      select must(count(*) = 1, 'shipment') from taken`),
    db
      .insert(invoices)
      .values({
        ...{ company_id: order.company_id, order_id: order.id, shipment_id: shipment.id, challan_id },
        ...{ needs_irn, released: !needs_irn },
        number: sql`next_invoice_number(${numberSeries.invoice}, ${today}::date)`,
        ...{ status: 'issued', date: today, due_date },
        ...partiesOf(read),
        is_sez: isSezSupply(supplier.state, { state: order.ship_state, is_sez: read.is_sez }, sums),
        ...sums,
      })
      .returning({ id: invoices.id, number: invoices.number }),
    db.insert(invoice_lines).values(lines.map((line) => ({ ...line, invoice_id: sql`currval('invoices_id_seq')` }))),
    keepCosts(order.id, lines),
    // An e-invoice is mailed once it has its IRN.
    ...(needs_irn ? [] : invoiceMails(read, billed, NEW_INVOICE)),
  ]);
  const [{ id, number }] = answers[5] as [{ id: number; number: string }];
  const next = needs_irn ? ' Enter its IRN: it is emailed and printed then.' : '';
  return { message: `Invoice ${number} issued.${next}`, id, inv: number };
}

/** Keeps what the invoiced goods cost us by today's cost prices, for the margin in the reports (decision 039). */
function keepCosts(orderId: number, lines: ReturnType<typeof linesOf>) {
  const billed = JSON.stringify(lines.map(({ order_line_no, qty }) => ({ order_line_no, qty })));
  return rows(sql`
    insert into invoice_costs (invoice_id, order_line_no, cost_paise)
    select currval('invoices_id_seq'), b.order_line_no, ${grossOf({ qty: sql`b.qty`, price_paise: sql`i.cost_paise`, price_per: sql`i.cost_per` })}
    from jsonb_to_recordset(${billed}::jsonb) as b (order_line_no int, qty numeric)
      join order_lines l on l.order_id = ${orderId} and l.line_no = b.order_line_no
      join products p on p.id = l.product_id join items i on i.id = p.item_id
    where i.cost_paise is not null`);
}

const nothingToBill = (code: string) =>
  `${code} comes to ₹0. No invoice is issued for goods free of charge; send them with a delivery challan.`;

/** The invoice's own copy of the bill-to and ship-to address. */
function partiesOf({ order, company }: Billable) {
  const bill_to_address = billToLine(company);
  const isElsewhere = order.ship_address !== bill_to_address;
  return {
    ...{ bill_to_name: company.name, bill_to_address, bill_to_gstin: company.gst_number },
    bill_to_state: company.bill_to_state,
    ship_to: isElsewhere ? `${order.ship_label}\n${order.ship_address}` : null,
    ship_to_gstin: isElsewhere ? order.ship_gstin : null,
    po_number: order.po_number,
    po_date: order.po_date,
    place_of_supply: order.ship_state,
  };
}

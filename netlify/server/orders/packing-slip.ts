import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { companies } from '#db/schema/companies.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { shipment_lines, shipments } from '#db/schema/shipments.ts';
import { type PackingSlip, renderPackingSlip, renderPackingSlips } from '../../../src/print/packing-slip.ts';
import { transportToPrint } from '../invoices/pdf.ts';
import { sellerDetailsNow } from '../invoices/seller-details.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { noDocument } from './order-pdf.ts';
import { shipmentDocuments } from './shipment-documents.ts';

/** What is packed in a consignment, without prices, as a PDF. 404 for another company's. */
export async function getPackingSlip(actor: Caller, id: number): Promise<FileReply> {
  return printSlip(actor, id, eq(shipments.company_id, myCompany));
}

/** The same for any company's consignment. */
export async function getAdminPackingSlip(actor: Caller, id: number): Promise<FileReply> {
  return printSlip(actor, id);
}

/**
 * The packing slips of any companies' orders in one PDF, by order and consignment. 409 with the numbers of orders of which
 * nothing is packed.
 */
export async function printPackingSlips(actor: Caller, ids: number[]): Promise<FileReply> {
  const slips = await readSlips(actor, inArray(shipments.order_id, ids));
  const without = [...new Set(ids)].filter((id) => !slips.some(({ found }) => found.order.id === id));
  if (without.length > 0) throw noDocument(without, 'nothing packed');
  const sorted = slips.toSorted((a, b) => ids.indexOf(a.found.order.id) - ids.indexOf(b.found.order.id));
  const bytes = await renderPackingSlips(sorted.map(({ found, lines }) => slipOf(found, lines)));
  return { name: 'packing-slips.pdf', type: 'application/pdf', bytes };
}

/** Query of the heads; the documents are those of `shipmentDocuments`. */
const headsOf = (where: SQL | undefined) =>
  db
    .select({
      shipment: shipments,
      order: orders,
      company: companies.name,
      seller_now: sellerDetailsNow,
      ...shipmentDocuments,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.order_id))
    .innerJoin(companies, eq(companies.id, shipments.company_id))
    .where(where)
    .orderBy(shipments.id);

const linesOf = (where: SQL | undefined) =>
  db
    .select({
      shipment_id: shipment_lines.shipment_id,
      ...{ name: order_lines.name, sku: order_lines.sku, hsn: order_lines.hsn, unit: order_lines.unit },
      ...{ ordered: order_lines.qty, packed: shipment_lines.qty },
    })
    .from(shipment_lines)
    .innerJoin(shipments, eq(shipments.id, shipment_lines.shipment_id))
    .innerJoin(
      order_lines,
      and(eq(order_lines.order_id, shipment_lines.order_id), eq(order_lines.line_no, shipment_lines.line_no)),
    )
    .where(where)
    .orderBy(shipment_lines.line_no);

/** Consignments with their lines. */
async function readSlips(actor: Caller, where: SQL | undefined) {
  const [, heads, lines] = await asActor(actor, [headsOf(where), linesOf(where)]);
  return heads.map((found) => ({
    found,
    lines: lines.filter(({ shipment_id }) => shipment_id === found.shipment.id),
  }));
}

async function printSlip(actor: Caller, id: number, mine?: SQL): Promise<FileReply> {
  const [slip] = await readSlips(actor, and(eq(shipments.id, id), mine));
  if (!slip) throw notFound('consignment');
  const bytes = await renderPackingSlip(slipOf(slip.found, slip.lines));
  return { name: `packing-slip-${slip.found.shipment.code}.pdf`, type: 'application/pdf', bytes };
}

type Found = Awaited<ReturnType<typeof headsOf>>[number];

function slipOf(
  { shipment, order, company, seller_now, invoice, challan }: Found,
  lines: PackingSlip['lines'],
): PackingSlip {
  return {
    consignment: shipment.code,
    date: dayInIndia(shipment.created_at),
    order_number: String(order.id),
    po_number: order.po_number,
    document: invoice
      ? { name: 'Invoice', number: invoice.inv }
      : challan && { name: 'Delivery challan', number: challan.number },
    packages: shipment.packages,
    transport: shipment.dispatched_at
      ? transportToPrint({ ...shipment, date: dayInIndia(shipment.dispatched_at) })
      : null,
    ship_to: { name: company, address: `${order.ship_label}\n${order.ship_address}`, state: order.ship_state },
    lines,
    seller: seller_now,
  };
}

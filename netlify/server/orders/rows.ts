import { eq, type SQL, sql } from 'drizzle-orm';
import { BILLED_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import type { FileRef } from '#contracts/attachments/file-ref.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { GoodsReceipt, Return, Shipment } from '#contracts/orders/shipments.ts';
import { RETURN_STATES } from '#contracts/orders/states.ts';
import { return_lines, returns, shipment_lines, shipments } from '#db/schema/shipments.ts';
import { db, rows } from '../platform/database.ts';
import { documentsOnWire, type ShipmentDocuments, shipmentDocuments } from './shipment-documents.ts';

/** Queries of an order's consignments and returns, and their rows for the wire. */

type Lines = Shipment['lines'];

/** The photos of a record of goods received. */
const photosOf = (receipt: SQL) => sql<FileRef[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'name', a.file_name) order by a.id)
  from attachments a where a.goods_received_id = ${receipt}), '[]')`;

/** What the buyer received of `shipments`; null until it is recorded. */
const receiptOfShipment = sql<GoodsReceipt | null>`(
  select json_build_object('id', g.id, 'at', g.created_at, 'by', u.name, 'files', ${photosOf(sql`g.id`)},
    'lines', coalesce((select json_agg(json_build_object('line_no', l.line_no, 'short', l.short_qty, 'damaged', l.damaged_qty,
      'note', l.note) order by l.line_no) from goods_received_lines l where l.goods_received_id = g.id), '[]'))
  from goods_received g join users u on u.id = g.created_by
  where g.shipment_id = shipments.id and g.cleared_at is null)`;

/** The batch certificates of the lines of `shipments`. */
const certificatesOfShipment = sql<Shipment['certificates']>`coalesce((
  select json_agg(json_build_object('id', a.id, 'name', a.file_name, 'line_no', a.line_no) order by a.line_no, a.id)
  from attachments a where a.shipment_id = shipments.id and a.line_no is not null), '[]')`;

/** The proof of delivery of `shipments`. */
const proofOfShipment = sql<FileRef | null>`(
  select json_build_object('id', a.id, 'name', a.file_name) from attachments a
  where a.shipment_id = shipments.id and a.line_no is null)`;

/** The claim whose goods `shipments` sends again. */
const claimOfShipment = sql<string | null>`(select r.code from returns r where r.id = shipments.claim_id)`;

/** The consignment that sends the goods of `returns` again. */
const sentIn = sql<Return['sent_in']>`(
  select json_build_object('code', s.code, 'status', s.status) from shipments s where s.claim_id = returns.id)`;

/** The consignments of an order with their lines, the oldest first. */
export function shipmentsOf(orderId: number) {
  const lines = sql<Lines>`(select json_agg(json_build_object('line_no', l.line_no, 'qty', l.qty) order by l.line_no)
    from ${shipment_lines} l where l.shipment_id = ${shipments.id})`;
  return db
    .select({
      shipment: shipments,
      lines,
      receipt: receiptOfShipment,
      certificates: certificatesOfShipment,
      proof: proofOfShipment,
      claim: claimOfShipment,
      ...shipmentDocuments,
    })
    .from(shipments)
    .where(eq(shipments.order_id, orderId))
    .orderBy(shipments.id);
}

/** The returns of an order with their lines, the oldest first. */
export function returnsOf(orderId: number) {
  const lines = sql<Lines>`(select json_agg(json_build_object('line_no', l.line_no, 'qty', l.qty) order by l.line_no)
    from ${return_lines} l where l.return_id = ${returns.id})`;
  return db
    .select({ returned: returns, lines, sent_in: sentIn, files: photosOf(sql`${returns.goods_received_id}`) })
    .from(returns)
    .where(eq(returns.order_id, orderId))
    .orderBy(returns.id);
}

/** Query of the invoices to credit for each received return and each accepted claim: both still have uncredited goods of the same line. */
export function creditsToGive(orderId: number) {
  return rows<{ return_id: number; id: number; inv: string }>(sql`
    select distinct r.id::int as return_id, i.id::int as id, i.number as inv
    from returns r
      join return_lines back on back.return_id = r.id
      join invoices i on i.order_id = r.order_id and i.kind = 'invoice' and i.status in ${BILLED_INVOICE_STATUSES}
      join invoice_lines billed on billed.invoice_id = i.id and billed.order_line_no = back.line_no
    where r.order_id = ${orderId} and r.status in ${statusesWith(RETURN_STATES, 'isCredited')}
      and back.qty > (select coalesce(sum(l.qty), 0) from invoices note join invoice_lines l on l.invoice_id = note.id
        where note.return_id = r.id and l.order_line_no = back.line_no and not l.value_only)
      and billed.qty > (select coalesce(sum(l.qty), 0) from invoices note join invoice_lines l on l.invoice_id = note.id
        where note.credits_id = i.id and l.order_line_no = back.line_no and not l.value_only)
    order by 1, 2`);
}

type ShipmentRow = ShipmentDocuments &
  Pick<Shipment, 'lines' | 'receipt' | 'certificates' | 'proof' | 'claim'> & {
    shipment: typeof shipments.$inferSelect;
  };

export function shipmentOf({
  shipment,
  lines,
  receipt,
  certificates,
  proof,
  claim,
  ...documents
}: ShipmentRow): Shipment {
  const { dispatched_at, delivered_at } = shipment;
  return {
    ...shipment,
    dispatched_at: dispatched_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
    lines,
    receipt: receipt && { ...receipt, at: new Date(receipt.at).toISOString() },
    certificates,
    proof,
    claim,
    ...documentsOnWire(documents),
  };
}

type ReturnRow = { returned: typeof returns.$inferSelect } & Pick<Return, 'lines' | 'files' | 'sent_in'>;

export function returnOf({ returned, lines, files, sent_in }: ReturnRow): Return {
  const { created_at, settled_at } = returned;
  return {
    ...returned,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    lines,
    files,
    sent_in,
  };
}

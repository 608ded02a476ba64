import { type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { CHALLAN_REASON_LABELS, type ChallanReason } from '#contracts/invoices/challan-reasons.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { guard } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';

/** The documents under which goods may leave: the invoice (CGST Act s. 31(1)) or a delivery challan (CGST Rules r. 55). */

interface InvoiceRow {
  id: number;
  inv: string;
  date: string;
  amount_paise: number;
  awaits_irn: boolean;
  irn_cancelled: boolean;
}

interface ChallanRow {
  id: number;
  number: string;
  date: string;
  reason: ChallanReason;
  reason_note: string | null;
  amount_paise: number;
}

/** Columns of a query on `shipments`: its invoice and its challan that are not cancelled. */
export const shipmentDocuments = {
  // One that is credited by returns still bills its goods; the latest, should an earlier one be such.
  invoice: sql<InvoiceRow | null>`(
    select json_build_object('id', i.id, 'inv', i.number, 'date', i.date, 'amount_paise', i.amount_paise,
      'awaits_irn', i.needs_irn and i.irn is null, 'irn_cancelled', i.irn_cancelled_at is not null)
    from invoices i where i.shipment_id = shipments.id and (i.status <> 'cancelled' or exists (
      select 1 from invoices note where note.credits_id = i.id and note.return_id is not null))
    order by i.id desc limit 1)`.as('invoice'),
  challan: sql<ChallanRow | null>`(
    select json_build_object('id', c.id, 'number', c.number, 'date', c.date, 'reason', c.reason, 'reason_note', c.reason_note,
      'amount_paise', c.amount_paise)
    from delivery_challans c where c.shipment_id = shipments.id and c.cancelled_at is null)`.as('challan'),
};

export interface ShipmentDocuments {
  invoice: InvoiceRow | null;
  challan: ChallanRow | null;
}

/** The documents for the wire. */
export function documentsOnWire({ invoice, challan }: ShipmentDocuments): Pick<Shipment, 'invoice' | 'challan'> {
  return {
    invoice: invoice && { ...invoice, amount: toRupees(invoice.amount_paise) },
    challan: challan && {
      ...{ id: challan.id, number: challan.number, date: challan.date, amount: toRupees(challan.amount_paise) },
      reason: challanReason(challan),
    },
  };
}

/** `Job work: zinc plating`, or the note alone where the reason is “Other”. */
export function challanReason({ reason, reason_note }: { reason: ChallanReason; reason_note: string | null }): string {
  if (reason === 'other supply') return reason_note!;
  return reason_note ? `${CHALLAN_REASON_LABELS[reason]}: ${reason_note}` : CHALLAN_REASON_LABELS[reason];
}

/** 409 if the goods must not leave: no document, or an invoice without a valid IRN (CGST Rules r. 48(5)). */
export function assertMayLeave(code: string, { invoice, challan }: ShipmentDocuments): void {
  const refuse = (message: string) => new AppError('conflict', message);
  if (invoice?.irn_cancelled) {
    throw refuse(`The IRN of ${invoice.inv} is cancelled. Credit it in full and issue a new invoice before dispatch.`);
  }
  if (invoice?.awaits_irn) throw refuse(`${invoice.inv} is not valid without an IRN. Enter its IRN before dispatch.`);
  if (!invoice && !challan) {
    throw refuse(`${code} has no document. Issue its invoice or a delivery challan before dispatch.`);
  }
}

/** The value by which an e-way bill is needed, paise: the invoice's, otherwise the challan's (CGST Rules r. 138(1)). */
export const documentValue = ({ invoice, challan }: ShipmentDocuments) =>
  invoice?.amount_paise ?? challan?.amount_paise ?? 0;

/** 409 if the goods must stay packed as they are, because a document lists them. */
export function assertNoDocuments(code: string, { invoice, challan }: ShipmentDocuments): void {
  if (invoice) {
    throw new AppError('conflict', `${code} is invoiced with ${invoice.inv}. Credit it in full before unpacking.`);
  }
  if (challan) {
    throw new AppError('conflict', `${code} has delivery challan ${challan.number}. Cancel it before unpacking.`);
  }
}

const openDocumentOf = (shipment: SQL) => sql`
  exists (select 1 from invoices i where i.shipment_id = ${shipment} and i.status <> 'cancelled')
  or exists (select 1 from delivery_challans c where c.shipment_id = ${shipment} and c.cancelled_at is null)`;

/** Fails unless the document with which the goods were found to be ready still covers them. */
export function guardDocument(id: number, { invoice, challan }: ShipmentDocuments) {
  const anyInvoice = sql`select 1 from invoices i where i.shipment_id = ${id} and i.status <> 'cancelled'`;
  return guard(
    'document',
    invoice
      ? sql`exists (${anyInvoice} and i.id = ${invoice.id} and (not i.needs_irn or i.irn is not null)
          and i.irn_cancelled_at is null)`
      : sql`not exists (${anyInvoice}) and exists (select 1 from delivery_challans c
          where c.shipment_id = ${id} and c.id = ${challan?.id ?? 0} and c.cancelled_at is null)`,
  );
}

/** Fails if one of these shipments has a document that is not cancelled. */
export const guardNoDocuments = (which: SQL) =>
  guard('document', sql`not exists (select 1 from shipments s where ${which} and (${openDocumentOf(sql`s.id`)}))`);

/** Statements that detach cancelled documents, so that their shipments can be deleted. */
export const detachDocuments = (which: SQL) => [
  sql`update invoices set shipment_id = null where shipment_id in (select s.id from shipments s where ${which})`,
  sql`update delivery_challans set shipment_id = null where shipment_id in (select s.id from shipments s where ${which})`,
];

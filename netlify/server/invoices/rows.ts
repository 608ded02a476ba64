import { and, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toRupees } from '#contracts/fields/money.ts';
import type { Invoice, InvoiceDetail, Payment } from '#contracts/invoices/portal.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { companies } from '#db/schema/companies.ts';
import { delivery_challans } from '#db/schema/delivery-challans.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { allocations, receipts } from '#db/schema/receipts.ts';
import { supplier } from '#site';
import { amountsOf, taxParts } from '../catalog/pricing.ts';
import { isInterState } from '../catalog/tax.ts';
import { db } from '../platform/database.ts';
import { todayInIndia } from '../platform/time.ts';
import { openPaise, payablePaise, refundPaise, shownStatus } from './balance.ts';
import { payTo, sellerDetailsAt, sellerDetailsNow } from './seller-details.ts';

/** Queries of invoices and credit notes, and their rows for the wire, for buyers and staff. */

export type InvoiceRow = typeof invoices.$inferSelect;
/** A dispatched shipment's carriage, with the day in India. */
export type TransportRow = Record<'carrier' | 'awb' | 'lr_number' | 'vehicle' | 'eway_bill' | 'date', string | null>;

export type InvoiceLineRow = typeof invoice_lines.$inferSelect;

/** The columns that lists need. */
export type ListedInvoice = Pick<
  InvoiceRow,
  | 'id'
  | 'number'
  | 'date'
  | 'due_date'
  | 'kind'
  | 'status'
  | 'amount_paise'
  | 'paid_paise'
  | 'credited_paise'
  | 'written_off_paise'
>;

/** The due date of a document issued today: today in India and the company's credit days. */
export const dueDate = sql<string>`(${todayInIndia} + ${companies.credit_days})::text`;

/** Days after the due date in India by the database's clock; negative before it. */
export const daysLate = sql<number>`${todayInIndia} - ${invoices.due_date}`;

/** Drafts are internal. */
export const issuedOnly = ne(invoices.status, 'draft');

/** Leaves out invoices cancelled as a whole; one that is credited in parts still bills its goods. */
export const notCancelled = sql`(invoices.status <> 'cancelled' or not exists (
  select 1 from invoices note where note.credits_id = invoices.id and note.reason_code = 'invoice cancelled'))`;

const credited = alias(invoices, 'credited');

/** How an invoice's goods travel, as a row of a query on `invoices`; null until they have left. */
const transportOfInvoice = sql<TransportRow | null>`(
  select json_build_object('carrier', s.carrier, 'awb', s.awb, 'lr_number', s.lr_number, 'vehicle', s.vehicle,
    'eway_bill', s.eway_bill, 'date', (s.dispatched_at at time zone 'Asia/Kolkata')::date)
  from shipments s where s.id = invoices.shipment_id and s.dispatched_at is not null)`.as('transport');

/** The day in India of an invoice's order, and the terms of the quote that it came from. */
const orderOfInvoice = sql<{ date: string; terms: string | null }>`(
  select json_build_object('date', (o.created_at at time zone 'Asia/Kolkata')::date, 'terms', q.terms)
  from orders o left join quotes q on q.id = o.quote_id where o.id = invoices.order_id)`.as('order');

/** Columns of the challan under which an invoice's goods left before it. */
export const challanOfInvoice = { number: delivery_challans.number, date: delivery_challans.date };

/** Beside an invoice: what is printed on it and read from other tables. */
export const printedBeside = {
  challan: challanOfInvoice,
  seller: sellerDetailsAt(sql`invoices.created_at`),
  // Null without a shipment.
  transport: transportOfInvoice,
  order: orderOfInvoice,
};

/** The invoice with this id is the one that a credit or debit note is about. */
export const originalOf = (id: SQLWrapper) => sql`${id} = coalesce(${invoices.credits_id}, ${invoices.debits_id})`;

/** Two queries: an issued invoice or note with the invoice that the note is about, and its lines. */
export function invoiceToPrint(id: number, mine?: SQL) {
  return [
    db
      .select({
        invoice: invoices,
        days_late: daysLate,
        credited: { id: credited.id, number: credited.number, date: credited.date },
        ...printedBeside,
        seller_now: sellerDetailsNow,
      })
      .from(invoices)
      .leftJoin(delivery_challans, eq(delivery_challans.id, invoices.challan_id))
      .leftJoin(credited, originalOf(credited.id))
      .where(and(eq(invoices.id, id), issuedOnly, mine)),
    db.select().from(invoice_lines).where(eq(invoice_lines.invoice_id, id)).orderBy(invoice_lines.line_no),
  ] as const;
}

const moved = alias(allocations, 'moved');
const otherInvoice = alias(invoices, 'other_invoice');

/** What settles an invoice, oldest first. Not the reason of a write-off, which buyers may not read. */
const settlementsOf = (id: number) =>
  db
    .select({
      ...{ id: allocations.id, amount_paise: allocations.amount_paise, allocated_on: allocations.allocated_on },
      ...{ takes_back_id: allocations.takes_back_id, credit_id: allocations.credit_id },
      receipt: {
        ...{ id: receipts.id, number: receipts.number, received_on: receipts.received_on },
        ...{ method: receipts.method, reference: receipts.reference },
      },
      other: { id: otherInvoice.id, number: otherInvoice.number },
    })
    .from(allocations)
    .leftJoin(receipts, eq(receipts.id, allocations.receipt_id))
    .leftJoin(moved, or(eq(moved.id, allocations.from_id), eq(moved.from_id, allocations.id)))
    .leftJoin(otherInvoice, eq(otherInvoice.id, moved.invoice_id))
    .where(eq(allocations.invoice_id, id))
    .orderBy(allocations.id);

export type SettlementRow = Awaited<ReturnType<typeof settlementsOf>>[number];

/** Two queries: what settles an invoice, and its credit and debit notes, all or those that match, oldest first. */
export function invoiceHistory(id: number, which?: SQL) {
  return [
    settlementsOf(id),
    db
      .select()
      .from(invoices)
      .where(and(or(eq(invoices.credits_id, id), eq(invoices.debits_id, id)), issuedOnly, which))
      .orderBy(invoices.id),
  ] as const;
}

/** The row for lists; `overdue` is derived, never stored. */
export function invoiceSummary({ invoice, days_late }: { invoice: ListedInvoice; days_late: number }): Invoice {
  return {
    id: invoice.id,
    // Not null once issued: check invoices_issued.
    inv: invoice.number!,
    date: invoice.date!,
    due_date: invoice.due_date!,
    status: shownStatus(invoice, days_late),
    amount: toRupees(invoice.amount_paise),
    open: toRupees(openPaise(invoice)),
  };
}

interface Found {
  invoice: InvoiceRow;
  days_late: number;
  credited: { id: number; number: string | null; date: string | null } | null;
  challan: { number: string; date: string } | null;
  seller_now: SellerDetails | null;
}

/** Everything for an invoice's page. */
export function invoiceDetail(
  found: Found,
  lines: InvoiceLineRow[],
  paid: SettlementRow[],
  notes: InvoiceRow[],
): InvoiceDetail {
  const { invoice, credited: about } = found;
  const original = about && { id: about.id, inv: about.number!, date: about.date!, reason: invoice.reason ?? '' };
  const summary = invoiceSummary(found);
  const [label, ...address] = (invoice.ship_to ?? '').split('\n');
  return {
    ...summary,
    kind: invoice.kind,
    order_id: invoice.order_id,
    po_number: invoice.po_number,
    po_date: invoice.po_date,
    bill_to: {
      name: invoice.bill_to_name,
      address: invoice.bill_to_address,
      state: invoice.bill_to_state,
      gstin: invoice.bill_to_gstin,
    },
    ship_to: label ? { label, address: address.join(', '), gstin: invoice.ship_to_gstin } : null,
    place_of_supply: invoice.place_of_supply,
    lines: lines.map((line) => ({ ...line, ...amountsOf(line) })),
    taxes: taxParts(lines, invoice.place_of_supply),
    taxable: toRupees(invoice.taxable_paise),
    tax: toRupees(invoice.cgst_paise + invoice.sgst_paise + invoice.igst_paise),
    round_off: toRupees(invoice.round_off_paise),
    paid: toRupees(invoice.paid_paise),
    credited: toRupees(invoice.credited_paise),
    written_off: toRupees(invoice.written_off_paise),
    refund_due: toRupees(refundPaise(invoice)),
    days_overdue: summary.status === 'overdue' ? found.days_late : 0,
    inter_state: isInterStateInvoice(invoice),
    challan: found.challan,
    pay_to: payTo(found.seller_now, payablePaise(invoice), invoice.number!),
    irn: irnOf(invoice),
    payments: paid.map((payment) => paymentOf(payment, paid)),
    credit_notes: notes.filter(({ kind }) => kind === 'credit note').map(noteOf),
    debit_notes: notes.filter(({ kind }) => kind === 'debit note').map(noteOf),
    credits: invoice.kind === 'credit note' ? original : null,
    debits: invoice.kind === 'debit note' ? original : null,
  };
}

/** Charged tax decides; without any, the place of supply (IGST Act s. 7). */
export const isInterStateInvoice = ({ igst_paise, cgst_paise, place_of_supply, is_sez }: InvoiceRow): boolean =>
  igst_paise > 0 || (cgst_paise === 0 && isInterState(supplier.state, { state: place_of_supply, is_sez }));

function irnOf({ irn, ack_no, ack_at, irn_cancelled_at, irn_cancel_reason }: InvoiceRow): InvoiceDetail['irn'] {
  if (!irn) return null;
  const cancelled = irn_cancelled_at && { at: irn_cancelled_at.toISOString(), reason: irn_cancel_reason! };
  // Not null beside an IRN: check invoices_ack.
  return { number: irn, ack_no: ack_no!, ack_at: ack_at!.toISOString(), cancelled };
}

const noteOf = (note: InvoiceRow) => ({
  ...{ id: note.id, inv: note.number!, date: note.date! },
  ...{ amount: toRupees(note.amount_paise), reason: note.reason ?? '' },
});

function paymentOf(row: SettlementRow, all: SettlementRow[]): Payment {
  const { id, amount_paise, allocated_on, takes_back_id, credit_id, receipt, other } = row;
  return {
    ...{ id, amount: toRupees(amount_paise), kind: kindOf(row) },
    ...{ method: receipt?.method ?? null, reference: receipt?.reference ?? null },
    received_on: receipt?.received_on ?? allocated_on,
    reversed: takes_back_id !== null || all.some((later) => later.takes_back_id === id),
    receipt: receipt && { id: receipt.id, number: receipt.number },
    other: credit_id === null || !other ? null : { id: other.id, inv: other.number! },
  };
}

function kindOf({ amount_paise, receipt, credit_id }: SettlementRow): Payment['kind'] {
  if (receipt) return amount_paise > 0 ? 'payment' : 'refund';
  return credit_id === null ? 'write-off' : 'adjustment';
}

import { eq, sql } from 'drizzle-orm';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { IRN_CANCEL_HOURS, timeInIndia } from '#contracts/invoices/e-invoice.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { shipments } from '#db/schema/shipments.ts';
import { asActor, db, errorCode, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { creditNoteMails, debitNoteMails, invoiceMails } from './document-mails.ts';
import { buyerOfOrder } from './recipients.ts';
import { type InvoiceRow, issuedOnly } from './rows.ts';

/** What the invoice registration portal returned. */
export interface Registration {
  id: number;
  irn: string;
  ack_no: string;
  ack_at: Date;
  irn_qr: string;
}

/**
 * Saves the IRN of an invoice or credit note, once, and mails one that waited for it. 404 for a draft and an unknown id, 409
 * for a cancelled invoice, a second IRN and an IRN of another document, 400 for an impossible time.
 */
export async function saveIrn(actor: Caller, { id, irn, ack_no, ack_at: acknowledged, irn_qr }: Registration) {
  const read = await readRegistered(actor, id);
  const { invoice } = read;
  if (invoice.irn) throw new AppError('conflict', `${invoice.number} already has an IRN, which cannot be changed.`);
  if (invoice.status === 'cancelled') {
    throw new AppError('conflict', `${invoice.number} is cancelled and cannot have an IRN.`);
  }
  assertPlausible(acknowledged, invoice);
  const saved = asActor(actor, [
    rows(sql`
      with saved as (
        update invoices set irn = ${irn}, ack_no = ${ack_no}, ack_at = ${acknowledged.toISOString()}::timestamptz,
          irn_qr = ${irn_qr}, released = true
        where id = ${id} and irn is null and status = ${invoice.status} and released = ${invoice.released} returning 1)
      select must(count(*) = 1, 'invoice') from saved`),
    ...(invoice.released ? [] : mailsOf(read)),
  ]).catch((error: unknown) => {
    if (errorCode(error) !== '23505') throw error;
    throw fieldError('conflict', 'irn', 'This IRN is already saved on another document. Check the number.');
  });
  await orConflict(saved, INVOICE_CHANGED);
  const sent = invoice.released ? '' : ` ${noun(invoice)} emailed to the buyer.`;
  return { message: `IRN of ${invoice.number} saved.${sent}` };
}

/**
 * Records that the IRN of an invoice was cancelled on the portal, with the reason. 404 for an unknown id, 409 without an IRN,
 * after 24 hours, and once the goods have left.
 */
export async function cancelIrn(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const { invoice, shipment } = await readRegistered(actor, id);
  assertCancellable(invoice, shipment);
  const cancelled = asActor(actor, [
    rows(sql`
      with cancelled as (
        update invoices set irn_cancelled_at = now(), irn_cancel_reason = ${reason}
        where id = ${id} and irn is not null and irn_cancelled_at is null
          and ack_at > now() - ${IRN_CANCEL_HOURS} * interval '1 hour'
          and not exists (select 1 from shipments s where s.id = shipment_id and s.status <> 'packed') returning 1)
      select must(count(*) = 1, 'invoice') from cancelled`),
  ]);
  await orConflict(cancelled, INVOICE_CHANGED);
  return { message: `IRN of ${invoice.number} cancelled. Now credit the invoice in full.` };
}

/** True if the portal still cancels its IRN: 24 hours from its acknowledgement, before the goods leave. */
export const isIrnCancellable = (invoice: InvoiceRow, shipment: { status: string } | null) =>
  invoice.kind === 'invoice' &&
  invoice.irn !== null &&
  invoice.irn_cancelled_at === null &&
  invoice.ack_at!.getTime() > Date.now() - IRN_CANCEL_HOURS * 3_600_000 &&
  (shipment === null || shipment.status === 'packed');

/**
 * Whether a credit or debit note needs an IRN, as its invoice has a valid one, and whether the buyer may see it now: never
 * before its IRN, nor if the invoice was never released.
 */
export function noteRelease({ irn, irn_cancelled_at, released }: InvoiceRow) {
  const needs_irn = irn !== null && irn_cancelled_at === null;
  return { needs_irn, released: released && !needs_irn };
}

function assertCancellable(invoice: InvoiceRow, shipment: { code: string; status: string } | null): void {
  const refuse = (message: string) => new AppError('conflict', message);
  const { number } = invoice;
  if (invoice.kind !== 'invoice')
    throw refuse(`${number} is a ${invoice.kind}. Only the IRN of an invoice is cancelled.`);
  if (!invoice.irn) throw refuse(`${number} has no IRN.`);
  if (invoice.irn_cancelled_at) throw refuse(`The IRN of ${number} is already cancelled.`);
  if (isIrnCancellable(invoice, shipment)) return;
  throw refuse(
    shipment && shipment.status !== 'packed'
      ? `${shipment.code} has left with ${number}. Issue a credit note instead.`
      : `The IRN of ${number} could be cancelled for ${IRN_CANCEL_HOURS} hours after ${formatTime(invoice.ack_at!.toISOString())}. Issue a credit note instead.`,
  );
}

function assertPlausible(acknowledged: Date, { date }: InvoiceRow): void {
  const refuse = (message: string) => fieldError('invalid', 'ack_at', message);
  if (acknowledged.getTime() > Date.now() + 300_000)
    throw refuse('This time is in the future. Copy it from the portal.');
  if (acknowledged < timeInIndia(`${date} 00:00`)) throw refuse('This is before the date of the document. Check it.');
}

type Read = Awaited<ReturnType<typeof readRegistered>>;

async function readRegistered(actor: Caller, id: number) {
  const [, [found], [original]] = await asActor(actor, [
    db
      .select({ invoice: invoices, company: companies, buyer: buyerOfOrder, shipment: shipments })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .innerJoin(orders, eq(orders.id, invoices.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .leftJoin(shipments, eq(shipments.id, invoices.shipment_id))
      .where(sql`${invoices.id} = ${id} and ${issuedOnly}`),
    db
      .select()
      .from(invoices)
      .where(sql`id = (select coalesce(credits_id, debits_id) from invoices where id = ${id})`),
  ]);
  if (!found) throw notFound('invoice');
  return { ...found, original };
}

function mailsOf(read: Read) {
  const { invoice, original } = read;
  const id = sql`${invoice.id}::bigint`;
  if (original) {
    const { amount_paise, reason, due_date } = invoice;
    const note = { amount_paise, reason: reason ?? '' };
    return invoice.kind === 'credit note'
      ? creditNoteMails(read, original, note, id)
      : debitNoteMails(read, original, { ...note, due_date: due_date! }, id);
  }
  return invoiceMails(read, { ...invoice, date: invoice.date!, due_date: invoice.due_date! }, id);
}

const noun = ({ kind }: InvoiceRow) => kind[0]!.toUpperCase() + kind.slice(1);

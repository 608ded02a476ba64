import { and, eq, sql } from 'drizzle-orm';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { numberSeries } from '#contracts/invoices/invoice-number.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { lockOrder } from '../orders/lock.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import {
  creditableReturns,
  creditedLines,
  creditOf,
  guardReturned,
  linesOfReturn,
  uncreditedLines,
} from './credit-lines.ts';
import { creditNoteMails, NEW_INVOICE } from './document-mails.ts';
import { creditNoteRelease } from './e-invoice.ts';
import { buyerOfOrder } from './recipients.ts';
import { type InvoiceRow, issuedOnly, settledStatus } from './rows.ts';

interface Credit {
  id: number;
  return_id?: number | null | undefined;
  reason: string;
}

/**
 * Issues a credit note for a received return's goods on this invoice, or without a return for all that is left. A fully
 * credited invoice becomes cancelled; if no return is credited, its consignment can be invoiced again. 404 for an unknown
 * invoice, 409 if nothing is left to credit or the invoice has changed meanwhile.
 */
export async function creditInvoice(actor: Caller, { id, return_id = null, reason }: Credit) {
  const read = await readForCredit(actor, id);
  const { invoice, today } = read;
  const parts = linesToCredit(read, return_id);
  const { isLast, sums } = creditOf(invoice, read.lines, parts);
  const lines = parts.map(({ completes: _, ...line }, index) => ({ ...line, line_no: index + 1 }));
  const uninvoiced = isLast && return_id === null ? invoice.shipment_id : null;
  const credited = asActor(actor, [
    // A return may be credited on several invoices of the order; concurrent credit notes run one after the other.
    lockOrder(invoice.order_id),
    guard('day', sql`${todayInIndia} = ${today}::date`),
    return_id === null ? guard('return', sql`true`) : guardReturned(id, return_id, lines),
    bookCredit(invoice, sums.amount_paise, isLast),
    rows(sql`update shipments set invoiced = false where id = ${uninvoiced}`),
    db
      .insert(invoices)
      .values({
        ...partiesOf(invoice),
        ...creditNoteRelease(invoice),
        ...{ kind: 'credit note', credits_id: id, return_id, reason, status: 'paid' },
        number: sql`next_invoice_number(${numberSeries.creditNote}, ${today}::date)`,
        ...{ date: today, due_date: today },
        ...sums,
      })
      .returning({ id: invoices.id, number: invoices.number }),
    db.insert(invoice_lines).values(lines.map((line) => ({ ...line, invoice_id: sql`currval('invoices_id_seq')` }))),
    ...mailsOf(read, sums.amount_paise, reason),
  ]);
  const answers = await orConflict(credited, INVOICE_CHANGED);
  const [note] = answers[6] as { id: number; number: string | null }[];
  const next = creditNoteRelease(invoice).needs_irn ? ' Enter its IRN: it is mailed then.' : '';
  return { message: `Credit note ${note!.number} issued.${next}`, id: note!.id, inv: note!.number! };
}

/** 409 for a credit note, and if nothing is left to credit. */
function linesToCredit({ invoice, lines, returned }: Read, return_id: number | null) {
  if (invoice.kind !== 'invoice') throw new AppError('conflict', `${invoice.number} is itself a credit note.`);
  const parts = return_id === null ? uncreditedLines(lines) : linesOfReturn(lines, returned, return_id);
  if (parts.length > 0) return parts;
  const where = return_id === null ? invoice.number : `${invoice.number} for this return`;
  throw new AppError('conflict', `Nothing is left to credit on ${where}.`);
}

/** A credit note that needs an IRN is mailed once it has one; that of an invoice the buyer never saw, not at all. */
function mailsOf(read: Read, amount_paise: number, reason: string) {
  const { invoice } = read;
  if (!creditNoteRelease(invoice).released) return [];
  const credited = { ...invoice, credited_paise: invoice.credited_paise + amount_paise };
  return creditNoteMails(read, credited, { amount_paise, reason }, NEW_INVOICE);
}

type Read = Awaited<ReturnType<typeof readForCredit>>;

async function readForCredit(actor: Caller, id: number) {
  const [, [found], lines, returned] = await asActor(actor, [
    db
      .select({ invoice: invoices, company: companies, buyer: buyerOfOrder, today: sql<string>`${todayInIndia}::text` })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .innerJoin(orders, eq(orders.id, invoices.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(and(eq(invoices.id, id), issuedOnly)),
    creditedLines(id),
    creditableReturns(id),
  ]);
  if (!found) throw notFound('invoice');
  return { ...found, lines, returned };
}

/** Adds the credit to the invoice; fails if it has changed since it was read, or got its IRN: the note then needs one too. */
function bookCredit(invoice: InvoiceRow, paise: number, isLast: boolean) {
  const { id, paid_paise, credited_paise, status, irn } = invoice;
  const next = isLast ? 'cancelled' : settledStatus({ ...invoice, credited_paise: credited_paise + paise });
  return rows(sql`
    with booked as (
      update invoices set credited_paise = credited_paise + ${paise}::bigint, status = ${next}
      where id = ${id} and status = ${status} and paid_paise = ${paid_paise} and credited_paise = ${credited_paise}
        and irn is not distinct from ${irn} and (irn_cancelled_at is null) = ${invoice.irn_cancelled_at === null} returning 1)
    select must(count(*) = 1, 'invoice') from booked`);
}

/** A credit note copies the invoice's parties and place of supply. */
function partiesOf(invoice: InvoiceRow) {
  const { company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state } = invoice;
  const { ship_to, ship_to_gstin, po_number, place_of_supply } = invoice;
  return {
    ...{ company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state },
    ...{ ship_to, ship_to_gstin, po_number, place_of_supply },
  };
}

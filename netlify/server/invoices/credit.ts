import { and, eq, sql } from 'drizzle-orm';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { numberSeries } from '#contracts/invoices/invoice-number.ts';
import { creditDeadline, type CreditedPart, type CreditReason, type NoteSums } from '#contracts/invoices/notes.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { lockOrder } from '../orders/lock.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { chosenLines, creditOf, linesOfReturn, uncreditedLines } from './credit-lines.ts';
import { creditableReturns, creditedLines, guardReturned } from './credit-queries.ts';
import { creditNoteMails, NEW_INVOICE } from './document-mails.ts';
import { noteRelease } from './e-invoice.ts';
import { formatNoteSums, partiesOf } from './notes.ts';
import { buyerOfOrder } from './recipients.ts';
import { settledStatus } from './balance.ts';
import { type InvoiceRow, issuedOnly } from './rows.ts';

interface Choice {
  id: number;
  return_id?: number | null | undefined;
  lines?: CreditedPart[] | undefined;
}

/**
 * Issues a credit note for a received return's goods on this invoice, for chosen lines, or for all that is left. A fully
 * credited invoice becomes cancelled; if one note credits it as a whole, its consignment can be invoiced again. 404 for an unknown
 * invoice, 400 for more than is left of a line, 409 if nothing is left to credit, the last day has passed, a return has to be
 * credited first, or the invoice has changed since it was read.
 */
export async function creditInvoice(
  actor: Caller,
  { reason_code, reason, ...choice }: Choice & { reason_code: CreditReason; reason: string },
) {
  const { id, return_id = null } = choice;
  const read = await readForCredit(actor, id);
  const { invoice, today } = read;
  const { lines: parts, isLast, sums } = noteOf(read, choice);
  const lines = parts.map((line, index) => ({ ...line, line_no: index + 1 }));
  const isWhole = isLast && return_id === null && !choice.lines && invoice.credited_paise === 0;
  const credited = asActor(actor, [
    // A return may be credited on several invoices of the order; concurrent credit notes run one after the other.
    lockOrder(invoice.order_id),
    guard('day', sql`${todayInIndia} = ${today}::date`),
    return_id === null ? guard('return', sql`true`) : guardReturned(id, return_id, lines),
    bookCredit(invoice, sums.amount_paise, isLast),
    rows(sql`update shipments set invoiced = false where id = ${isWhole ? invoice.shipment_id : null}`),
    db
      .insert(invoices)
      .values({
        ...partiesOf(invoice),
        ...noteRelease(invoice),
        ...{ kind: 'credit note', credits_id: id, return_id, reason, status: 'paid' },
        reason_code: isWhole ? 'invoice cancelled' : return_id === null ? reason_code : 'goods returned',
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
  const next = noteRelease(invoice).needs_irn ? ' Enter its IRN: it is emailed then.' : '';
  return { message: `Credit note ${note!.number} issued.${next}`, id: note!.id, inv: note!.number! };
}

/** The sums that `creditInvoice` would write, with the same refusals. */
export async function previewCredit(actor: Caller, choice: Choice): Promise<NoteSums> {
  return formatNoteSums(noteOf(await readForCredit(actor, choice.id), choice).sums);
}

/** The lines and sums of a credit note; refuses one that may not be issued. */
function noteOf(read: Read, choice: Choice) {
  assertCreditable(read, choice);
  const lines = linesToCredit(read, choice);
  const { isLast, sums } = creditOf(read.invoice, read.lines, lines);
  if (sums.amount_paise < 1) throw nothingLeft(read.invoice, choice.return_id);
  return { lines, isLast, sums };
}

function assertCreditable(
  { invoice, returned, lines, today }: Read,
  { return_id = null, lines: chosen }: Choice,
): void {
  if (invoice.kind === 'credit note') throw new AppError('conflict', `${invoice.number} is itself a credit note.`);
  const last = creditDeadline(invoice.date!);
  if (today > last) {
    const message = `The last day for a credit note on ${invoice.number} was ${formatDay(last)} (CGST Act s. 34(2)).`;
    throw new AppError('conflict', message);
  }
  if (chosen && return_id !== null && chosen.some(({ value }) => value != null)) {
    throw new AppError('invalid', 'A return is credited by quantity. Credit a value in a note of its own.');
  }
  // Without a choice all is credited: with a return open, also what the buyer has kept.
  if (chosen || return_id !== null || invoice.kind !== 'invoice') return;
  const open = returned.rows.find((row) => linesOfReturn(lines, returned, row.return_id).length > 0);
  if (open) throw new AppError('conflict', `${open.code} is not credited yet. Credit the return first.`);
}

/** 409 if nothing is left to credit. */
function linesToCredit({ invoice, lines, returned }: Read, { return_id = null, lines: chosen }: Choice) {
  const parts = chosen
    ? chosenLines(lines, chosen)
    : return_id === null
      ? uncreditedLines(lines)
      : linesOfReturn(lines, returned, return_id);
  if (parts.length > 0) return parts;
  throw nothingLeft(invoice, return_id);
}

function nothingLeft({ number }: InvoiceRow, return_id: number | null | undefined): AppError {
  return new AppError('conflict', `Nothing is left to credit on ${number}${return_id ? ' for this return' : ''}.`);
}

/** A credit note that needs an IRN is mailed once it has one; that of an invoice the buyer never saw, not at all. */
function mailsOf(read: Read, amount_paise: number, reason: string) {
  const { invoice } = read;
  if (!noteRelease(invoice).released) return [];
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
  const { id, paid_paise, credited_paise, written_off_paise, status, irn } = invoice;
  const next = isLast ? 'cancelled' : settledStatus({ ...invoice, credited_paise: credited_paise + paise });
  return rows(sql`
    with booked as (
      update invoices set credited_paise = credited_paise + ${paise}::bigint, status = ${next}
      where id = ${id} and status = ${status} and paid_paise = ${paid_paise} and credited_paise = ${credited_paise}
        and written_off_paise = ${written_off_paise} and irn is not distinct from ${irn} and (irn_cancelled_at is null) = ${invoice.irn_cancelled_at === null} returning 1)
    select must(count(*) = 1, 'invoice') from booked`);
}

import { eq, sql } from 'drizzle-orm';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { numberSeries } from '#contracts/invoices/invoice-number.ts';
import type { DebitedPart, DebitReason, NoteSums } from '#contracts/invoices/notes.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { supplier } from '#site';
import { isInterState } from '../catalog/tax.ts';
import { lockOrder } from '../orders/lock.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { invoiceSums } from './apportion.ts';
import { leftOf } from './credit-lines.ts';
import { creditedLines } from './credit-queries.ts';
import { debitedLines, type DebitableLine } from './debit-lines.ts';
import { debitNoteMails, NEW_INVOICE } from './document-mails.ts';
import { isAwaitingIrn } from './balance.ts';
import { noteRelease } from './e-invoice.ts';
import { formatNoteSums, partiesOf } from './notes.ts';
import { buyerOfOrder } from './recipients.ts';
import { dueDate, issuedOnly } from './rows.ts';

interface Choice {
  id: number;
  lines: DebitedPart[];
}

/**
 * Issues a debit note on an invoice, due after the company's credit days (CGST Act s. 34(3)). 404 for an unknown invoice, 400 at a
 * line whose tax would not rise, 409 for a note, for a cancelled invoice, or if another note was issued at the same time.
 */
export async function debitInvoice(
  actor: Caller,
  { reason_code, reason, ...choice }: Choice & { reason_code: DebitReason; reason: string },
) {
  const read = await readForDebit(actor, choice.id);
  const { invoice, today, due_date, notes } = read;
  const { lines: parts, sums } = noteOf(read, choice);
  const release = noteRelease(invoice);
  const lines = parts.map((line, index) => ({ ...line, line_no: index + 1 }));
  const debited = asActor(actor, [
    lockOrder(invoice.order_id),
    guard('day', sql`${todayInIndia} = ${today}::date`),
    guard('notes', sql`${notesOf(invoice.id)} = ${notes} and ${isIrnAsRead(invoice)}`),
    db
      .insert(invoices)
      .values({
        ...partiesOf(invoice),
        ...release,
        ...{ kind: 'debit note', debits_id: invoice.id, reason_code, reason, status: 'issued' },
        number: sql`next_invoice_number(${numberSeries.debitNote}, ${today}::date)`,
        ...{ date: today, due_date },
        ...sums,
      })
      .returning({ id: invoices.id, number: invoices.number }),
    db.insert(invoice_lines).values(lines.map((line) => ({ ...line, invoice_id: sql`currval('invoices_id_seq')` }))),
    // One that needs an IRN is mailed once it has it.
    ...(release.released
      ? debitNoteMails(read, invoice, { amount_paise: sums.amount_paise, reason, due_date }, NEW_INVOICE)
      : []),
  ]);
  const answers = await orConflict(debited, INVOICE_CHANGED);
  const [note] = answers[4] as { id: number; number: string | null }[];
  const next = release.needs_irn ? ' Enter its IRN: it is emailed then.' : '';
  return { message: `Debit note ${note!.number} issued.${next}`, id: note!.id, inv: note!.number! };
}

/** The sums that `debitInvoice` would write, with the same refusals. */
export async function previewDebit(actor: Caller, choice: Choice): Promise<NoteSums> {
  return formatNoteSums(noteOf(await readForDebit(actor, choice.id), choice).sums);
}

type Read = Awaited<ReturnType<typeof readForDebit>>;

/** The lines and sums of a debit note; refuses one that may not be issued. */
function noteOf({ invoice, lines: found, isIgst }: Read, { lines: chosen }: Choice) {
  if (invoice.kind !== 'invoice') throw new AppError('conflict', `${invoice.number} is itself a ${invoice.kind}.`);
  if (invoice.status === 'cancelled') throw new AppError('conflict', `${invoice.number} is cancelled.`);
  if (isAwaitingIrn(invoice)) throw new AppError('conflict', `${invoice.number} has no IRN yet. Enter it first.`);
  const lines = debitedLines(found, chosen, isIgst);
  const sums = invoiceSums(lines);
  if (sums.amount_paise === 0) throw new AppError('invalid', 'The debit note comes to ₹0. Enter a higher value.');
  return { lines, sums };
}

/** The ids of an invoice's credit and debit notes, to detect one issued since it was read. */
const notesOf = (id: number) => sql<string>`(select coalesce(string_agg(note.id::text, ',' order by note.id), '')
  from invoices note where note.credits_id = ${id} or note.debits_id = ${id})`;

/** True if the invoice’s IRN is as it was read: it decides whether the note needs one. */
const isIrnAsRead = ({ id, irn, irn_cancelled_at }: Read['invoice']) => sql`exists (
  select 1 from invoices i where i.id = ${id} and i.irn is not distinct from ${irn}
    and (i.irn_cancelled_at is null) = ${irn_cancelled_at === null} for share)`;

async function readForDebit(actor: Caller, id: number) {
  const [, [found], lines, debits] = await asActor(actor, [
    db
      .select({
        ...{ invoice: invoices, company: companies, buyer: buyerOfOrder, notes: notesOf(id) },
        today: sql<string>`${todayInIndia}::text`,
        due_date: dueDate,
      })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .innerJoin(orders, eq(orders.id, invoices.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(sql`${invoices.id} = ${id} and ${issuedOnly}`),
    creditedLines(id),
    rows<{ order_line_no: number; tax_paise: number; rate_bp: number }>(sql`
      select l.order_line_no, sum(l.cgst_paise + l.sgst_paise + l.igst_paise)::float8 as tax_paise, max(l.gst_rate_bp) as rate_bp
      from invoices note join invoice_lines l on l.invoice_id = note.id
      where note.debits_id = ${id} and l.taxable_paise = 0 group by l.order_line_no`),
  ]);
  if (!found) throw notFound('invoice');
  const { invoice } = found;
  const isIgst =
    invoice.igst_paise > 0 ||
    (invoice.cgst_paise === 0 &&
      isInterState(supplier.state, { state: invoice.place_of_supply, is_sez: invoice.is_sez }));
  return {
    ...found,
    isIgst,
    lines: lines.map((credited): DebitableLine => {
      const left = leftOf(credited);
      const debit = debits.rows.find((row) => row.order_line_no === credited.line.order_line_no);
      return {
        line: credited.line,
        taxable_paise: left.taxable_paise,
        tax_paise: left.tax_paise + (debit?.tax_paise ?? 0),
        rate_bp: debit?.rate_bp ?? credited.line.gst_rate_bp,
      };
    }),
  };
}

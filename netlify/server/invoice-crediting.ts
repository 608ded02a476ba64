import { and, eq, sql } from 'drizzle-orm';
import { INVOICE_MOVED } from '#contracts/admin-invoices.ts';
import { numberSeries } from '#contracts/invoice-number.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { creditableReturns, creditedLines, creditOf, guardReturned, partsOf, remainsOf } from './invoice-credits.ts';
import { buyerOfOrder, peopleOf } from './invoice-people.ts';
import { invoiceNotFound, type InvoiceRow, issuedOnly, openPaise, refundPaise, settledStatus } from './invoice-rows.ts';
import { readMoney } from './mail/as-read.ts';
import { mailFrom } from './mail/mail-row.ts';
import { lockOrder } from './order-lock.ts';
import { todayInIndia } from './quote-rows.ts';
import type { Caller } from './session.ts';

interface Credit {
  id: number;
  return_id?: number | null | undefined;
  reason: string;
}

/**
 * Issues a credit note: for a received return's goods as far as this invoice holds them, or for all that is left. An
 * invoice of which nothing is left becomes cancelled, and where no goods came back its consignment can be invoiced
 * anew. 404 for an unknown invoice, 409 where nothing is left to credit or somebody else was quicker.
 */
export async function creditInvoice(actor: Caller, { id, return_id = null, reason }: Credit) {
  const read = await readForCredit(actor, id);
  const { invoice, today } = read;
  const parts = choose(read, return_id);
  const { isLast, sums } = creditOf(invoice, read.lines, parts);
  const lines = parts.map(({ completes: _, ...line }, index) => ({ ...line, line_no: index + 1 }));
  const freed = isLast && return_id === null ? invoice.shipment_id : null;
  const credited = asActor(actor, [
    // A return may be credited on several invoices of the order: who does so at once waits here and counts anew.
    lockOrder(invoice.order_id),
    guard('day', sql`${todayInIndia} = ${today}::date`),
    return_id === null ? guard('return', sql`true`) : guardReturned(id, return_id, lines),
    take(invoice, sums.amount_paise, isLast),
    rows(sql`update shipments set invoiced = false where id = ${freed}`),
    db
      .insert(invoices)
      .values({
        ...recipientOf(invoice),
        ...{ kind: 'credit note', credits_id: id, return_id, reason, status: 'paid' },
        number: sql`next_invoice_number(${numberSeries.creditNote}, ${today}::date)`,
        ...{ date: today, due_date: today },
        ...sums,
      })
      .returning({ id: invoices.id, number: invoices.number }),
    db.insert(invoice_lines).values(lines.map((line) => ({ ...line, invoice_id: sql`currval('invoices_id_seq')` }))),
    ...lettersOf(read, sums.amount_paise, reason),
  ]);
  const answers = await orConflict(credited, INVOICE_MOVED);
  const [note] = answers[6] as { id: number; number: string | null }[];
  return { message: `Credit note ${note!.number} issued.`, id: note!.id, inv: note!.number! };
}

/** The lines of the note. Refuses a credit note on a credit note, and one that would hold nothing. */
function choose({ invoice, lines, returned }: Read, return_id: number | null) {
  if (invoice.kind !== 'invoice') throw new AppError('conflict', `${invoice.number} is a credit note itself.`);
  const parts = return_id === null ? remainsOf(lines) : partsOf(lines, returned, return_id);
  if (parts.length > 0) return parts;
  const what = return_id === null ? `Nothing of ${invoice.number}` : `Nothing of this return on ${invoice.number}`;
  throw new AppError('conflict', `${what} is left to credit.`);
}

/** The mails that carry it, queued beside it; its number is read from its row. */
function lettersOf(read: Read, amount_paise: number, reason: string) {
  const { invoice } = read;
  const now = { ...invoice, credited_paise: invoice.credited_paise + amount_paise };
  const [open, refund] = [openPaise(now), refundPaise(now)];
  return peopleOf(read).map(({ name, email }) =>
    rows(
      mailFrom(
        'credit-note-issued',
        email,
        {
          document_id: sql`i.id`,
          credit_note: sql`i.number`,
          ...{ name, number: invoice.number!, reason, pdf: null },
          ...{ total: readMoney(invoice.amount_paise), amount: readMoney(amount_paise) },
          ...{ balance: open > 0 ? readMoney(open) : null, refund: refund > 0 ? readMoney(refund) : null },
        },
        sql`from invoices i where i.id = currval('invoices_id_seq')`,
      ),
    ),
  );
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
  if (!found) throw invoiceNotFound();
  return { ...found, lines, returned };
}

/** Counts the credit on the invoice as it was read. Two notes at once: the second finds it changed. */
function take(invoice: InvoiceRow, paise: number, isLast: boolean) {
  const { id, paid_paise, credited_paise, status } = invoice;
  const next = isLast ? 'cancelled' : settledStatus({ ...invoice, credited_paise: credited_paise + paise });
  return rows(sql`
    with booked as (
      update invoices set credited_paise = credited_paise + ${paise}::bigint, status = ${next}
      where id = ${id} and status = ${status} and paid_paise = ${paid_paise} and credited_paise = ${credited_paise} returning 1)
    select must(count(*) = 1, 'invoice') from booked`);
}

/** A credit note goes to whom the invoice went, and is taxed as it was. */
function recipientOf(invoice: InvoiceRow) {
  const { company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state } = invoice;
  const { ship_to, ship_to_gstin, po_number, place_of_supply } = invoice;
  return {
    ...{ company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state },
    ...{ ship_to, ship_to_gstin, po_number, place_of_supply },
  };
}

import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { mailFrom } from '../mail/mail-row.ts';
import { rows } from '../platform/database.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import { recipientsOf } from './recipients.ts';
import { openPaise, refundPaise } from './balance.ts';
import type { InvoiceRow } from './rows.ts';

type People = Parameters<typeof recipientsOf>[0];

/** The row inserted in the same batch. */
export const NEW_INVOICE = sql`currval('invoices_id_seq')`;

/** Mails with an invoice, written by query because its number may be assigned in the same batch. */
export function invoiceMails(
  people: People,
  invoice: Pick<InvoiceRow, 'order_id' | 'po_number' | 'amount_paise'> & { date: string; due_date: string },
  id: SQL,
) {
  const { order_id, po_number, amount_paise, date, due_date } = invoice;
  return recipientsOf(people).map(({ name, email }) =>
    rows(
      mailFrom(
        'invoice-issued',
        email,
        {
          document_id: sql`i.id`,
          number: sql`i.number`,
          ...{ name, order_id, po_number, pdf: null },
          ...{ total: formatPaise(amount_paise), date: formatDay(date), due: formatDay(due_date) },
        },
        sql`from invoices i where i.id = ${id}`,
      ),
    ),
  );
}

/** Mails with a credit note; `invoice` is what it credits, with the note's amount already in `credited_paise`. */
export function creditNoteMails(
  people: People,
  invoice: InvoiceRow,
  note: { amount_paise: number; reason: string },
  id: SQL,
) {
  const [open, refund] = [openPaise(invoice), refundPaise(invoice)];
  return recipientsOf(people).map(({ name, email }) =>
    rows(
      mailFrom(
        'credit-note-issued',
        email,
        {
          document_id: sql`i.id`,
          credit_note: sql`i.number`,
          ...{ name, number: invoice.number!, reason: note.reason, pdf: null },
          ...{ total: formatPaise(invoice.amount_paise), amount: formatPaise(note.amount_paise) },
          ...{ balance: open > 0 ? formatPaise(open) : null, refund: refund > 0 ? formatPaise(refund) : null },
        },
        sql`from invoices i where i.id = ${id}`,
      ),
    ),
  );
}

/** Mails with a debit note on an invoice. */
export function debitNoteMails(
  people: People,
  invoice: InvoiceRow,
  note: { amount_paise: number; reason: string; due_date: string },
  id: SQL,
) {
  return recipientsOf(people).map(({ name, email }) =>
    rows(
      mailFrom(
        'debit-note-issued',
        email,
        {
          document_id: sql`i.id`,
          debit_note: sql`i.number`,
          ...{ name, number: invoice.number!, reason: note.reason, pdf: null },
          ...{ total: formatPaise(invoice.amount_paise), amount: formatPaise(note.amount_paise) },
          due: formatDay(note.due_date),
        },
        sql`from invoices i where i.id = ${id}`,
      ),
    ),
  );
}

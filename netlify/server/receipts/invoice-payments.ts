import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { toPaise } from '#contracts/fields/money.ts';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { buyerOfOrder, recipientsOf } from '../invoices/recipients.ts';
import { openPaise, refundPaise } from '../invoices/balance.ts';
import { issuedOnly } from '../invoices/rows.ts';
import { mail, mailFrom } from '../mail/mail-row.ts';
import { asActor, db, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { insertAllocations, insertReceipt, NEW_RECEIPT, payerOf, settleInvoices } from './book.ts';
import { answerAdvice } from './decide-advice.ts';
import { assertNotOnInvoice, duplicateError } from './duplicate.ts';
import { orNull } from './letters.ts';
import { assertPayable } from './plan.ts';
import { today } from './read.ts';

interface Money {
  id: number;
  /** Rupees. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  received_on: string;
}

/**
 * Records a payment on an invoice and mails a receipt. 400 for more than is due, and for a date in the future or before the
 * invoice's, 409 if nothing is due, the invoice awaits its IRN, another amount is due than the caller saw or the reference is
 * already recorded.
 */
export async function recordPayment(actor: Caller, { open, ...money }: Money & { open: number }) {
  const read = await readForPayment(actor, eq(invoices.id, money.id));
  const { invoice } = read;
  assertPayable(invoice);
  const paise = toPaise(money.amount);
  assertPossibleDay(read, money.received_on);
  if (openPaise(invoice) !== toPaise(open)) throw new AppError('conflict', INVOICE_CHANGED);
  assertAtMost(openPaise(invoice), paise, 'is due');
  const balance = openPaise(invoice) - paise;
  await record(actor, read, paise, money, [
    ...recipientsOf(read).map(({ name, email }) =>
      rows(
        mailFrom(
          'payment-received',
          email,
          {
            ...{ ...refOf(invoice), name, amount: formatPaise(paise), on: formatDay(money.received_on) },
            ...{ reference: money.reference, balance: orNull(balance), receipt_id: NEW_RECEIPT, pdf: null },
          },
          sql``,
        ),
      ),
    ),
  ]);
  const rest = balance > 0 ? `Amount due: ${formatPaise(balance)}.` : 'The invoice is fully paid.';
  return { message: `${formatPaise(paise)} recorded on ${invoice.number}. ${rest}` };
}

/**
 * Records a refund of what was paid above the amount left after credit notes, and mails the buyer. 400 for more than is to
 * be refunded, 409 if no refund is due or the reference is already recorded.
 */
export async function recordRefund(actor: Caller, { refund_due, ...money }: Money & { refund_due: number }) {
  const read = await readForPayment(actor, eq(invoices.id, money.id));
  const { invoice } = read;
  const due = refundPaise(invoice);
  if (due === 0) throw new AppError('conflict', `No refund is due on ${invoice.number}.`);
  assertPossibleDay(read, money.received_on);
  if (due !== toPaise(refund_due)) throw new AppError('conflict', INVOICE_CHANGED);
  const paise = toPaise(money.amount);
  assertAtMost(due, paise, 'is to be refunded');
  await record(actor, read, -paise, money, [
    ...recipientsOf(read).map(({ name, email }) =>
      db.insert(outbox).values(
        mail('refund-sent', email, {
          ...{ ...refOf(invoice), name, amount: formatPaise(paise), on: formatDay(money.received_on) },
          ...{ reference: money.reference, rest: due > paise ? formatPaise(due - paise) : null },
        }),
      ),
    ),
  ]);
  return { message: `Refund of ${formatPaise(paise)} recorded on ${invoice.number}.` };
}

type Read = Awaited<ReturnType<typeof readForPayment>>;

async function readForPayment(actor: Caller, which: SQL) {
  const [, [found]] = await asActor(actor, [
    db
      .select({ invoice: invoices, company: companies, buyer: buyerOfOrder, today })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .innerJoin(orders, eq(orders.id, invoices.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(sql`${which} and ${issuedOnly}`),
  ]);
  if (!found) throw notFound('invoice');
  return found;
}

/** The bank entry of money for an invoice. */
const entryOf = (actor: Caller, { invoice }: Read, money: Pick<Money, 'method' | 'reference' | 'received_on'>) => ({
  ...{ company_id: invoice.company_id, recorded_by: actor.uid, ...payerOf(invoice) },
  ...{ method: money.method, reference: money.reference, received_on: money.received_on },
});

const allocationOf = (actor: Caller, { invoice }: Read, amount_paise: number, allocated_on: string) => ({
  ...{ invoice_id: invoice.id, company_id: invoice.company_id, amount_paise, allocated_on, recorded_by: actor.uid },
});

/** The invoice for its mails. */
const refOf = ({ id, number, amount_paise }: Read['invoice']) => ({
  document_id: id,
  number: number!,
  total: formatPaise(amount_paise),
});

/** Books a payment as a receipt for this invoice only, or a refund as an entry below zero; 409 if the invoice has changed. */
async function record(actor: Caller, read: Read, paise: number, money: Money, mails: BatchItem<'pg'>[]) {
  const { invoice } = read;
  const [settled] = settleInvoices([{ invoice, paid: paise }]);
  const batch = asActor(actor, [
    settled!,
    assertNotOnInvoice(invoice.id, paise, money),
    insertReceipt({ ...entryOf(actor, read, money), amount_paise: paise }, paise > 0 ? 'receipt' : null),
    ...insertAllocations([allocationOf(actor, read, paise, money.received_on)]),
    ...(paise > 0 ? answerAdvice(actor, { company_id: invoice.company_id, reference: money.reference }) : []),
    ...mails,
  ]).catch((error: unknown) => {
    throw duplicateError(error, money.reference);
  });
  await orConflict(batch, INVOICE_CHANGED);
}

/** A payment or refund of an invoice lies between the invoice's date and today. */
function assertPossibleDay({ invoice, today }: Read, day: string): void {
  if (day > today) {
    throw fieldError('invalid', 'received_on', 'This date is in the future. Enter the date of the bank entry.');
  }
  if (day < invoice.date!) {
    const message = `This date is before the invoice date, ${formatDay(invoice.date!)}. Enter the date of the bank entry.`;
    throw fieldError('invalid', 'received_on', message);
  }
}

function assertAtMost(limit: number, paise: number, reason: string): void {
  if (paise <= limit) return;
  throw fieldError('invalid', 'amount', `Only ${formatPaise(limit)} ${reason}. Enter that amount or less.`);
}

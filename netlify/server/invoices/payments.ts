import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { toPaise } from '#contracts/fields/money.ts';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoices, payments } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, errorCode, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { assertNotRecorded, duplicateError } from './duplicate-payment.ts';
import { isAwaitingIrn } from './e-invoice.ts';
import { buyerOfOrder, recipientsOf } from './recipients.ts';
import { issuedOnly, openPaise, refundPaise, settledStatus } from './rows.ts';

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
  if (invoice.kind === 'credit note' || !INVOICE_STATES[invoice.status].isUnpaid) {
    throw new AppError('conflict', `${invoice.number} is ${stateOf(invoice)}. No amount is due.`);
  }
  if (isAwaitingIrn(invoice)) {
    throw new AppError('conflict', `${invoice.number} is not valid without an IRN. Enter its IRN before a payment.`);
  }
  const paise = toPaise(money.amount);
  assertPossibleDay(read, money.received_on);
  if (openPaise(invoice) !== toPaise(open)) throw new AppError('conflict', INVOICE_CHANGED);
  assertAtMost(openPaise(invoice), paise, 'is due');
  const balance = openPaise(invoice) - paise;
  await record(actor, read, paise, money, [
    ...recipientsOf(read).map(({ name, email }) =>
      db.insert(outbox).values(
        mail('payment-received', email, {
          ...{ ...refOf(invoice), name, amount: formatPaise(paise), on: formatDay(money.received_on) },
          reference: money.reference,
          balance: balance > 0 ? formatPaise(balance) : null,
        }),
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

/**
 * Reverses an entry by one of the opposite amount and mails the recipients of the first mail. 404 for an unknown entry, 409
 * if it is already reversed.
 */
export async function reversePayment(actor: Caller, { id }: { id: number }) {
  const read = await readForPayment(
    actor,
    sql`${invoices.id} = (select invoice_id from payments where id = ${id})`,
    id,
  );
  const { invoice, payment, today } = read;
  if (!payment) throw notFound('payment');
  const alreadyReversed = `This entry on ${invoice.number} has already been reversed.`;
  if (payment.reverses_id !== null || payment.reversed) throw new AppError('conflict', alreadyReversed);
  const paise = -payment.amount_paise;
  const paid = invoice.paid_paise + paise;
  if (paid < 0 || paid > invoice.amount_paise) {
    throw new AppError('conflict', `Reverse the refund on ${invoice.number} first.`);
  }
  const { method, reference } = payment;
  const reversal = { ...entry(actor, read, paise, { method, reference, received_on: today }), reverses_id: id };
  const open = openPaise({ ...invoice, paid_paise: paid });
  const mails = recipientsOf(read).map(({ name, email }) =>
    db.insert(outbox).values(
      mail('payment-reversed', email, {
        ...{ ...refOf(invoice), name, amount: formatPaise(Math.abs(paise)), refund: paise > 0 },
        balance: open > 0 ? formatPaise(open) : null,
      }),
    ),
  );
  await book(actor, read, paise, [db.insert(payments).values(reversal), ...mails]).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? new AppError('conflict', alreadyReversed) : error;
  });
  return { message: `Entry of ${formatPaise(payment.amount_paise)} on ${invoice.number} reversed.` };
}

type Read = Awaited<ReturnType<typeof readForPayment>>;

async function readForPayment(actor: Caller, which: SQL, paymentId = 0) {
  const [, [found], [payment]] = await asActor(actor, [
    db
      .select({ invoice: invoices, company: companies, buyer: buyerOfOrder, today: sql<string>`${todayInIndia}::text` })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .innerJoin(orders, eq(orders.id, invoices.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(sql`${which} and ${issuedOnly}`),
    db
      .select({
        ...{ amount_paise: payments.amount_paise, method: payments.method, reference: payments.reference },
        reverses_id: payments.reverses_id,
        reversed: sql<boolean>`exists (select 1 from payments reversal where reversal.reverses_id = ${paymentId})`,
      })
      .from(payments)
      .where(eq(payments.id, paymentId)),
  ]);
  if (!found) throw paymentId ? notFound('payment') : notFound('invoice');
  return { ...found, payment };
}

function entry(actor: Caller, { invoice }: Read, amount_paise: number, money: Omit<Money, 'id' | 'amount'>) {
  const { method, reference, received_on } = money;
  const { id: invoice_id, company_id } = invoice;
  return { invoice_id, company_id, amount_paise, method, reference, received_on, recorded_by: actor.uid };
}

/** The invoice for its mails. */
const refOf = ({ id, number, amount_paise }: Read['invoice']) => ({
  document_id: id,
  number: number!,
  total: formatPaise(amount_paise),
});

/** Books a payment, or a refund as a negative amount, once. */
async function record(actor: Caller, read: Read, paise: number, money: Money, mails: BatchItem<'pg'>[]) {
  const check = assertNotRecorded(money.id, paise, money);
  const row = db.insert(payments).values(entry(actor, read, paise, money));
  await book(actor, read, paise, [check, row, ...mails], (error) => duplicateError(error, money.reference));
}

/** Adds the amount to the invoice and runs the other statements; 409 if the invoice has changed since it was read. */
async function book(
  actor: Caller,
  { invoice }: Read,
  paise: number,
  statements: BatchItem<'pg'>[],
  mapError = (error: unknown) => error,
) {
  const { id, paid_paise, credited_paise } = invoice;
  const status = settledStatus({ ...invoice, paid_paise: paid_paise + paise });
  const update = rows(sql`
    with booked as (
      update invoices set paid_paise = paid_paise + ${paise}::bigint, status = ${status}
      where id = ${id} and paid_paise = ${paid_paise} and credited_paise = ${credited_paise} returning 1)
    select must(count(*) = 1, 'invoice') from booked`);
  const batch = asActor(actor, [update, ...statements]).catch((error: unknown) => {
    throw mapError(error);
  });
  await orConflict(batch, INVOICE_CHANGED);
}

function stateOf({ kind, status }: Read['invoice']): string {
  return kind === 'credit note' ? 'a credit note' : status;
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

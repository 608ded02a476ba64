import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { INVOICE_MOVED } from '#contracts/admin-invoices.ts';
import type { PaymentMethod } from '#contracts/invoices.ts';
import { toPaise } from '#contracts/money.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoices, payments } from '#db/schema/invoices.ts';
import { orders, outbox } from '#db/schema/orders.ts';
import { asActor, db, errorCode, orConflict, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { buyerOfOrder, peopleOf } from './invoice-people.ts';
import { invoiceNotFound, issuedOnly, openPaise, pendingInvoices, refundPaise, settledStatus } from './invoice-rows.ts';
import { readDay, readMoney } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { notRecordedYet, recordedAlready } from './payment-once.ts';
import { todayInIndia } from './quote-rows.ts';
import type { Caller } from './session.ts';

interface Money {
  id: number;
  /** Rupees. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  received_on: string;
}

/**
 * Records money received on an invoice, and thanks for it. 400 for more than is open and for a day to come, 409 where
 * nothing is open, something else is open than the caller saw or the reference is recorded already.
 */
export async function recordPayment(actor: Caller, { open, ...money }: Money & { open: number }) {
  const read = await readForPayment(actor, eq(invoices.id, money.id));
  const { invoice, today } = read;
  if (invoice.kind !== 'invoice' || !pendingInvoices.includes(invoice.status)) {
    throw new AppError('conflict', `${invoice.number} is ${stateOf(invoice)}: nothing is open on it.`);
  }
  const paise = toPaise(money.amount);
  refuseLaterThan(today, money.received_on);
  if (openPaise(invoice) !== toPaise(open)) throw new AppError('conflict', INVOICE_MOVED);
  refuseMoreThan(openPaise(invoice), paise, 'is open');
  const balance = openPaise(invoice) - paise;
  await recording(actor, read, paise, money, [
    ...peopleOf(read).map(({ name, email }) =>
      db.insert(outbox).values(
        mail('payment-received', email, {
          ...{ ...refOf(invoice), name, amount: readMoney(paise), on: readDay(money.received_on) },
          reference: money.reference,
          balance: balance > 0 ? readMoney(balance) : null,
        }),
      ),
    ),
  ]);
  const rest = balance > 0 ? `${readMoney(balance)} is open` : 'it is paid';
  return { message: `${readMoney(paise)} recorded on ${invoice.number}: ${rest}.` };
}

/**
 * Records money sent back, and says so: what was paid beyond what a credit note left. 400 for more than that, 409
 * where there is none or it is recorded already.
 */
export async function recordRefund(actor: Caller, { refund_due, ...money }: Money & { refund_due: number }) {
  const read = await readForPayment(actor, eq(invoices.id, money.id));
  const { invoice, today } = read;
  const due = refundPaise(invoice);
  if (due === 0) throw new AppError('conflict', `Nothing is to be refunded on ${invoice.number}.`);
  refuseLaterThan(today, money.received_on);
  if (due !== toPaise(refund_due)) throw new AppError('conflict', INVOICE_MOVED);
  const paise = toPaise(money.amount);
  refuseMoreThan(due, paise, 'is to be refunded');
  await recording(actor, read, -paise, money, [
    ...peopleOf(read).map(({ name, email }) =>
      db.insert(outbox).values(
        mail('refund-sent', email, {
          ...{ ...refOf(invoice), name, amount: readMoney(paise), on: readDay(money.received_on) },
          ...{ reference: money.reference, rest: due > paise ? readMoney(due - paise) : null },
        }),
      ),
    ),
  ]);
  return { message: `Refund of ${readMoney(paise)} recorded on ${invoice.number}.` };
}

/** Takes an entry back by one of the opposite amount, and tells whoever was told of it. 404 for an unknown entry, 409 where that was done already. */
export async function reversePayment(actor: Caller, { id }: { id: number }) {
  const read = await readForPayment(
    actor,
    sql`${invoices.id} = (select invoice_id from payments where id = ${id})`,
    id,
  );
  const { invoice, payment, today } = read;
  if (!payment) throw new AppError('not_found', 'This payment was not found.');
  const already = `This entry on ${invoice.number} was taken back already.`;
  if (payment.reverses_id !== null || payment.reversed) throw new AppError('conflict', already);
  const paise = -payment.amount_paise;
  const paid = invoice.paid_paise + paise;
  if (paid < 0 || paid > invoice.amount_paise) {
    throw new AppError('conflict', `Take the refund on ${invoice.number} back first.`);
  }
  const { method, reference } = payment;
  const back = { ...entry(actor, read, paise, { method, reference, received_on: today }), reverses_id: id };
  const open = openPaise({ ...invoice, paid_paise: paid });
  const told = peopleOf(read).map(({ name, email }) =>
    db.insert(outbox).values(
      mail('payment-reversed', email, {
        ...{ ...refOf(invoice), name, amount: readMoney(Math.abs(paise)), refund: paise > 0 },
        balance: open > 0 ? readMoney(open) : null,
      }),
    ),
  );
  await writing(actor, read, paise, [db.insert(payments).values(back), ...told]).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? new AppError('conflict', already) : error;
  });
  return { message: `Entry of ${readMoney(payment.amount_paise)} on ${invoice.number} taken back.` };
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
        reversed: sql<boolean>`exists (select 1 from payments back where back.reverses_id = ${paymentId})`,
      })
      .from(payments)
      .where(eq(payments.id, paymentId)),
  ]);
  if (!found) throw paymentId ? new AppError('not_found', 'This payment was not found.') : invoiceNotFound();
  return { ...found, payment };
}

function entry(actor: Caller, { invoice }: Read, amount_paise: number, money: Omit<Money, 'id' | 'amount'>) {
  const { method, reference, received_on } = money;
  const { id: invoice_id, company_id } = invoice;
  return { invoice_id, company_id, amount_paise, method, reference, received_on, recorded_by: actor.uid };
}

/** The invoice, as its mails name it. */
const refOf = ({ id, number, amount_paise }: Read['invoice']) => ({
  document_id: id,
  number: number!,
  total: readMoney(amount_paise),
});

/** Books a new entry, once: money that came, or went back. */
async function recording(actor: Caller, read: Read, paise: number, money: Money, letters: BatchItem<'pg'>[]) {
  const once = notRecordedYet(money.id, paise, money);
  const row = db.insert(payments).values(entry(actor, read, paise, money));
  await writing(actor, read, paise, [once, row, ...letters], (error) => recordedAlready(error, money.reference));
}

/** Books the amount on the invoice as it was read, together with what else belongs to it; 409 where it has moved. */
async function writing(
  actor: Caller,
  { invoice }: Read,
  paise: number,
  rest: BatchItem<'pg'>[],
  refusalOf = (error: unknown) => error,
) {
  const { id, paid_paise, credited_paise } = invoice;
  const status = settledStatus({ ...invoice, paid_paise: paid_paise + paise });
  const book = rows(sql`
    with booked as (
      update invoices set paid_paise = paid_paise + ${paise}::bigint, status = ${status}
      where id = ${id} and paid_paise = ${paid_paise} and credited_paise = ${credited_paise} returning 1)
    select must(count(*) = 1, 'invoice') from booked`);
  const batch = asActor(actor, [book, ...rest]).catch((error: unknown) => {
    throw refusalOf(error);
  });
  await orConflict(batch, INVOICE_MOVED);
}

function stateOf({ kind, status }: Read['invoice']): string {
  return kind === 'invoice' ? status : 'a credit note';
}

function refuseLaterThan(today: string, day: string): void {
  if (day <= today) return;
  const message = 'This day has not come yet. Enter the day on which the bank booked it.';
  throw new AppError('invalid', message, { fields: { received_on: message } });
}

function refuseMoreThan(limit: number, paise: number, what: string): void {
  if (paise <= limit) return;
  const message = `Only ${readMoney(limit)} ${what}. Enter that or less.`;
  throw new AppError('invalid', message, { fields: { amount: message } });
}

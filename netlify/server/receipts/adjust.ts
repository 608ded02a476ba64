import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { toPaise } from '#contracts/fields/money.ts';
import type { adjustBalanceEndpoint, writeOffEndpoint } from '#contracts/receipts/admin.ts';
import { companies } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { outbox } from '#db/schema/outbox.ts';
import { allocations } from '#db/schema/receipts.ts';
import { openPaise, refundPaise } from '../invoices/balance.ts';
import { issuedOnly } from '../invoices/rows.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, orConflict } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { settleInvoices } from './book.ts';
import { orNull, payersOf, settledInvoices } from './letters.ts';
import { assertPayable, assertWritable, SMALL_DIFFERENCE } from './plan.ts';
import { buyersOf, invoicesOf, today } from './read.ts';

/**
 * Adjusts what is to be refunded on an invoice against another open one of the company, from its latest credit note, and mails
 * it. 404 for an unknown invoice or one of another company, 400 for more than either allows, 409 if one has changed.
 */
export async function adjustBalance(actor: Caller, body: z.output<typeof adjustBalanceEndpoint.body>) {
  const { invoice, other, credit, company, buyers, today: allocated_on } = await readPair(actor, body);
  const due = refundPaise(invoice);
  if (due === 0 || !credit) throw new AppError('conflict', `No refund is due on ${invoice.number}.`);
  assertPayable(other);
  const open = openPaise(other);
  if (due !== toPaise(body.refund_due) || open !== toPaise(body.open)) throw new AppError('conflict', INVOICE_CHANGED);
  const paise = toPaise(body.amount);
  const most = Math.min(due, open);
  if (paise > most) {
    const message = `Only ${formatPaise(most)} can be adjusted against ${other.number}. Enter that amount or less.`;
    throw fieldError('invalid', 'amount', message);
  }
  const entry = { company_id: company.id, credit_id: credit.id, allocated_on, recorded_by: actor.uid };
  const settles = settledInvoices([{ invoice: other, paid: paise, written_off: 0 }]);
  const [first, second] = settleInvoices([
    { invoice, paid: -paise },
    { invoice: other, paid: paise },
  ]);
  const letters = payersOf(company, buyers).map(({ name, email }) =>
    db.insert(outbox).values(
      mail('money-settled', email, {
        ...{ name, about: `Credit note ${credit.number}`, amount: formatPaise(paise), settles },
        on_account: orNull(due - paise),
      }),
    ),
  );
  await orConflict(
    asActor(actor, [
      first!,
      second!,
      db.insert(allocations).values({ ...entry, invoice_id: invoice.id, amount_paise: -paise }),
      db.insert(allocations).values({
        ...{ ...entry, invoice_id: other.id, amount_paise: paise },
        // The minus of the statement before: the update of the invoice keeps others from adding one.
        from_id: sql`(select max(id) from allocations where invoice_id = ${invoice.id} and credit_id = ${credit.id})`,
      }),
      ...letters,
    ]),
    INVOICE_CHANGED,
  );
  return { message: `${formatPaise(paise)} of ${credit.number} adjusted against ${other.number}.` };
}

async function readPair(actor: Caller, { id, other_id }: { id: number; other_id: number }) {
  const ofInvoice = sql`(select company_id from invoices where id = ${id})`;
  const [, [found], pair, [credit], buyers] = await asActor(actor, [
    db
      .select({ company: companies, today })
      .from(companies)
      .where(sql`${companies.id} = ${ofInvoice}`),
    invoicesOf(ofInvoice, [id, other_id]),
    db
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(and(eq(invoices.credits_id, id), issuedOnly))
      .orderBy(desc(invoices.id))
      .limit(1),
    buyersOf(sql`select order_id from invoices where id in (${id}, ${other_id}) and company_id = ${ofInvoice}`),
  ]);
  const [invoice, other] = [id, other_id].map((one) => pair.find((row) => row.id === one));
  if (!found || !invoice || !other) throw notFound('invoice');
  return { ...found, invoice, other, credit, buyers };
}

/**
 * Writes off all that is due on an invoice. 404 for an unknown invoice, 400 above the limit of the caller, 409 if nothing or
 * another amount is due.
 */
export async function writeOff(actor: Caller, { id, open, reason }: z.output<typeof writeOffEndpoint.body>) {
  const [me, [found]] = await asActor(actor, [
    db
      .select({ invoice: invoices, today })
      .from(invoices)
      .where(and(eq(invoices.id, id), issuedOnly)),
  ]);
  if (!found) throw notFound('invoice');
  const { invoice, today: allocated_on } = found;
  assertPayable(invoice);
  const paise = openPaise(invoice);
  if (paise !== toPaise(open)) throw new AppError('conflict', INVOICE_CHANGED);
  assertWritable(invoice, paise, me.role === 'admin', reason);
  const [settled] = settleInvoices([{ invoice, written_off: paise }]);
  const entry = {
    ...{ invoice_id: id, company_id: invoice.company_id, amount_paise: paise, reason: reason ?? SMALL_DIFFERENCE },
    ...{ allocated_on, recorded_by: actor.uid },
  };
  await orConflict(asActor(actor, [settled!, db.insert(allocations).values(entry)]), INVOICE_CHANGED);
  return { message: `${formatPaise(paise)} on ${invoice.number} written off.` };
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { toPaise } from '#contracts/fields/money.ts';
import type { SendPaymentAdvice } from '#contracts/receipts/advices.ts';
import { companies } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { outbox } from '#db/schema/outbox.ts';
import { payment_advice_lines, payment_advices } from '#db/schema/payment-advices.ts';
import { contact } from '#site';
import { rethrowGone, takeUploads } from '../attachments/take.ts';
import { openPaise } from '../invoices/balance.ts';
import { issuedOnly } from '../invoices/rows.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, errorCode, guard, myCompany, type Queries, rows } from '../platform/database.ts';
import { type AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { isAlike } from './duplicate.ts';
import { orNull } from './letters.ts';
import { assertPayable } from './plan.ts';
import { today } from './read.ts';
import { assertBankDay } from './record.ts';

const NEW_ADVICE = sql<number>`currval('payment_advices_id_seq')`;

/** The guard of a UTR that was recorded after the advice was read. */
const UNRECORDED = 'unrecorded reference';

/** A payment advice of the caller's company, in one guarded batch with its mail to the desk. The contract lists the refusals. */
export async function sendPaymentAdvice(actor: Caller, body: SendPaymentAdvice) {
  const read = await readForAdvice(actor, body);
  assertBankDay(body.paid_on, read.today, 'paid_on');
  const used = usedReference(read, body.reference);
  if (used) throw used;
  const lines = linesOf(read, body);
  const { paid_on, method, reference, note } = body;
  const { company_id } = read;
  const [amount_paise, tds_paise] = [toPaise(body.amount), toPaise(body.tds)];
  const queries: Queries = [
    guard(UNRECORDED, sql`not exists (${receiptLike(body)})`),
    db.insert(payment_advices).values({
      ...{ company_id, paid_on, method, reference, note, amount_paise, tds_paise, created_by: actor.uid },
    }),
    ...(lines.length === 0
      ? []
      : [
          db.insert(payment_advice_lines).values(
            lines.map(({ invoice, paise }) => ({
              ...{ advice_id: NEW_ADVICE, invoice_id: invoice.id, company_id, amount_paise: paise },
            })),
          ),
        ]),
    ...takeUploads(body.files ?? [], { payment_advice_id: NEW_ADVICE }, company_id),
    mailOf(read, body, lines),
    rows<{ id: number }>(sql`select ${NEW_ADVICE}::float8 as id`),
  ];
  const answers = await asActor(actor, queries).catch(async (error: unknown) => {
    if (errorCode(error) !== '23505' && !(error instanceof GuardFailed && error.guard === UNRECORDED)) {
      return rethrowGone('files')(error);
    }
    throw usedReference(await readForAdvice(actor, body), body.reference) ?? error;
  });
  const saved = answers.at(-1) as unknown as { rows: { id: number }[] };
  const message = 'Payment advice sent. We match it with our bank and send you the receipt.';
  return { message, id: saved.rows[0]!.id };
}

type Read = Awaited<ReturnType<typeof readForAdvice>>;
type Line = ReturnType<typeof linesOf>[number];

/** A receipt of the company with the reference and method. */
const receiptLike = (body: SendPaymentAdvice) => sql`
  select r.number, r.received_on::text as on from receipts r
  where r.company_id = ${myCompany} and r.amount_paise > 0 and ${isAlike(body)} limit 1`;

async function readForAdvice(actor: Caller, body: SendPaymentAdvice) {
  const ids = body.lines.map(({ invoice_id }) => invoice_id);
  const [me, [company], found, advised, known, recorded] = await asActor(actor, [
    db.select({ id: companies.id, name: companies.name, today }).from(companies).where(eq(companies.id, myCompany)),
    db
      .select()
      .from(invoices)
      .where(
        and(
          inArray(invoices.id, [0, ...ids]),
          eq(invoices.company_id, myCompany),
          issuedOnly,
          eq(invoices.released, true),
        ),
      ),
    rows<{ invoice_id: number; paise: number }>(sql`
      select l.invoice_id::float8 as invoice_id, sum(l.amount_paise)::float8 as paise
      from payment_advice_lines l join payment_advices a on a.id = l.advice_id
      where l.company_id = ${myCompany} and l.invoice_id = any (${sql.param(ids)}::bigint[]) and a.status = 'sent'
      group by l.invoice_id`),
    rows<{ paid_on: string; receipt: string | null }>(sql`
      select a.paid_on::text as paid_on, r.number as receipt from payment_advices a left join receipts r on r.id = a.receipt_id
      where a.company_id = ${myCompany} and lower(a.reference) = lower(${body.reference}) and (a.status = 'sent'
        or (a.status = 'recorded' and not exists (select 1 from receipts reversal where reversal.reverses_id = r.id)))
      order by a.id limit 1`),
    rows<{ number: string | null; on: string }>(receiptLike(body)),
  ]);
  const { id: company_id, ...rest } = company!;
  return {
    me,
    company_id,
    ...rest,
    invoices: found,
    advised: advised.rows,
    known: known.rows[0],
    recorded: recorded.rows[0],
  };
}

/** 409 at the field for a UTR of an open advice, or of money that is recorded; null for a new one. */
function usedReference({ known, recorded }: Read, reference: string): AppError | null {
  const earlier = known && `is in your payment advice of ${formatDay(known.paid_on)}`;
  const state = known?.receipt
    ? `${earlier}, which we have recorded as ${known.receipt}`
    : (earlier ?? (recorded && `is recorded already: ${recorded.number} of ${formatDay(recorded.on)}`));
  if (!state) return null;
  return fieldError('conflict', 'reference', `${reference} ${state}. Check the number.`);
}

/** The invoices with their parts, in paise. */
function linesOf({ invoices: found, advised }: Read, { lines, amount, tds }: SendPaymentAdvice) {
  const parts = lines.map((line, at) => {
    const invoice = found.find(({ id }) => id === line.invoice_id);
    if (!invoice) throw notFound('invoice');
    assertPayable(invoice);
    const paise = toPaise(line.amount);
    const taken = advised.find(({ invoice_id }) => invoice_id === invoice.id)?.paise ?? 0;
    const left = Math.max(0, openPaise(invoice) - taken);
    if (paise > left) {
      const other = taken > 0 ? `, because ${formatPaise(taken)} is in another payment advice` : '';
      const what =
        left > 0 ? `Enter at most ${formatPaise(left)} for ${invoice.number}` : `Leave out ${invoice.number}`;
      throw fieldError('invalid', `lines.${at}.amount`, `${what}${other}.`);
    }
    return { invoice, paise };
  });
  const total = parts.reduce((sum, { paise }) => sum + paise, 0);
  const paid = toPaise(amount) + toPaise(tds);
  if (total > paid) {
    const with_tds = tds > 0 ? 'amount and TDS come' : 'the amount comes';
    const message = `The invoices come to ${formatPaise(total)}, but ${with_tds} to ${formatPaise(paid)}. Correct one of them.`;
    throw fieldError('invalid', 'amount', message);
  }
  return parts;
}

/** The mail to the desk. */
function mailOf(
  { me, name: company }: Read,
  { amount, tds, reference, paid_on, method, note }: SendPaymentAdvice,
  lines: Line[],
) {
  const rest = lines.reduce((left, { paise }) => left - paise, toPaise(amount) + toPaise(tds));
  return db.insert(outbox).values(
    mail('payment-advice-for-accounts', contact.email, {
      ...{ company, name: me.name, about: `Payment advice ${reference}`, amount: formatPaise(toPaise(amount)) },
      ...{ tds: orNull(toPaise(tds)), method, on: formatDay(paid_on), note, on_account: orNull(rest) },
      settles: lines.map(({ invoice, paise }) => ({ number: invoice.number!, amount: formatPaise(paise) })),
    }),
  );
}

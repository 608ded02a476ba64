import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type * as z from 'zod/mini';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { toPaise } from '#contracts/fields/money.ts';
import type { recordReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { companies } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { receipts } from '#db/schema/receipts.ts';
import { billToLine } from '../companies/own.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, db, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound, unknownCompany } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { insertReceipt, NEW_RECEIPT } from './book.ts';
import { adviceToDecide, answerAdvice, assertAnswerable } from './decide-advice.ts';
import { assertNotOfCompany, duplicateError } from './duplicate.ts';
import { orNull, payersOf, settledInvoices } from './letters.ts';
import { planAllocations, type Settled } from './plan.ts';
import { buyersOf, invoicesOf, today } from './read.ts';
import { insertSettled } from './settle.ts';

type Body = z.output<typeof recordReceiptEndpoint.body>;

/**
 * Records money received from a company and the invoices it settles, and mails the buyers and the accounts person. The rest
 * stays on account. One read, then one guarded batch that also assigns the number. The caller may add statements to the batch
 * (`also`), which refer to the receipt as NEW_RECEIPT; `mapError` explains their failure. 400 and 409 as the contract says.
 */
export async function recordReceipt(
  actor: Caller,
  body: Body,
  also: BatchItem<'pg'>[] = [],
  mapError = (error: unknown) => error,
) {
  const read = await readForRecord(actor, body);
  if (read.earlier) return replyOf(read.earlier);
  assertAdvice(read, body);
  const receipt = receiptOf(actor, read, body);
  const available = receipt.amount_paise + receipt.tds_paise;
  const settled = planAllocations(read.invoices, body, { available, is_admin: read.me.role === 'admin' });
  const on_account = available - settled.reduce((sum, { paid }) => sum + paid, 0);
  const batch = asActor(actor, [
    ...insertSettled(actor, settled, {
      ...{ company_id: receipt.company_id, from: receipt.received_on, reason: body.write_off_reason },
      receipt: insertReceipt({ ...receipt, unallocated_paise: on_account }, 'receipt'),
    }),
    assertNotOfCompany(receipt.company_id, body),
    ...mailsOf(read, body, settled, { available, on_account }),
    ...answerAdvice(actor, body),
    ...also,
    rows(sql`select id::float8, number, amount_paise::float8 + tds_paise as total, unallocated_paise::float8
      from receipts where id = ${NEW_RECEIPT}`),
  ]).catch(async (error: unknown) => {
    // The same request, sent twice at once.
    const now = await readForRecord(actor, body);
    if (now.earlier) return { earlier: now.earlier };
    // A colleague was quicker.
    assertAdvice(now, body);
    throw mapError(duplicateError(error, body.reference));
  });
  const answers = await orConflict(batch, INVOICE_CHANGED);
  if ('earlier' in answers) return replyOf(answers.earlier);
  const recorded = answers.at(-1) as unknown as { rows: Recorded[] };
  return replyOf(recorded.rows[0]!);
}

interface Recorded {
  id: number;
  number: string | null;
  total: number;
  unallocated_paise: number;
}

function replyOf({ id, number, total, unallocated_paise }: Recorded) {
  const rest = unallocated_paise > 0 ? ` ${formatPaise(unallocated_paise)} is on account.` : '';
  return { message: `${number} recorded: ${formatPaise(total)}.${rest}`, id, number: number! };
}

type Read = Awaited<ReturnType<typeof readForRecord>>;

/** 404, 409 or 400 for an advice that this receipt cannot answer. */
function assertAdvice({ advice }: Read, { advice_id, company_id }: Body): void {
  if (advice_id !== undefined) assertAnswerable(advice, company_id);
}

async function readForRecord(actor: Caller, body: Body) {
  const { company_id, order_id, allocations, idempotency_key } = body;
  const ids = allocations.map(({ invoice_id }) => invoice_id);
  const [me, [found], found_invoices, [order], buyers, [earlier], [advice]] = await asActor(actor, [
    db.select({ company: companies, today }).from(companies).where(eq(companies.id, company_id)),
    invoicesOf(company_id, ids),
    db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.id, order_id ?? 0), eq(orders.company_id, company_id))),
    buyersOf(sql`
      select i.order_id from invoices i where i.id = any (${`{${ids.join(',')}}`}::bigint[]) and i.company_id = ${company_id}
      union select id from orders where id = ${order_id ?? 0} and company_id = ${company_id}`),
    db
      .select({
        ...{ id: receipts.id, number: receipts.number, unallocated_paise: receipts.unallocated_paise },
        total: sql<number>`(${receipts.amount_paise} + ${receipts.tds_paise})::float8`,
      })
      .from(receipts)
      .where(and(eq(receipts.idempotency_key, idempotency_key ?? ''), eq(receipts.recorded_by, actor.uid))),
    adviceToDecide(body.advice_id ?? 0),
  ]);
  if (!found) throw unknownCompany();
  if (order_id && !order) throw notFound('order');
  return { ...found, me, invoices: found_invoices, order, buyers, earlier, advice };
}

function receiptOf(actor: Caller, { company, today: day, order }: Read, body: Body) {
  const { method, reference, received_on, remarks, idempotency_key } = body;
  const [amount_paise, tds_paise] = [toPaise(body.amount), toPaise(body.tds)];
  if (amount_paise + tds_paise === 0) throw fieldError('invalid', 'amount', 'Enter more than ₹0.');
  assertBankDay(received_on, day);
  if (!company.bill_to_address) {
    const message = `${company.name} has no bill-to address, which a receipt voucher needs. Add it under Companies first.`;
    throw new AppError('conflict', message);
  }
  return {
    ...{ company_id: company.id, amount_paise, tds_paise, method, reference, received_on, remarks },
    ...{ order_id: order?.id ?? null, idempotency_key: idempotency_key ?? null, recorded_by: actor.uid },
    ...{ bill_to_name: company.name, bill_to_address: billToLine(company), bill_to_gstin: company.gst_number },
    bill_to_state: company.bill_to_state,
  };
}

/** A bank entry lies between the first day of the last financial year and today. */
export function assertBankDay(day: string, now: string, field = 'received_on'): void {
  if (day > now) {
    throw fieldError('invalid', field, 'This date is in the future. Enter the date of the bank entry.');
  }
  const { first } = financialYearOf(now);
  const earliest = `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`;
  if (day >= earliest) return;
  const message = `This date is before ${formatDay(earliest)}, the last financial year. Enter the date of the bank entry.`;
  throw fieldError('invalid', field, message);
}

function mailsOf(read: Read, body: Body, settled: Settled[], money: { available: number; on_account: number }) {
  const hasTds = body.tds > 0;
  return payersOf(read.company, read.buyers).map(({ name, email }) =>
    rows(
      mailFrom(
        'receipt-recorded',
        email,
        {
          about: sql`'Receipt ' || r.number`,
          receipt_id: sql`r.id`,
          pdf: null,
          ...{ name, amount: formatPaise(money.available), on: formatDay(body.received_on) },
          bank: hasTds ? formatPaise(toPaise(body.amount)) : null,
          tds: hasTds ? formatPaise(toPaise(body.tds)) : null,
          ...{ reference: body.reference, settles: settledInvoices(settled), on_account: orNull(money.on_account) },
          order_id: read.order?.id ?? null,
        },
        sql`from receipts r where r.id = ${NEW_RECEIPT}`,
      ),
    ),
  );
}

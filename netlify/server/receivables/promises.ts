import { eq, sql } from 'drizzle-orm';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/fields/money.ts';
import type { AdminPromise, PaymentPromise, PromiseState } from '#contracts/receivables/promises.ts';
import { LIST_COUNT_CAP } from '#contracts/limits.ts';
import { invoices } from '#db/schema/invoices.ts';
import { payment_promises } from '#db/schema/receivables.ts';
import { openPaise } from '../invoices/balance.ts';
import { issuedOnly } from '../invoices/rows.ts';
import { asActor, db, guard, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Paging } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { isBroken, isLatest, keptOn, promiseState } from './promise-state.ts';

interface NewPromise {
  invoice_id: number;
  amount: number;
  pay_on: string;
  note: string | null;
  latest_id: number | null;
  /** Null: the caller. */
  said_by: string | null;
}

/**
 * Records a promise to pay an invoice, which replaces an earlier one. 400 for more than the amount due; 409 if nothing is due
 * or the invoice or its promises have changed.
 */
export async function addPromise(actor: Caller, { latest_id, said_by, ...promise }: NewPromise, scope = sql`true`) {
  const { invoice_id, pay_on, note } = promise;
  const [me, [invoice]] = await asActor(actor, [
    db
      .select()
      .from(invoices)
      .where(sql`${invoices.id} = ${invoice_id} and ${issuedOnly} and ${scope}`),
  ]);
  if (!invoice) throw notFound('invoice');
  const open = openPaise(invoice);
  const amount_paise = toPaise(promise.amount);
  if (open === 0) throw new AppError('conflict', `Nothing is due on ${invoice.number}.`);
  if (amount_paise > open) {
    throw fieldError('invalid', 'amount', `Enter at most the amount due, ${formatPaise(open)}.`);
  }
  await orConflict(
    asActor(actor, [
      // Locked, so that of two promises at the same time the second one sees the first.
      guard(
        'paid',
        sql`exists (select 1 from invoices where id = ${invoice_id} and paid_paise = ${invoice.paid_paise}
        and credited_paise = ${invoice.credited_paise})`,
      ),
      rows(sql`select pg_advisory_xact_lock(hashtext('payment promises'), ${invoice_id}::int)`),
      guard(
        'latest',
        sql`(select max(id) from payment_promises where invoice_id = ${invoice_id}) is not distinct from ${latest_id}::bigint`,
      ),
      db.insert(payment_promises).values({
        ...{ invoice_id, pay_on, note, amount_paise, company_id: invoice.company_id },
        ...{ said_by: said_by ?? me.name, paid_before_paise: invoice.paid_paise, recorded_by: actor.uid },
      }),
    ]),
    INVOICE_CHANGED,
  );
  return { message: `${formatRupees(promise.amount)} promised for ${formatDay(pay_on)}.` };
}

/** The same for a buyer: their company's invoice, in their own name. */
export const addOwnPromise = (actor: Caller, promise: Omit<NewPromise, 'said_by'>) =>
  addPromise(actor, { ...promise, said_by: null }, eq(invoices.company_id, myCompany));

interface Row extends Record<string, unknown> {
  id: number;
  invoice_id: number;
  number: string;
  amount_paise: number;
  pay_on: string;
  said_by: string;
  note: string | null;
  state: PromiseState | null;
  kept_on: string | null;
  at: string;
}

const columns = sql`
  p.id::float8 as id, p.invoice_id::float8 as invoice_id, i.number, p.amount_paise::float8 as amount_paise,
  p.pay_on::text as pay_on, p.said_by, p.note, to_json(p.created_at)#>>'{}' as at,
  case when ${isLatest} then ${promiseState} end as state, case when ${isLatest} then ${keptOn}::text end as kept_on`;

const promiseOf = ({
  id,
  invoice_id,
  number,
  amount_paise,
  pay_on,
  said_by,
  note,
  state,
  kept_on,
  at,
}: Row): PaymentPromise => ({
  ...{ id, invoice_id, inv: number, amount: toRupees(amount_paise), pay_on, said_by, note, state, kept_on },
  at: new Date(at).toISOString(),
});

/** The promises on an invoice of the caller's company, the latest first. 404 for another company's. */
export async function listPromises(actor: Caller, invoice_id: number) {
  const [, [invoice], found] = await asActor(actor, [
    db
      .select({ id: invoices.id })
      .from(invoices)
      .where(sql`${invoices.id} = ${invoice_id} and ${eq(invoices.company_id, myCompany)}`),
    rows<Row>(sql`
      select ${columns} from payment_promises p join invoices i on i.id = p.invoice_id
      where p.invoice_id = ${invoice_id} and p.company_id = ${myCompany} order by p.id desc`),
  ]);
  if (!invoice) throw notFound('invoice');
  return { items: found.rows.map(promiseOf) };
}

interface ListQuery extends Paging {
  invoice_id?: number | undefined;
  company_id?: number | undefined;
  state?: PromiseState | undefined;
}

type AdminRow = Row & { company_id: number; company: string; open_paise: number; recorded_by: string };

/** A page of all companies' promises; those of one invoice the latest first, others by date. */
export async function listAdminPromises(actor: Caller, { invoice_id, company_id, state, page, size }: ListQuery) {
  const matching = sql`
    from payment_promises p join invoices i on i.id = p.invoice_id
    where ${invoice_id === undefined ? isLatest : sql`p.invoice_id = ${invoice_id}`}
      ${company_id === undefined ? sql`` : sql`and p.company_id = ${company_id}`}
      ${state === undefined ? sql`` : sql`and ${isLatest} and ${promiseState} = ${state}`}`;
  const order = invoice_id === undefined ? sql`p.pay_on, p.id` : sql`p.id desc`;
  const [, counted, found] = await asActor(actor, [
    rows<{ count: number }>(
      sql`select count(*)::int as count from (select 1 ${matching} limit ${LIST_COUNT_CAP + 1}) as found`,
    ),
    rows<AdminRow>(sql`
      select page.*, c.name as company, u.name as recorded_by
      from (
        select ${columns}, p.company_id::float8 as company_id, p.recorded_by as recorded_by_id,
          greatest(0, i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise)::float8 as open_paise, p.pay_on as day
        ${matching} order by ${order} limit ${size} offset ${(page - 1) * size}
      ) as page join companies c on c.id = page.company_id join users u on u.id = page.recorded_by_id
      order by ${invoice_id === undefined ? sql`page.day, page.id` : sql`page.id desc`}`),
  ]);
  const total = counted.rows[0]!.count;
  return {
    items: found.rows.map((row): AdminPromise => ({
      ...promiseOf(row),
      ...{ company_id: row.company_id, company: row.company, recorded_by: row.recorded_by },
      open: toRupees(row.open_paise),
    })),
    total: Math.min(total, LIST_COUNT_CAP),
    total_capped: total > LIST_COUNT_CAP,
  };
}

/** Number of broken promises, for the dashboard. */
export const brokenPromises = sql`(
  select count(*) from payment_promises p join invoices i on i.id = p.invoice_id where ${isLatest} and ${isBroken})`;

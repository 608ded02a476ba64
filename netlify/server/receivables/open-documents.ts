import { type SQL, sql } from 'drizzle-orm';
import { type Ageing, type Bucket, BUCKET_NAMES } from '#contracts/receivables/ageing.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';

const balance = sql`i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise`;
const isDocument = sql`i.kind <> 'credit note' and i.released`;
const isOverSettled = sql`i.paid_paise + i.credited_paise + i.written_off_paise > i.amount_paise`;

/**
 * `with` clauses for the documents that are open at the end of a day. `documents` has invoice `id`, `company_id`, `due_date`
 * and `open_paise`, which is below 0 if more was settled than the amount. What was settled since that day is added back, so
 * that today, which has no later entries, is read from one index. Which notes count: ledger-entries.ts.
 */
export function openDocuments(day: SQL, company_id?: SQL) {
  const ofCompany = (column: SQL) => (company_id ? sql`and ${column} = ${company_id}` : sql``);
  const columns = sql`i.id, i.company_id, i.due_date`;
  return sql`
    later as materialized (
      select id, sum(paise)::bigint as paise from (
        select invoice_id as id, amount_paise as paise from allocations where allocated_on > ${day} ${ofCompany(sql`company_id`)}
        union all
        select credits_id, amount_paise from invoices
        where date > ${day} and kind = 'credit note' ${ofCompany(sql`company_id`)}
      ) as entry group by id
    ), documents as (
      select ${columns}, ${balance} + coalesce(later.paise, 0) as open_paise
      from invoices i left join later on later.id = i.id
      where ${isDocument} and i.status in ${UNPAID_INVOICE_STATUSES} and i.date <= ${day} ${ofCompany(sql`i.company_id`)}
      union all
      select ${columns}, ${balance} from invoices i
      where ${isDocument} and ${isOverSettled} and i.date <= ${day} ${ofCompany(sql`i.company_id`)}
        and not exists (select 1 from later where later.id = i.id)
      union all
      select ${columns}, ${balance} + later.paise from later join invoices i on i.id = later.id
      where ${isDocument} and i.status not in ${UNPAID_INVOICE_STATUSES} and i.date <= ${day}
    )`;
}

/**
 * `with` clauses for the money that settles nothing at the end of a day: `unallocated` has `company_id` and `paise`. As above,
 * what was received and allocated since is taken back.
 */
export function unallocatedMoney(day: SQL, company_id?: SQL) {
  const ofCompany = company_id ? sql`and company_id = ${company_id}` : sql``;
  return sql`
    unallocated as (
      select company_id, sum(paise)::bigint as paise from (
        select company_id, unallocated_paise as paise from receipts where unallocated_paise > 0 ${ofCompany}
        union all
        select company_id, -amount_paise - tds_paise from receipts where received_on > ${day} ${ofCompany}
        union all
        select company_id, amount_paise from allocations where allocated_on > ${day} and receipt_id is not null ${ofCompany}
      ) as money group by company_id
    )`;
}

/** Days after the due date at which each bucket begins. */
const FIRST_DAY: Readonly<Record<Bucket, number>> = {
  not_due: Number.NEGATIVE_INFINITY,
  days_1_30: 1,
  days_31_60: 31,
  days_61_90: 61,
  over_90: 91,
};

/** The last day of a bucket, which is the day before the next one begins. */
const lastDayOf = (at: number) => FIRST_DAY[BUCKET_NAMES[at + 1]!] - 1;

/** Sums of `documents` by bucket as columns, and of what was settled too much as `over_paise`. */
export function bucketSums(day: SQL) {
  const sums = BUCKET_NAMES.map((name, at) => {
    // In a sub-select, so that the day is computed once, not for each row.
    const days = sql`((select ${day}) - d.due_date)`;
    const from = at === 0 ? undefined : sql`${days} >= ${sql.raw(String(FIRST_DAY[name]))}`;
    const to = at === BUCKET_NAMES.length - 1 ? undefined : sql`${days} <= ${sql.raw(String(lastDayOf(at)))}`;
    const within = from && to ? sql`${from} and ${to}` : (from ?? to)!;
    return sql`coalesce(sum(d.open_paise) filter (where d.open_paise > 0 and ${within}), 0)::bigint as ${sql.raw(name)}`;
  });
  return sql`${sql.join(sums, sql`, `)},
    coalesce(sum(-d.open_paise) filter (where d.open_paise < 0), 0)::bigint as over_paise`;
}

/** A row of such sums, as the database returns them: numbers, paise. */
export type AgeingPaise = Record<Bucket | 'on_account' | 'total', number>;

/** The same on the wire. */
export function ageingOf(row: AgeingPaise): Ageing {
  const { not_due, days_1_30, days_31_60, days_61_90, over_90, on_account, total } = row;
  return {
    ...{ not_due: toRupees(not_due), days_1_30: toRupees(days_1_30), days_31_60: toRupees(days_31_60) },
    ...{ days_61_90: toRupees(days_61_90), over_90: toRupees(over_90) },
    ...{ on_account: toRupees(on_account), total: toRupees(total) },
  };
}

/** The ageing of one company at the end of a day: one row with `AgeingPaise`. To be placed after both clauses above. */
export const ageingOfCompany = (day: SQL) => sql`
  select ${sql.join(
    BUCKET_NAMES.map((name) => sql`${sql.raw(name)}::float8`),
    sql`, `,
  )}, (over_paise + money)::float8 as on_account, (owed - over_paise - money)::float8 as total
  from (select ${bucketSums(day)}, coalesce(sum(d.open_paise) filter (where d.open_paise > 0), 0)::bigint as owed from documents d) as sums,
    (select coalesce(sum(paise), 0)::bigint as money from unallocated) as money`;

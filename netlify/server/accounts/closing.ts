import { sql } from 'drizzle-orm';
import { type BookLock, type ClosingCheck, type ClosingSeries, LOCKS_SHOWN } from '#contracts/accounts/closing.ts';
import { closingSpan } from '#contracts/accounts/closing-period.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { asActor, rows } from '../platform/database.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { awaitingIrnUpTo } from './lock.ts';

/** The lock date with its history, the checks and the totals of a month or financial year. */
export async function getClosing(actor: Caller, { period }: { period: string }) {
  // Not null: the contract.
  const { first, last } = closingSpan(period)!;
  const [me, books, counted, documents, money, numbers] = await asActor(actor, [
    lockState(),
    countOpen(last),
    totalsByKind(first, last),
    rows<{ received: number }>(sql`
      select coalesce(sum(amount_paise), 0)::float8 as received from receipts
      where received_on between ${first}::date and ${last}::date`),
    usedNumbers(financialYearOf(last).first, last),
  ]);
  const { locked_until, today, locks } = books.rows[0]!;
  const totals = documents.rows.map(({ kind, count, ...paise }) => ({ kind, count, ...rupeesOf(paise) }));
  return {
    ...{ period, first, last, is_over: last < today, locked_until, may_change: me.role === 'admin' },
    // PostgreSQL writes times with an offset.
    locks: locks.map((lock) => ({ ...lock, at: new Date(lock.at).toISOString() })),
    checks: checksOf(counted.rows[0]!, numbers.rows.map(seriesOf), last),
    ...{ totals, net: netOf(documents.rows), received: toRupees(money.rows[0]!.received) },
    series: numbers.rows.map(seriesOf),
  };
}

const lockState = () =>
  rows<{ locked_until: string | null; today: string; locks: BookLock[] }>(sql`
    select (select locked_until::text from accounts_settings) as locked_until, ${todayInIndia}::text as today,
      (select coalesce(json_agg(shown order by shown.id desc), '[]') from (
        select l.id, l.created_at as at, u.name as by, l.locked_until, l.reason
        from book_locks l join users u on u.id = l.created_by order by l.id desc limit ${LOCKS_SHOWN}) as shown) as locks`);

interface Open {
  drafts: number;
  not_invoiced: number;
  awaiting_irn: number;
  overpaid: number;
  on_account: number;
}

/** What is unfinished up to the end of the period. */
const countOpen = (last: string) =>
  rows<Open>(sql`
    select (select count(*)::int from invoices where status = 'draft'
        and (created_at at time zone 'Asia/Kolkata')::date <= ${last}::date) as drafts,
      (select count(*)::int from shipments where not invoiced
        and (created_at at time zone 'Asia/Kolkata')::date <= ${last}::date) as not_invoiced,
      (select count(*)::int from invoices where ${awaitingIrnUpTo(last)}) as awaiting_irn,
      (select count(*)::int from invoices where kind <> 'credit note' and date <= ${last}::date
        and paid_paise + credited_paise > amount_paise) as overpaid,
      (select count(*)::int from receipts where unallocated_paise > 0 and received_on <= ${last}::date) as on_account`);

interface Sums {
  kind: 'invoice' | 'debit note' | 'credit note';
  count: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  amount: number;
}

const totalsByKind = (first: string, last: string) =>
  rows<Sums>(sql`
    select kind, count(*)::int as count, sum(taxable_paise)::float8 as taxable, sum(cgst_paise)::float8 as cgst,
      sum(sgst_paise)::float8 as sgst, sum(igst_paise)::float8 as igst, sum(amount_paise)::float8 as amount
    from invoices where status <> 'draft' and date between ${first}::date and ${last}::date
    group by kind order by kind desc`);

const rupeesOf = ({ taxable, cgst, sgst, igst, amount }: Omit<Sums, 'kind' | 'count'>) => ({
  ...{ taxable: toRupees(taxable), cgst: toRupees(cgst), sgst: toRupees(sgst) },
  ...{ igst: toRupees(igst), amount: toRupees(amount) },
});

/** Invoices and debit notes less credit notes. */
function netOf(kinds: Sums[]) {
  const net = { count: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, amount: 0 };
  for (const sums of kinds) {
    const sign = sums.kind === 'credit note' ? -1 : 1;
    net.count += sums.count;
    for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'amount'] as const) net[name] += sign * sums[name];
  }
  return { count: net.count, ...rupeesOf(net) };
}

interface Numbers {
  kind: ClosingSeries['kind'];
  prefix: string;
  digits: number;
  first: number;
  last: number;
  count: number;
  first_missing: number | null;
}

/** The series of a financial year, with the gaps between the first and the last number. */
const usedNumbers = (yearFirst: string, last: string) =>
  rows<Numbers>(sql`
    with used as (
      select kind, number, date from invoices where status <> 'draft'
      union all select 'delivery challan', number, date from delivery_challans
    ), numbered as (
      select kind, substring(number from '^(.*?)[0-9]+$') as prefix, length(substring(number from '[0-9]+$')) as digits,
        substring(number from '[0-9]+$')::float8 as serial
      from used where date between ${yearFirst}::date and ${last}::date and number ~ '[0-9]$'
    ), followed as (
      select *, lead(serial) over (partition by prefix order by serial) as next from numbered
    )
    select min(kind) as kind, prefix, max(digits) as digits, min(serial) as first, max(serial) as last, count(*)::int as count,
      min(serial + 1) filter (where next > serial + 1) as first_missing
    from followed group by prefix order by 1 desc, 2`);

function seriesOf({ kind, prefix, digits, first, last, count, first_missing }: Numbers): ClosingSeries {
  const number = (serial: number) => prefix + String(serial).padStart(digits, '0');
  return {
    ...{ kind, first: number(first), last: number(last), count, missing: last - first + 1 - count },
    first_missing: first_missing === null ? null : number(first_missing),
  };
}

const isOne = (count: number, one: string, many: string) => (count === 1 ? one : many);

function checksOf(
  { drafts, not_invoiced, awaiting_irn, overpaid, on_account }: Open,
  series: ClosingSeries[],
  last: string,
) {
  const until = `up to ${formatDay(last)}`;
  const warn = (count: number, message: string, href: string | null = null) => ({ count, message, href });
  const warnings = [
    warn(drafts, `${isOne(drafts, 'Draft invoice', 'Draft invoices')} ${until}. Issue or delete them.`),
    warn(
      not_invoiced,
      `${isOne(not_invoiced, 'Consignment', 'Consignments')} packed or sent ${until}, not invoiced.`,
      '/admin/invoices?view=queue',
    ),
    warn(overpaid, `${isOne(overpaid, 'Invoice', 'Invoices')} ${until} with a credit balance. Refund or adjust it.`),
    warn(
      on_account,
      `${isOne(on_account, 'Receipt', 'Receipts')} ${until} with money that settles no invoice. Allocate it, or keep it as an advance.`,
    ),
    ...series.map(({ missing, first_missing, kind }) =>
      warn(missing, `${isOne(missing, 'Number', 'Numbers')} missing in the series of ${kind}s, from ${first_missing}.`),
    ),
  ];
  const errors = [
    warn(
      awaiting_irn,
      `${isOne(awaiting_irn, 'Document', 'Documents')} ${until} without IRN. Enter it: it cannot be entered once the books are locked.`,
      '/admin/gst?view=e-invoices',
    ),
  ];
  const found = (level: ClosingCheck['level'], checks: Omit<ClosingCheck, 'level'>[]) =>
    checks.filter(({ count }) => count > 0).map((check): ClosingCheck => ({ level, ...check }));
  return [...found('error', errors), ...found('warning', warnings)];
}

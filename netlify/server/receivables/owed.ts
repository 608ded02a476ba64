import { sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { Owed } from '#contracts/portal/overview.ts';
import { myCompany, rows } from '../platform/database.ts';
import { todayInIndia } from '../platform/time.ts';
import { openDocuments, unallocatedMoney } from './open-documents.ts';

/** Paise, with the counts and days. */
interface Row extends Record<string, unknown> {
  overdue: number;
  overdue_count: number;
  oldest_days: number;
  next_on: string | null;
  next: number;
  next_count: number;
  on_account: number;
  balance: number;
}

/** Query of what the caller's company owes today, from the documents and the money of its ledger. */
export const owedByMe = () =>
  rows<Row>(sql`
    with ${openDocuments(todayInIndia, myCompany)}, ${unallocatedMoney(todayInIndia, myCompany)}, due as (
      select due_date, open_paise, due_date < ${todayInIndia} as late,
        min(due_date) filter (where due_date >= ${todayInIndia}) over () as next_on
      from documents where open_paise > 0
    ), sums as (
      select coalesce(sum(open_paise), 0) as owed,
        coalesce(sum(open_paise) filter (where late), 0) as overdue, count(*) filter (where late) as overdue_count,
        coalesce(${todayInIndia} - min(due_date) filter (where late), 0) as oldest_days, min(next_on) as next_on,
        coalesce(sum(open_paise) filter (where due_date = next_on), 0) as next, count(*) filter (where due_date = next_on) as next_count
      from due
    ), money as (
      select (select coalesce(sum(-open_paise), 0) from documents where open_paise < 0)
        + (select coalesce(sum(paise), 0) from unallocated) as on_account
    )
    select overdue::float8, overdue_count::int, oldest_days::int, next_on::text, next::float8, next_count::int, on_account::float8,
      (owed - on_account)::float8 as balance
    from sums, money`);

export function owedOf({
  overdue,
  overdue_count,
  oldest_days,
  next_on,
  next,
  next_count,
  on_account,
  balance,
}: Row): Owed {
  return {
    ...{ overdue: toRupees(overdue), overdue_count, oldest_days },
    next: next_on === null ? null : { on: next_on, amount: toRupees(next), count: next_count },
    ...{ on_account: toRupees(on_account), balance: toRupees(balance) },
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { type AgeingRow, type AgeingSort, BUCKET_NAMES, BUCKETS } from '#contracts/receivables/ageing.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { asActor, rows } from '../platform/database.ts';
import { csvFile } from '../platform/csv.ts';
import { matches } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { ageingOf, type AgeingPaise, bucketSums, openDocuments, unallocatedMoney } from './open-documents.ts';
import { isBroken, isLatest, isOpen } from './promise-state.ts';

interface AgeingFilters {
  q: string | null;
  as_on?: string | undefined;
  sort?: AgeingSort | undefined;
}

/** Companies in an export: about 2 MB. */
const EXPORTED = 20_000;

type Row = AgeingPaise & { company_id: number; company: string; promised: number; broken: number };

interface Found extends Record<string, unknown> {
  items: Row[];
  total: number;
  sums: AgeingPaise;
}

/** What each company owes by age, as on a day: a page, and the sums over all pages. */
export async function listAgeing(
  actor: Caller,
  { page, size, ...filters }: AgeingFilters & { page: number; size: number },
) {
  const { items, total, sums } = await readAgeing(actor, filters, size, (page - 1) * size);
  return { items: items.map(rowOf), total, total_capped: false, sums: ageingOf(sums) };
}

const rowOf = ({ company_id, company, promised, broken, ...row }: Row): AgeingRow => ({
  ...{ company_id, company, broken, promised: toRupees(promised) },
  ...ageingOf(row),
});

/** The same as CSV, all companies. */
export async function exportAgeing(actor: Caller, filters: AgeingFilters): Promise<FileReply> {
  const { items } = await readAgeing(actor, filters, EXPORTED, 0);
  return csvFile<AgeingRow>(
    `ageing${filters.as_on ? `-${filters.as_on}` : ''}`,
    [
      ['Company', ({ company }) => company],
      ...BUCKET_NAMES.map((name) => [BUCKETS[name], (row: AgeingRow) => row[name]] as const),
      ['On account', ({ on_account }) => on_account],
      ['Total', ({ total }) => total],
      ['Promised', ({ promised }) => promised],
      ['Broken promises', ({ broken }) => broken],
    ],
    items.map(rowOf),
  );
}

const FIGURES = [...BUCKET_NAMES, 'on_account', 'total'] as const;

async function readAgeing(actor: Caller, { q, as_on, sort }: AgeingFilters, limit: number, offset: number) {
  const day = as_on === undefined ? todayInIndia : sql`${as_on}::date`;
  const figure = (name: string) => sql`'${sql.raw(name)}', ${sql.raw(name)}`;
  const figures = sql.join(FIGURES.map(figure), sql`, `);
  const sums = FIGURES.map((name) => sql`'${sql.raw(name)}', coalesce(sum(${sql.raw(name)}), 0)`);
  const [, found] = await asActor(actor, [
    rows<Found>(sql`
      with ${openDocuments(day)}, ${unallocatedMoney(day)}, by_age as (
        select d.company_id, ${bucketSums(day)} from documents d group by d.company_id
      ), balances as materialized (
        select c.id as company_id, c.name as company, ${sql.join(
          BUCKET_NAMES.map((name) => sql`coalesce(a.${sql.raw(name)}, 0) as ${sql.raw(name)}`),
          sql`, `,
        )},
          coalesce(a.over_paise, 0) + coalesce(u.paise, 0) as on_account,
          ${sql.join(
            BUCKET_NAMES.map((name) => sql`coalesce(a.${sql.raw(name)}, 0)`),
            sql` + `,
          )} - coalesce(a.over_paise, 0) - coalesce(u.paise, 0) as total
        from by_age a full join unallocated u on u.company_id = a.company_id
          join companies c on c.id = coalesce(a.company_id, u.company_id)
        where ${matches(sql`c.search_text`, q) ?? sql`true`}
      ), listed as materialized (
        select * from balances where (${sql.join(
          FIGURES.map((name) => sql.raw(name)),
          sql`, `,
        )}) is distinct from (${sql.join(
          FIGURES.map(() => sql`0`),
          sql`, `,
        )})
      ), page as (
        select * from listed order by ${orderOf(sort)} limit ${limit} offset ${offset}
      )
      select (select count(*)::int from listed) as total,
        (select json_build_object(${sql.join(sums, sql`, `)}) from listed) as sums,
        (select coalesce(json_agg(json_build_object('company_id', company_id, 'company', company, ${figures},
            'promised', promised.paise, 'broken', promised.broken) order by ${orderOf(sort)}), '[]')
          from page, lateral (${promisesOf(sql`page.company_id`)}) as promised) as items`),
  ]);
  return found.rows[0]!;
}

/** Sum of the promises that run, and number of broken ones, of a company. */
const promisesOf = (company_id: SQL) => sql`
  select coalesce(sum(p.amount_paise) filter (where ${isOpen}), 0) as paise, count(*) filter (where ${isBroken}) as broken
  from payment_promises p join invoices i on i.id = p.invoice_id
  where p.company_id = ${company_id} and ${isLatest}`;

/** The highest total first unless another order is chosen. */
function orderOf(sort: AgeingSort = 'total_desc'): SQL {
  const [, key, direction] = /^(.+)_(asc|desc)$/.exec(sort)!;
  const column = key === 'company' ? sql`lower(company)` : sql.raw(key!);
  return sql`${column} ${sql.raw(direction!)}, company_id`;
}

import { type SQL, sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { LIST_COUNT_CAP } from '#contracts/limits.ts';
import type { TdsFilter, TdsRow } from '#contracts/tds/admin.ts';
import {
  type DeductsTds,
  deductsTdsLabel,
  expectedTds,
  TDS_NEAR_PERCENT,
  TDS_THRESHOLD_PAISE,
} from '#contracts/tds/purchase-tds.ts';
import { companies } from '#db/schema/companies.ts';
import { asActor, rows } from '../platform/database.ts';
import { csvFile } from '../platform/csv.ts';
import { matches } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { deductedIn, purchasesIn, tdsYear } from './meter.ts';

interface Filters {
  q: string | null;
  year?: string | undefined;
  filter?: TdsFilter | undefined;
  deducts?: DeductsTds | undefined;
  sort?: string | undefined;
}

/** Companies in an export: about 2 MB. */
const EXPORTED = 20_000;

interface Row {
  company_id: number;
  company: string;
  deducts_tds: DeductsTds;
  purchases_paise: number;
  deducted_paise: number;
  certified_paise: number;
}

const ORDERS: Record<string, SQL> = {
  purchases_asc: sql`purchases_paise, company_id`,
  purchases_desc: sql`purchases_paise desc, company_id`,
  name_asc: sql`lower(company), company_id`,
  name_desc: sql`lower(company) desc, company_id desc`,
};

/** Paise from which a company is close to the threshold. */
const NEAR_PAISE = (TDS_THRESHOLD_PAISE / 100) * TDS_NEAR_PERCENT;

/** The TDS expected by expectedTds(), in SQL: a tenth of a percent of what exceeds the threshold, rounded half up. */
const expectedPaise = sql`(2 * greatest(purchases_paise - ${TDS_THRESHOLD_PAISE}, 0) + 1000) / 2000`;

const FILTERS: Record<TdsFilter, SQL> = {
  above: sql`purchases_paise > ${TDS_THRESHOLD_PAISE}`,
  near: sql`purchases_paise between ${NEAR_PAISE} and ${TDS_THRESHOLD_PAISE}`,
  difference: sql`${expectedPaise} <> deducted_paise`,
  uncertified: sql`deducted_paise > certified_paise`,
};

/** Companies that purchased in a financial year, with the TDS expected, deducted and confirmed by certificates. */
export async function listTds(actor: Caller, { page, size, ...filters }: Filters & { page: number; size: number }) {
  const { items, total } = await readTds(actor, filters, size, (page - 1) * size);
  const cap = Math.max(LIST_COUNT_CAP, page * size + 1);
  return { items, total: Math.min(total, cap), total_capped: total > cap };
}

/** The same as CSV, all companies. `Difference` is as on the screen: what is expected and was not deducted. */
export async function exportTds(actor: Caller, filters: Filters): Promise<FileReply> {
  const { items } = await readTds(actor, filters, EXPORTED, 0);
  const { code, label } = tdsYear(filters.year);
  return csvFile<TdsRow>(
    `tds-${code}`,
    [
      ['Financial year', () => label],
      ['Company', ({ company }) => company],
      ['Purchases', ({ purchases }) => purchases],
      ['Deducts TDS', ({ deducts_tds }) => deductsTdsLabel[deducts_tds]],
      ['TDS expected', ({ expected }) => expected],
      ['TDS deducted', ({ deducted }) => deducted],
      ['Certified', ({ certified }) => certified],
      ['Difference', ({ expected, deducted }) => toRupees(toPaise(expected) - toPaise(deducted))],
    ],
    items,
  );
}

async function readTds(actor: Caller, { q, year, filter, deducts, sort }: Filters, limit: number, offset: number) {
  const financialYear = tdsYear(year);
  // One statement reads the year once, for the page and for the count.
  const [, found] = await asActor(actor, [
    rows<{ total: number; items: Row[] }>(sql`
      with purchases as (${purchasesIn(financialYear)} group by company_id),
      deducted as (select company_id, sum(tds_paise)::bigint as deducted_paise ${deductedIn(financialYear)} group by company_id),
      certified as (
        select company_id, sum(amount_paise)::bigint as certified_paise from tds_certificates
        where financial_year = ${financialYear.code} group by company_id),
      found as materialized (
        select * from (
          select companies.id as company_id, companies.name as company, deducts_tds,
            coalesce(purchases_paise, 0) as purchases_paise, coalesce(deducted_paise, 0) as deducted_paise,
            coalesce(certified_paise, 0) as certified_paise
          from purchases full join deducted using (company_id) left join certified using (company_id)
          join companies on companies.id = company_id
          where ${matches(companies.search_text, q) ?? sql`true`} and ${deducts ? sql`deducts_tds = ${deducts}` : sql`true`}
        ) as of_year where ${filter ? FILTERS[filter] : sql`true`}),
      page as (
        select * from found order by ${ORDERS[sort ?? 'purchases_desc']} limit ${limit} offset ${offset})
      select (select count(*)::int from found) as total,
        (select coalesce(json_agg(page order by ${ORDERS[sort ?? 'purchases_desc']}), '[]') from page) as items`),
  ]);
  const { total, items } = found.rows[0]!;
  return { items: items.map(rowOf), total };
}

function rowOf({ company_id, company, deducts_tds, purchases_paise, deducted_paise, certified_paise }: Row): TdsRow {
  return {
    ...{ company_id, company, deducts_tds, purchases: toRupees(purchases_paise) },
    ...{ expected: toRupees(expectedTds(purchases_paise)), deducted: toRupees(deducted_paise) },
    certified: toRupees(certified_paise),
  };
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type FinancialYear, financialYearNamed, financialYearOf } from '#contracts/fields/financial-year.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { TdsMeter } from '#contracts/tds/meter.ts';
import {
  expectedTds,
  QUARTER_MONTHS,
  quarterOf,
  TDS_THRESHOLD_PAISE,
  tdsProvision,
} from '#contracts/tds/purchase-tds.ts';
import { companies } from '#db/schema/companies.ts';
import { tds_certificates } from '#db/schema/tds-certificates.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** The financial year of a code that the contract accepted; the current one without a code. */
export const tdsYear = (code: string | undefined): FinancialYear =>
  (code && financialYearNamed(code)) || financialYearOf(dayInIndia());

/**
 * What documents of a financial year add to purchases: the taxable value, because the invoice shows GST separately (CBDT
 * Circular 13 of 2021, para 4.3.2), less credit notes in the year of their date. E-invoices count once they have an IRN.
 */
export const purchasesIn = ({ first, last }: FinancialYear) => sql`
  select company_id, sum(case kind when 'credit note' then -taxable_paise else taxable_paise end)::bigint as purchases_paise
  from invoices where date between ${first} and ${last} and status <> 'draft' and released`;

/** TDS deducted in the receipts of a financial year, by the day of the bank entry; a reversal counts on its own day. */
export const deductedIn = ({ first, last }: FinancialYear) => sql`
  from receipts where received_on between ${first} and ${last} and tds_paise <> 0`;

/** The meter of a company, for staff. 404 for an unknown id. */
export function getCompanyTds(actor: Caller, query: { company_id: number; year?: string | undefined }) {
  return readMeter(actor, sql`${query.company_id}::bigint`, query.year);
}

/** The meter of the caller's company. */
export function getOwnTds(actor: Caller, { year }: { year?: string | undefined }) {
  return readMeter(actor, myCompany, year);
}

async function readMeter(actor: Caller, company: SQL, code: string | undefined): Promise<{ meter: TdsMeter }> {
  const year = tdsYear(code);
  const { id, quarter, number, amount_paise, date, file_name } = tds_certificates;
  const [, [found], summed, deducted, certificates] = await asActor(actor, [
    db.select({ deducts_tds: companies.deducts_tds }).from(companies).where(eq(companies.id, company)),
    rows<{ purchases_paise: string }>(sql`${purchasesIn(year)} and company_id = ${company} group by company_id`),
    rows<{ day: string; tds_paise: string }>(
      sql`select received_on::text as day, sum(tds_paise)::bigint as tds_paise ${deductedIn(year)} and company_id = ${company} group by received_on`,
    ),
    db
      .select({ id, quarter, number, amount_paise, date, file: file_name })
      .from(tds_certificates)
      .where(and(eq(tds_certificates.company_id, company), eq(tds_certificates.financial_year, year.code)))
      .orderBy(quarter, date, id),
  ]);
  if (!found) throw notFound('company');
  const purchases = Number(summed.rows[0]?.purchases_paise ?? 0);
  const quarters = quartersOf(
    deducted.rows.map(({ day, tds_paise }) => ({ quarter: quarterOf(day), paise: Number(tds_paise) })),
    certificates.map((row) => ({ quarter: row.quarter, paise: row.amount_paise })),
  );
  const total = (of: 'deducted' | 'certified') => toRupees(sum(quarters.map((row) => row[of])));
  return {
    meter: {
      ...{ year: year.code, label: year.label, deducts_tds: found.deducts_tds, ...tdsProvision(year) },
      ...{ purchases: toRupees(purchases), threshold: toRupees(TDS_THRESHOLD_PAISE) },
      ...{ expected: toRupees(expectedTds(purchases)), quarters: quarters.map(inRupees) },
      ...{ deducted: total('deducted'), certified: total('certified') },
      certificates: certificates.map(({ amount_paise: paise, ...row }) => ({ ...row, amount: toRupees(paise) })),
    },
  };
}

interface OfQuarter {
  quarter: number;
  paise: number;
}

/** Paise of each quarter, also of those without any. */
function quartersOf(deducted: OfQuarter[], certified: OfQuarter[]) {
  const of = (list: OfQuarter[], quarter: number) =>
    sum(list.filter((row) => row.quarter === quarter).map(({ paise }) => paise));
  return Object.keys(QUARTER_MONTHS)
    .map(Number)
    .map((quarter) => ({ quarter, deducted: of(deducted, quarter), certified: of(certified, quarter) }));
}

const inRupees = ({ quarter, deducted, certified }: ReturnType<typeof quartersOf>[number]) => ({
  ...{ quarter, deducted: toRupees(deducted), certified: toRupees(certified) },
});

const sum = (amounts: number[]) => amounts.reduce((total, paise) => total + paise, 0);

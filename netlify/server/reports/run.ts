import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { toRupees } from '#contracts/fields/money.ts';
import {
  groupingOf,
  REPORT_BARS,
  REPORT_PAGE_SIZE,
  type ReportName,
  type ReportQuery,
  reportKind,
} from '#contracts/reports/reports.ts';
import { type Cell, csvPart } from '../platform/csv.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { deliveryReport } from './delivery.ts';
import { quotesReport } from './quotes.ts';
import type { ReportColumn, ReportFilters, ReportSql } from './report.ts';
import { marginReport, salesReport } from './sales.ts';
import { deadStockReport, reorderReport } from './stock.ts';

const BUILDERS: Record<ReportName, (filters: ReportFilters) => ReportSql> = {
  sales: salesReport,
  margin: marginReport,
  quotes: quotesReport,
  delivery: deliveryReport,
  'dead-stock': deadStockReport,
  reorder: reorderReport,
};

/** A row of the report's select with its number, 0 for the total, and the number of rows. */
type Numbered = Record<string, string | number | null> & { n: number; total_rows: number; key: string | null };

/** A page of a report, its total and its picture, in one query. */
export async function getReport(actor: Caller, query: ReportQuery) {
  const { report, filters, hasPeriod } = open(query);
  const from = (query.page - 1) * REPORT_PAGE_SIZE;
  const found = await read(actor, report, from, REPORT_PAGE_SIZE, REPORT_BARS);
  const total = found.find(({ n }) => n === 0)!;
  const page = found.filter(({ n }) => n > from && n <= from + REPORT_PAGE_SIZE);
  return {
    columns: report.columns.map(({ label, kind }) => ({ label, kind })),
    rows: page.map((row) => ({ key: row.key, cells: cellsOf(report, row) })),
    totals: cellsOf(report, total),
    total: total.total_rows,
    chart: chartOf(report, found),
    from: hasPeriod ? filters.first : null,
    to: hasPeriod ? filters.last : null,
  };
}

/** A part of a report as CSV, after the row with the number `after`. */
export async function exportReport(
  actor: Caller,
  { after = 0, size, ...query }: ReportQuery & { after?: number | undefined; size: number },
): Promise<FileReply> {
  const { report, name } = open(query);
  const found = await read(actor, report, after, size, 0);
  const total = found.find(({ n }) => n === 0)!.total_rows;
  const columns = report.columns.map(
    (column) => [heading(column), (row: Numbered): Cell => cellOf(column, row)] as const,
  );
  const part = csvPart(
    name,
    columns,
    found.filter(({ n }) => n > after),
    after === 0,
  );
  return after + part.rows >= total ? part : { ...part, after: after + part.rows };
}

/** The report of a query, with its filters complete. */
function open(query: ReportQuery) {
  const { by: choices, filters: names } = reportKind(query.report);
  const by = groupingOf(query.report, query.by);
  const { first, last } = periodOf(query);
  const has = (name: (typeof names)[number]) => names.includes(name);
  const filters: ReportFilters = {
    ...{ by, first, last, days: query.days },
    company_id: has('company_id') ? query.company_id : undefined,
    category: has('category') ? query.category : undefined,
    state: has('state') ? query.state : undefined,
  };
  const name = choices.length > 0 ? `${query.report}-by-${by}` : query.report;
  return { report: BUILDERS[query.report](filters), filters, name, hasPeriod: has('period') };
}

/** Without both days the current financial year, with one of them the financial year of that day. */
export function periodOf({ from, to }: Pick<ReportQuery, 'from' | 'to'>, today = dayInIndia()) {
  const year = financialYearOf(from ?? to ?? today);
  return { first: from ?? year.first, last: to ?? year.last };
}

/** The total, the rows after `after`, and the first `bars` rows. */
async function read(actor: Caller, report: ReportSql, after: number, size: number, bars: number): Promise<Numbered[]> {
  const [, found] = await asActor(actor, [
    rows<Numbered>(sql`
      with reported as (${report.select}), numbered as (
        select *, (row_number() over (order by is_total desc, ${report.order}) - 1)::int as n,
          (count(*) over () - 1)::int as total_rows
        from reported)
      select * from numbered where n <= ${bars} or (n > ${after} and n <= ${after + size}) order by n`),
  ]);
  return found.rows;
}

const cellsOf = ({ columns }: ReportSql, row: Numbered) => columns.map((column) => cellOf(column, row));

function cellOf({ name, kind }: ReportColumn, row: Numbered): string | number | null {
  const value = row[name] ?? null;
  return kind === 'money' && value !== null ? toRupees(Number(value)) : value;
}

/** For a spreadsheet, with the unit. */
const heading = ({ label, kind }: ReportColumn) =>
  kind === 'money' ? `${label}, ₹` : kind === 'percent' && !label.includes('%') ? `${label}, %` : label;

/** The first rows that have a figure. */
function chartOf(report: ReportSql, found: Numbered[]) {
  const at = report.columns.findIndex(({ name }) => name === report.charted);
  const bars = found
    .filter((row) => row.n > 0 && row.n <= REPORT_BARS && row[report.charted] !== null)
    .map((row) => ({ label: String(row.label), value: Number(cellOf(report.columns[at]!, row)) }));
  return { column: at, bars };
}

import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import type { DaySpan } from '#contracts/fields/day-span.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { REPORT_BARS, REPORT_PAGE_SIZE } from '#contracts/reports/table.ts';
import { type Cell, csvPart } from '../platform/csv.ts';
import { rows } from '../platform/database.ts';
import type { ReportColumn, ReportSql } from './report.ts';

/** Without both days the current financial year, with one of them the financial year of that day. */
export function periodOf({ from, to }: DaySpan, today = dayInIndia()) {
  const year = financialYearOf(from ?? to ?? today);
  return { first: from ?? year.first, last: to ?? year.last };
}

/** A row of the report's select with its number, 0 for the total, and the number of rows. */
export type Numbered = Record<string, string | number | null> & { n: number; total_rows: number; key: string | null };

/** The total, the rows of a page and those of the picture. */
export const pageQuery = (report: ReportSql, page: number) =>
  numbered(report, (page - 1) * REPORT_PAGE_SIZE, REPORT_PAGE_SIZE, REPORT_BARS);

/** A page of the report from the rows of `pageQuery`. */
export function pageOf(report: ReportSql, page: number, found: Numbered[]) {
  const from = (page - 1) * REPORT_PAGE_SIZE;
  const total = found.find(({ n }) => n === 0)!;
  const shown = found.filter(({ n }) => n > from && n <= from + REPORT_PAGE_SIZE);
  return {
    columns: report.columns.map(({ label, kind }) => ({ label, kind })),
    rows: shown.map((row) => ({ key: row.key, cells: cellsOf(report, row) })),
    totals: cellsOf(report, total),
    total: total.total_rows,
    chart: chartOf(report, found),
  };
}

/** The total and `size` rows after the row with the number `after`. */
export const partQuery = (report: ReportSql, after: number, size: number) => numbered(report, after, size, 0);

/** A part of the CSV file from the rows of `partQuery`. */
export function partOf(name: string, report: ReportSql, after: number, found: Numbered[]): FileReply {
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

function numbered(report: ReportSql, after: number, size: number, bars: number) {
  return rows<Numbered>(sql`
    with reported as (${report.select}), numbered as (
      select *, (row_number() over (order by is_total desc, ${report.order}) - 1)::int as n,
        (count(*) over () - 1)::int as total_rows
      from reported)
    select * from numbered where n <= ${bars} or (n > ${after} and n <= ${after + size}) order by n`);
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
function chartOf({ columns, charted }: ReportSql, found: Numbered[]) {
  if (charted === null) return { column: 0, bars: [] };
  const at = columns.findIndex(({ name }) => name === charted);
  const bars = found
    .filter((row) => row.n > 0 && row.n <= REPORT_BARS && row[charted] !== null)
    .map((row) => ({ label: String(row.label), value: Number(cellOf(columns[at]!, row)) }));
  return { column: at, bars };
}

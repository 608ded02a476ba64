import { type SQL, sql } from 'drizzle-orm';
import type { Grouping, ReportQuery } from '#contracts/reports/reports.ts';
import type { SpendGrouping } from '#contracts/reports/spend.ts';
import type { CellKind } from '#contracts/reports/table.ts';

/** A report as a query. Its rows are numbered and paged by `run.ts`. */
export interface ReportSql {
  columns: ReportColumn[];
  /** Selects `is_total`, `key` and the columns by name; amounts in paise. Exactly one row is the total. */
  select: SQL;
  /** Order of the rows, as columns of the select. */
  order: SQL;
  /** The name of the column in the picture; null without a picture, as where the figures have different units. */
  charted: string | null;
}

export interface ReportColumn {
  /** Its name in the select. */
  name: string;
  label: string;
  kind: CellKind;
}

export const column = (name: string, label: string, kind: CellKind): ReportColumn => ({ name, label, kind });

/** What the rows of a report of staff or of a buyer may be. */
export type RowKind = Grouping | SpendGrouping;

/** The filters, with the days of the period and a grouping of the report. */
export type ReportFilters = Partial<Pick<ReportQuery, 'company_id' | 'category' | 'state'>> &
  Pick<ReportQuery, 'days'> & {
    by: RowKind | null;
    first: string;
    last: string;
    /** The name of the ship-to address. */
    plant?: string | undefined;
  };

/** Conditions joined by `and`; absent ones are left out. */
export const allOf = (...conditions: (SQL | false | undefined | '')[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((condition): condition is SQL => Boolean(condition))], sql` and `);

const HEADINGS: Record<RowKind, string> = {
  month: 'Month',
  company: 'Company',
  product: 'Product',
  category: 'Category',
  state: 'State',
  staff: 'Staff member',
  plant: 'Plant',
  cost_centre: 'Cost centre',
  buyer: 'Ordered by',
};

/** The first column of a grouped report. */
export const groupColumn = (by: RowKind): ReportColumn =>
  column('label', HEADINGS[by], by === 'month' ? 'month' : 'text');

/** The label of a group, and `Total` in the last line; to be selected from rows grouped by `grouping sets ((key), ())`. */
export const groupLabel = sql`grouping(key) = 1 as is_total, key, case when grouping(key) = 1 then 'Total' else max(label) end as label`;

/** Months in their order, other groups with the largest figure first. */
export const orderOf = (by: RowKind, figure: string): SQL =>
  by === 'month' ? sql`key` : sql`${sql.identifier(figure)} desc nulls last, label, key`;

/** Number of rows for which a condition holds. */
export const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;

/** `a ÷ b` in percent with one decimal; null without a denominator. */
export const percent = (a: SQL, b: SQL) => sql`round(100.0 * (${a}) / nullif(${b}, 0), 1)::float8`;

/** The day in India of a time. */
export const dayOf = (time: SQL) => sql`(${time} at time zone 'Asia/Kolkata')::date`;

/** Between the first and the last day of the period. */
export const inPeriod = (day: SQL, { first, last }: ReportFilters) =>
  sql`${day} between ${first}::date and ${last}::date`;

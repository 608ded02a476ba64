import * as z from 'zod/mini';

/** Rows a page. */
export const REPORT_PAGE_SIZE = 50;

/** Bars of a picture; more would not be told apart. */
export const REPORT_BARS = 12;

/** What stands for a category where a line has none: transport, and goods quoted outside the catalogue. */
export const FREIGHT = 'Freight';
export const NOT_IN_CATALOGUE = 'Not in the catalogue';

/** What a column holds: money in rupees, hours, percent, a day `2026-11-30` or a month `2026-11`. */
const CellKind = z.enum(['text', 'code', 'number', 'money', 'percent', 'hours', 'day', 'month']);
export type CellKind = z.infer<typeof CellKind>;

const Cell = z.nullable(z.union([z.string(), z.number()]));

/** A row; `key` is the month, the company's id or the SKU that it is of, null for others. */
const Row = z.object({ key: z.nullable(z.string()), cells: z.array(Cell) });

/** A page of a report, with the total of all its rows and what its picture shows. */
export const ReportReply = z.object({
  columns: z.array(z.object({ label: z.string(), kind: CellKind })),
  rows: z.array(Row),
  /** The cells of the last line; null where a sum has no meaning. */
  totals: z.array(Cell),
  /** Number of rows. */
  total: z.int(),
  /** The first rows of the report: index of the column shown, and its bars. */
  chart: z.object({ column: z.int(), bars: z.array(z.object({ label: z.string(), value: z.number() })) }),
  /** First and last day; null for a report without a period. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type Report = z.output<typeof ReportReply>;

import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { daysInOrder, daySpan } from '../fields/day-span.ts';
import { exportQuery } from '../fields/export-query.ts';
import { countParam, idParam, text } from '../fields/text.ts';
import { ReportReply } from './table.ts';

/** Days without a sale after which stock is dead, unless the address says otherwise. */
export const DEAD_STOCK_DAYS = 90;
export const DEAD_STOCK_CHOICES = [30, 60, 90, 180, 365] as const;

/** What the rows of a report are. */
export const GROUPINGS = {
  month: 'month',
  company: 'company',
  product: 'product',
  category: 'category',
  state: 'State',
  staff: 'staff member',
} as const;
export type Grouping = keyof typeof GROUPINGS;

/** Filters of a report, by their parameters; `period` is `from` and `to`. */
export type ReportFilter = 'period' | 'company_id' | 'category' | 'state' | 'days';

interface ReportKind {
  label: string;
  /** One sentence below the heading. */
  about: string;
  /** Shown while it has no rows; absent: that there is nothing to report yet. */
  emptyText?: string;
  /** What its figures mean, below the table. */
  notes: readonly string[];
  /** The first one is shown unless the address says otherwise; none for a list of items. */
  by: readonly Grouping[];
  filters: readonly ReportFilter[];
}

const SALES_NOTE =
  'Taxable value without GST, by the date of the document: invoices plus debit notes less credit notes.';

/** The reports, in the order of the index. */
export const REPORTS = {
  sales: {
    label: 'Sales',
    about: 'What was invoiced, net of credit notes.',
    notes: [
      `${SALES_NOTE} Documents cancelled without a credit note are left out, as in GSTR-1.`,
      'State is the place of supply. The staff member is who made the accepted quote, or else who confirmed the order.',
    ],
    by: ['month', 'company', 'product', 'category', 'state', 'staff'],
    filters: ['period', 'company_id', 'category', 'state'],
  },
  margin: {
    label: 'Margin',
    about: 'Sales less what the goods cost us, where a cost price is kept.',
    notes: [
      `${SALES_NOTE}`,
      'Cost is the item’s cost price on the day of the invoice. Lines without one are in net sales only: they add neither cost nor margin.',
    ],
    by: ['month', 'company', 'product', 'category', 'state', 'staff'],
    filters: ['period', 'company_id', 'category', 'state'],
  },
  quotes: {
    label: 'Quotes',
    about: 'How many RFQs become orders, and how fast we answer.',
    notes: [
      'RFQs by the day they were submitted. Won: a quote was accepted. Lost: the last quote was declined or has expired. Win rate: won out of won and lost.',
      'Time to answer runs from the RFQ to the first quote sent, in hours, nights and holidays included.',
    ],
    by: ['month', 'company', 'staff'],
    filters: ['period', 'company_id'],
  },
  delivery: {
    label: 'On-time delivery',
    about: 'Whether orders are delivered by the promised date.',
    notes: [
      'Orders by their promised delivery date; orders without one, and those rejected or cancelled, are left out.',
      'An order is on time if its last consignment was delivered by that date. On time %: out of all that are delivered or overdue.',
    ],
    by: ['month', 'company', 'state'],
    filters: ['period', 'company_id', 'state'],
  },
  'dead-stock': {
    label: 'Dead stock',
    about: 'Items in stock that have not sold for some time.',
    notes: ['A sale is an issued invoice. Items added within these days are left out. Value is stock at cost price.'],
    by: [],
    filters: ['days', 'category'],
  },
  reorder: {
    label: 'Reorder list',
    about: 'Items at or below their reorder level.',
    emptyText: 'No items at or below their reorder level.',
    notes: [
      'The suggested quantity brings the stock above the reorder level, in steps of the item and not below its minimum quantity. Levels are set in the product form or by import.',
    ],
    by: [],
    filters: ['category'],
  },
} as const satisfies Record<string, ReportKind>;

export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[];

/** A report with its properties under one type. */
export const reportKind = (report: ReportName): ReportKind => REPORTS[report];

/** The grouping in an address, or the report's first one; null for a report without. */
export function groupingOf(report: ReportName, by: string | null | undefined): Grouping | null {
  const choices = reportKind(report).by;
  return choices.find((choice) => choice === by) ?? choices[0] ?? null;
}

const Filters = z
  .object({
    report: z.enum(REPORT_NAMES, { error: 'Choose a report.' }),
    /** A grouping of the report; any other shows its first one. */
    by: z.optional(z.string()),
    /** Without both, the current financial year; with one, the financial year of that day. */
    ...daySpan,
    company_id: z.optional(idParam),
    category: z.optional(text(100)),
    /** The place of supply or, for orders, the State of the ship-to address. */
    state: z.optional(text(60)),
    days: countParam(DEAD_STOCK_DAYS, 3650),
    page: countParam(1, 1_000_000),
  })
  .check(daysInOrder);
export type ReportQuery = z.output<typeof Filters>;

/** A page of a report, with the total of all its rows and what its picture shows. */
export const getReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/report',
  roles: staffRoles,
  query: Filters,
  reply: ReportReply,
});

/** All rows of a report as CSV, in parts; `after` is the number of the last row. */
export const exportReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/report-export',
  roles: staffRoles,
  query: exportQuery(Filters),
  reply: FileReply,
});

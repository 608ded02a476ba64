import type { FileReply } from '#contracts/endpoint.ts';
import { groupingOf, type ReportName, type ReportQuery, reportKind } from '#contracts/reports/reports.ts';
import { asActor } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { deliveryReport } from './delivery.ts';
import { pageOf, pageQuery, partOf, partQuery, periodOf } from './frame.ts';
import { quotesReport } from './quotes.ts';
import type { ReportFilters, ReportSql } from './report.ts';
import { marginReport, salesReport } from './sales.ts';
import { deadStockReport, reorderReport } from './stock.ts';

const BUILDERS: Record<ReportName, (filters: ReportFilters) => ReportSql> = {
  sales: (filters) => salesReport(filters),
  margin: marginReport,
  quotes: quotesReport,
  delivery: deliveryReport,
  'dead-stock': deadStockReport,
  reorder: reorderReport,
};

/** A page of a report, its total and its picture, in one query. */
export async function getReport(actor: Caller, query: ReportQuery) {
  const { report, filters, hasPeriod } = open(query);
  const [, found] = await asActor(actor, [pageQuery(report, query.page)]);
  return {
    ...pageOf(report, query.page, found.rows),
    from: hasPeriod ? filters.first : null,
    to: hasPeriod ? filters.last : null,
  };
}

/** The next rows of a report as CSV, after row number `after`. */
export async function exportReport(
  actor: Caller,
  { after = 0, size, ...query }: ReportQuery & { after?: number | undefined; size: number },
): Promise<FileReply> {
  const { report, name } = open(query);
  const [, found] = await asActor(actor, [partQuery(report, after, size)]);
  return partOf(name, report, after, found.rows);
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

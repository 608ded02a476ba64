import {
  exportReportEndpoint,
  getReportEndpoint,
  type Grouping,
  groupingOf,
  type ReportName,
  reportKind,
} from '#contracts/reports/reports.ts';
import { REPORT_PAGE_SIZE } from '#contracts/reports/table.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { useListQuery } from '#ui/lists/use-list-query.ts';
import { useRemoveInvalidParams } from '#ui/lists/use-remove-invalid-params.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { MonthLink } from '#widgets/reports/MonthLink.tsx';
import type { RowLink } from '#widgets/reports/ReportTable.tsx';
import { ReportView } from '#widgets/reports/ReportView.tsx';
import { ReportFilters } from './ReportFilters.tsx';

/** A report: filters in the URL, its figures as a picture and as a table, CSV and print. */
export function ReportPage({ report }: { report: ReportName }) {
  const hydrated = useHydrated();
  // The built page serves every choice of filters.
  if (!hydrated) return <Skeleton className="report-skeleton" />;
  return <Shown report={report} />;
}

function Shown({ report }: { report: ReportName }) {
  const kind = reportKind(report);
  const names = kind.filters.flatMap((name) => (name === 'period' ? ['from', 'to'] : [name]));
  const list = useListQuery({ size: REPORT_PAGE_SIZE, filters: names });
  const by = groupingOf(report, useSearchParams().get('by'));
  const query = { report, by, ...list.filters };
  const read = useRead(getReportEndpoint, { ...query, page: list.page }, { keepPrevious: true });
  const isRemoving = useRemoveInvalidParams(read.error);
  const { data } = read;
  const isEmpty = data?.total === 0;
  return (
    <div className="stack report" aria-busy={read.isPlaceholderData || undefined}>
      <div className="list-tools no-print">
        <ReportFilters report={report} by={by} list={list} />
        <DownloadButton endpoint={exportReportEndpoint} query={query} name={`${report}.csv`} disabled={isEmpty} />
        <Button disabled={isEmpty} onClick={() => print()}>
          Print
        </Button>
      </div>
      {!isRemoving && <ReadError read={read} />}
      {!read.error && !data && <Skeleton className="report-skeleton" />}
      {data && <ReportView report={data} label={kind.label} list={list} link={linkBy(by)} emptyText={kind.emptyText} />}
      {data && (
        <ul className="report-notes quiet small">
          {kind.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A month opens its companies, a company its page, an item its products. */
const linkBy =
  (by: Grouping | null): RowLink =>
  ({ key, kind, text }) => {
    if (by === 'month') {
      return (
        <MonthLink month={key} by="company">
          {text}
        </MonthLink>
      );
    }
    if (by === 'company') return <a href={`/admin/companies/${key}`}>{text}</a>;
    return kind === 'code' ? <a href={`/admin/products?q=${encodeURIComponent(key)}`}>{text}</a> : text;
  };

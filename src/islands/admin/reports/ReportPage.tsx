import { formatDay } from '#client/format.ts';
import {
  exportReportEndpoint,
  getReportEndpoint,
  groupingOf,
  REPORT_PAGE_SIZE,
  type ReportName,
  reportKind,
} from '#contracts/reports/reports.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { changeList, clearFilters, useListQuery } from '#ui/lists/use-list-query.ts';
import { useRemoveInvalidParams } from '#ui/lists/use-remove-invalid-params.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTable } from './ReportTable.tsx';
import './reports.css';

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
  const pages = Math.ceil((data?.total ?? 0) / REPORT_PAGE_SIZE);
  return (
    <div className="stack report" aria-busy={read.isPlaceholderData || undefined}>
      <div className="list-tools no-print">
        <ReportFilters report={report} by={by} list={list} />
        <DownloadButton endpoint={exportReportEndpoint} query={query} name={`${report}.csv`} />
        <Button onClick={() => print()}>Print</Button>
      </div>
      {!isRemoving && <ReadError read={read} />}
      {!read.error && !data && <Skeleton className="report-skeleton" />}
      {data?.from && data.to && (
        <p className="report-period">
          {formatDay(data.from)} to {formatDay(data.to)}
        </p>
      )}
      {data?.total === 0 && (
        <EmptyState
          drawing={<EmptyDrawing of="search" />}
          action={list.isFiltered && <Button onClick={() => clearFilters(list)}>Remove filters</Button>}
        >
          {list.isFiltered ? 'Nothing matches these filters.' : 'Nothing to report yet.'}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ReportChart report={data} />
          <ReportTable report={data} label={kind.label} by={by} />
          {pages > 1 && (
            <Pager
              page={list.page}
              pages={pages}
              onPage={(page) => changeList({ page })}
              label={`Pages of ${kind.label}`}
            />
          )}
        </>
      )}
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

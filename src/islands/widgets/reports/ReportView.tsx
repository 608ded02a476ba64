import { formatDay } from '#client/format.ts';
import { REPORT_PAGE_SIZE, type Report } from '#contracts/reports/table.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { changeList, clearFilters, type ListState } from '#ui/lists/use-list-query.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable, type RowLink } from './ReportTable.tsx';
import './report.css';

type Props = { report: Report; label: string; list: ListState; link: RowLink; emptyText?: string | undefined };

/** A report's period, its picture and its table, or that there is nothing to report. */
export function ReportView({ report, label, list, link, emptyText = 'Nothing to report yet.' }: Props) {
  const pages = Math.ceil(report.total / REPORT_PAGE_SIZE);
  return (
    <>
      {report.from && report.to && (
        <p className="report-period">
          {formatDay(report.from)} to {formatDay(report.to)}
        </p>
      )}
      {report.total === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing of="search" />}
          action={list.isFiltered && <Button onClick={() => clearFilters(list)}>Remove filters</Button>}
        >
          {list.isFiltered ? 'Nothing matches these filters.' : emptyText}
        </EmptyState>
      ) : (
        <>
          <ReportChart report={report} />
          <ReportTable report={report} label={label} link={link} />
          {pages > 1 && (
            <Pager page={list.page} pages={pages} onPage={(page) => changeList({ page })} label={`Pages of ${label}`} />
          )}
        </>
      )}
    </>
  );
}

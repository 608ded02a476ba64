import { formatDate, sentenceCase } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { listRfqsEndpoint, RFQS_PAGE_SIZE, type RfqSummary } from '#contracts/rfqs.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { RfqDrawing } from './RfqDrawing.tsx';
import './rfqs.css';

const columns: Column<RfqSummary>[] = [
  {
    label: 'RFQ #',
    cell: ({ code, title }) => (
      <span className="rfq-name">
        <span className="code">{code}</span>
        <span className="small quiet">{title}</span>
      </span>
    ),
  },
  { label: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  { label: 'Status', cell: ({ status }) => <Status tone={rfqTones[status]}>{sentenceCase(status)}</Status> },
  {
    label: 'Actions',
    end: true,
    cell: ({ id, code }) => (
      <a href={`/portal/rfqs/${id}`} aria-label={`View ${code}`}>
        View
      </a>
    ),
  },
];

/** The company's RFQs, newest first. */
export function RfqList() {
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get('page'))) || 1);
  const query = { page, size: RFQS_PAGE_SIZE };
  const { data, error, refetch, isFetching } = useRead(listRfqsEndpoint, query, { keep: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / RFQS_PAGE_SIZE));

  if (data?.total === 0) {
    return (
      <EmptyState
        drawing={<RfqDrawing />}
        action={
          <a className="button button-secondary" href="/portal/rfqs/new">
            Ask for a quote
          </a>
        }
      >
        No RFQs found.
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      <div className="sheet rfq-list">
        <Table
          caption="RFQs"
          columns={columns}
          rows={error ? (data?.items ?? []) : data?.items}
          rowKey={({ id }) => id}
        />
      </div>
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(to) => writeSearch({ page: to === 1 ? null : to }, { push: true })} />
      )}
    </div>
  );
}

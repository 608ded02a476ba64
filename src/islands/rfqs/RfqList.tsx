import { formatDate, sentenceCase } from '#client/format.ts';
import { listRfqsEndpoint, RFQS_PAGE_SIZE, RfqStatus, type RfqSummary } from '#contracts/rfqs.ts';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import type { Column } from '#ui/Table.tsx';
import './rfqs.css';

const columns: Column<RfqSummary>[] = [
  {
    label: 'RFQ #',
    lead: true,
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

const statuses = RfqStatus.options.map((value) => ({ value, label: sentenceCase(value) }));

/** The company's RFQs, newest first. */
export function RfqList() {
  return (
    <RecordList
      endpoint={listRfqsEndpoint}
      size={RFQS_PAGE_SIZE}
      one="RFQ"
      many="RFQs"
      search="Search by number, title or item"
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }]}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        words: 'No RFQs found.',
        drawing: 'rfqs',
        action: (
          <a className="button button-secondary" href="/portal/rfqs/new">
            Ask for a quote
          </a>
        ),
      }}
    />
  );
}

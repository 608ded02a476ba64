import { formatDate } from '#client/format.ts';
import { SOURCE_TEXTS } from '#contracts/fields/entry-source.ts';
import { listRfqsEndpoint, RFQS_PAGE_SIZE, RfqStatus, type RfqSummary } from '#contracts/quotes/rfqs.ts';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { brand } from '#site';
import { messagesFilter, NewMessages } from '#widgets/NewMessages.tsx';
import { RfqBadge } from '#widgets/RfqBadge.tsx';
import type { Column } from '#ui/Table.tsx';
import './rfqs.css';

const columns: Column<RfqSummary>[] = [
  {
    label: 'RFQ #',
    lead: true,
    cell: ({ code, title, source }) => (
      <span className="rfq-name">
        <span className="code">{code}</span>
        <span className="small quiet">
          {title}
          {source && ` · entered by ${brand.name} ${SOURCE_TEXTS[source]}`}
        </span>
      </span>
    ),
  },
  { label: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  {
    label: 'Status',
    cell: (rfq) => (
      <>
        <RfqBadge {...rfq} />
        <NewMessages count={rfq.unread} />
      </>
    ),
  },
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

const statuses = statusOptions(RfqStatus.options);

/** The company's RFQs, newest first. */
export function RfqList() {
  return (
    <RecordList
      endpoint={listRfqsEndpoint}
      size={RFQS_PAGE_SIZE}
      singular="RFQ"
      plural="RFQs"
      search="Search by number, title or item"
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }, messagesFilter]}
      columns={columns}
      rowKey={({ id }) => id}
      // The action is New RFQ at the head of the page.
      empty={{ text: 'No RFQs found.', drawing: 'rfqs' }}
    />
  );
}

import { formatDate, sentenceCase } from '#client/format.ts';
import { type DeskRfq, DeskRfqFilter, listDeskRfqsEndpoint, RFQ_DESK_PAGE_SIZE } from '#contracts/rfq-desk.ts';
import { exportRfqsEndpoint } from '#contracts/exports.ts';
import { CompanyFilter } from '#ui/CompanyFilter.tsx';
import { DayFilter, dayFilters } from '#ui/DayFilter.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import type { Column } from '#ui/Table.tsx';

const columns: Column<DeskRfq>[] = [
  {
    label: 'RFQ #',
    lead: true,
    cell: ({ id, code }) => (
      <a className="code" href={`/admin/rfqs/${id}`}>
        {code}
      </a>
    ),
  },
  { label: 'Title', cell: ({ title }) => title },
  { label: 'Company', cell: ({ company }) => company },
  {
    label: 'Status',
    cell: ({ status }) => <Status tone={rfqTones[status]}>{sentenceCase(status)}</Status>,
  },
  { label: 'Quote', cell: ({ quote }) => (quote ? sentenceCase(quote) : '–') },
  { label: 'Date', sort: 'date', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
];

const statuses = DeskRfqFilter.options.map((value) => ({
  value,
  label: value === 'waiting' ? 'Waiting for us' : sentenceCase(value),
}));

/** All companies' RFQs: what waits for an answer, and what became of the rest. */
export function RfqDeskList() {
  return (
    <RecordList
      endpoint={listDeskRfqsEndpoint}
      size={RFQ_DESK_PAGE_SIZE}
      one="RFQ"
      many="RFQs"
      search="Code, title or company"
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
        'company_id',
        ...dayFilters,
      ]}
      columns={columns}
      rowKey={({ id }) => id}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <DayFilter list={list} />
          <ExportButton endpoint={exportRfqsEndpoint} list={list} name="rfqs" />
        </>
      )}
      empty={{ words: 'No RFQs yet. They appear here as buyers ask.', drawing: 'rfqs' }}
    />
  );
}

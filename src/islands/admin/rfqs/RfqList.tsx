import { formatDate, sentenceCase } from '#client/format.ts';
import {
  type AdminRfq,
  AdminRfqFilter,
  listAdminRfqsEndpoint,
  ADMIN_RFQS_PAGE_SIZE,
  reviewRfqsEndpoint,
} from '#contracts/quotes/admin.ts';
import { exportRfqsEndpoint } from '#contracts/admin/exports.ts';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { DateFilter, dateFilters } from '#ui/lists/DateFilter.tsx';
import { BulkButton } from '#ui/lists/BulkButton.tsx';
import { ExportSelected } from '#ui/lists/ExportSelected.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { ownerColumn } from '#widgets/owners/owner-column.tsx';
import { OwnerFilter } from '#widgets/owners/OwnerFilter.tsx';
import { AssignSelected } from '#widgets/owners/AssignSelected.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { NewMessages } from '#widgets/NewMessages.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';
import './rfqs.css';

const columns: Column<AdminRfq>[] = [
  {
    label: 'RFQ #',
    lead: true,
    cell: ({ id, code }) => (
      <a className="code" href={`/admin/rfqs/${id}`}>
        {code}
      </a>
    ),
  },
  { label: 'Title', cell: ({ title }) => <span className="rfq-list-title">{title}</span> },
  { label: 'Company', cell: ({ company }) => company },
  {
    label: 'Status',
    cell: ({ status, unread }) => (
      <span className="rfq-status">
        <StatusBadge of={RFQ_STATES} status={status} />
        <NewMessages count={unread} />
      </span>
    ),
  },
  { label: 'Quote', cell: ({ quote }) => (quote ? sentenceCase(quote) : '–') },
  ownerColumn,
  { label: 'Source', cell: ({ source }) => (source ? sentenceCase(source) : 'Portal') },
  { label: 'Date', sort: 'date', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
];

const statuses = statusOptions(AdminRfqFilter.options, { waiting: 'Awaiting our reply', unread: 'With new messages' });

/** The RFQs of all companies. */
export function RfqList() {
  return (
    <RecordList
      above={<ListViews list="rfqs" all="All RFQs" />}
      columnsName="rfqs"
      endpoint={listAdminRfqsEndpoint}
      size={ADMIN_RFQS_PAGE_SIZE}
      singular="RFQ"
      plural="RFQs"
      search="Code, title…"
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
        'company_id',
        'owner',
        ...dateFilters,
      ]}
      selection={{
        idOf: ({ id }) => id,
        nameOf: ({ code }) => code,
        hrefOf: (id) => `/admin/rfqs/${id}`,
        actions: (selection, onReport) => (
          <>
            {selection.rows.some(({ status }) => status === 'submitted') && (
              <BulkButton
                selection={selection}
                endpoint={reviewRfqsEndpoint}
                label="Start review"
                done="under review"
                singular="RFQ"
                plural="RFQs"
                busyText="Starting…"
                onReport={onReport}
              >
                {() => <p>The buyers see that their RFQs are under review. No email is sent.</p>}
              </BulkButton>
            )}
            <AssignSelected kind="rfqs" {...{ selection, onReport }} singular="RFQ" plural="RFQs" />
            <ExportSelected endpoint={exportRfqsEndpoint} selection={selection} name="rfqs" />
          </>
        ),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <OwnerFilter list={list} />
          <DateFilter list={list} />
          <ExportButton endpoint={exportRfqsEndpoint} list={list} name="rfqs" />
        </>
      )}
      empty={{ text: 'No RFQs yet. They appear here when buyers send them or you enter one.', drawing: 'rfqs' }}
    />
  );
}

import { formatDate } from '#client/format.ts';
import { type AdminTicket, listAdminTicketsEndpoint, ADMIN_TICKETS_PAGE_SIZE } from '#contracts/support/admin.ts';
import { exportTicketsEndpoint } from '#contracts/admin/exports.ts';
import { TICKET_CATEGORIES, TicketCategory } from '#contracts/support/categories.ts';
import { TicketStatus } from '#contracts/support/portal.ts';
import { ExportSelected } from '#ui/lists/ExportSelected.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { ownerColumn } from '#widgets/owners/owner-column.tsx';
import { OwnerFilter } from '#widgets/owners/OwnerFilter.tsx';
import { AssignSelected } from '#widgets/owners/AssignSelected.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';
import './tickets.css';
import { AnswerDue } from './AnswerDue.tsx';

const columns: Column<AdminTicket>[] = [
  {
    label: 'Ticket',
    lead: true,
    cell: ({ id, code }) => (
      <a className="code" href={`/admin/tickets/${id}`}>
        {code}
      </a>
    ),
  },
  {
    label: 'Subject',
    cell: ({ subject, category }) => (
      <span className="two-lines ticket-words">
        {subject}
        <span className="quiet small">{TICKET_CATEGORIES[category]}</span>
      </span>
    ),
  },
  {
    label: 'Order',
    optional: true,
    cell: ({ order_id: id }) =>
      id === null ? (
        '–'
      ) : (
        <a className="code" href={`/admin/orders/${id}`}>
          {id}
        </a>
      ),
  },
  {
    label: 'Company',
    cell: ({ company, buyer }) => (
      <span className="two-lines">
        {company}
        <span className="quiet small">{buyer}</span>
      </span>
    ),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={TICKET_STATES} status={status} /> },
  ownerColumn,
  { label: 'Answer due', sort: 'due', cell: (ticket) => <AnswerDue {...ticket} /> },
  {
    label: 'Opened',
    optional: true,
    sort: 'date',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
  },
];

const statuses = statusOptions(TicketStatus.options);
const categories = statusOptions(TicketCategory.options, TICKET_CATEGORIES);

/** All tickets, the newest first; of the open ones, those first whose answer is due first. */
export function TicketList() {
  return (
    <RecordList
      above={<ListViews list="tickets" all="All tickets" />}
      columnsName="tickets"
      endpoint={listAdminTicketsEndpoint}
      size={ADMIN_TICKETS_PAGE_SIZE}
      singular="ticket"
      plural="tickets"
      search="Code, subject, order or company"
      filters={[
        { name: 'status', label: 'Status', all: 'All', options: statuses },
        { name: 'category', label: 'Category', all: 'All categories', options: categories },
        'company_id',
        'owner',
      ]}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <OwnerFilter list={list} />
          <ExportButton endpoint={exportTicketsEndpoint} list={list} name="tickets" />
        </>
      )}
      selection={{
        idOf: ({ id }) => id,
        nameOf: ({ code }) => code,
        hrefOf: (id) => `/admin/tickets/${id}`,
        actions: (selection, onReport) => (
          <>
            <AssignSelected kind="tickets" {...{ selection, onReport }} singular="ticket" plural="tickets" />
            <ExportSelected endpoint={exportTicketsEndpoint} selection={selection} name="tickets" />
          </>
        ),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No tickets yet. They appear here when buyers ask for help.', drawing: 'tickets' }}
    />
  );
}

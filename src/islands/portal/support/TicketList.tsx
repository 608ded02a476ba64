import { formatDate, formatTime } from '#client/format.ts';
import { listTicketsEndpoint, TICKETS_PAGE_SIZE, TicketStatus, type TicketSummary } from '#contracts/support/portal.ts';
import { TICKET_CATEGORIES } from '#contracts/support/categories.ts';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';

const columns: Column<TicketSummary>[] = [
  {
    label: 'Ticket',
    lead: true,
    cell: ({ id, code, subject }) => (
      <a className="ticket-link" href={`/portal/support/${id}`}>
        <span className="code">{code}</span> {subject}
      </a>
    ),
  },
  { label: 'Category', cell: ({ category }) => TICKET_CATEGORIES[category] },
  {
    label: 'Order',
    cell: ({ order_id: id }) =>
      id === null ? (
        '–'
      ) : (
        <a className="code" href={`/portal/orders/${id}`}>
          {id}
        </a>
      ),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={TICKET_STATES} status={status} /> },
  { label: 'Opened', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  { label: 'Last message', cell: ({ last_at }) => <time dateTime={last_at}>{formatTime(last_at)}</time> },
];

const statuses = statusOptions(TicketStatus.options);

/** The user's own tickets, newest first. */
export function TicketList() {
  return (
    <RecordList
      endpoint={listTicketsEndpoint}
      size={TICKETS_PAGE_SIZE}
      singular="ticket"
      plural="tickets"
      filters={[{ name: 'status', label: 'Status', all: 'All', options: statuses }]}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        text: 'No tickets yet. Your tickets and our replies will be listed here.',
        drawing: 'tickets',
      }}
    />
  );
}

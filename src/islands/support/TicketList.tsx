import { formatDate, formatTime, sentenceCase } from '#client/format.ts';
import { listTicketsEndpoint, TICKETS_PAGE_SIZE, TicketStatus, type TicketSummary } from '#contracts/support.ts';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { ticketTones } from '#ui/status-tones.ts';
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
  { label: 'Status', cell: ({ status }) => <Status tone={ticketTones[status]}>{sentenceCase(status)}</Status> },
  { label: 'Opened', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  { label: 'Last message', cell: ({ last_at }) => <time dateTime={last_at}>{formatTime(last_at)}</time> },
];

const statuses = TicketStatus.options.map((value) => ({ value, label: sentenceCase(value) }));

/** The caller's own tickets, newest first. */
export function TicketList() {
  return (
    <RecordList
      endpoint={listTicketsEndpoint}
      size={TICKETS_PAGE_SIZE}
      one="ticket"
      many="tickets"
      filters={[{ name: 'status', label: 'Status', all: 'All', options: statuses }]}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        words: 'No tickets yet. Whatever you ask above is listed here with our answers.',
        drawing: 'tickets',
      }}
    />
  );
}

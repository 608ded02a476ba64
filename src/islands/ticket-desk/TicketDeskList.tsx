import { formatTime, sentenceCase } from '#client/format.ts';
import { type DeskTicket, listDeskTicketsEndpoint, TICKET_DESK_PAGE_SIZE } from '#contracts/admin-tickets.ts';
import { exportTicketsEndpoint } from '#contracts/exports.ts';
import { TicketStatus } from '#contracts/support.ts';
import { ExportButton } from '#ui/ExportButton.tsx';
import { CompanyFilter } from '#ui/CompanyFilter.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { ticketTones } from '#ui/status-tones.ts';
import type { Column } from '#ui/Table.tsx';
import './ticket-desk.css';
import { Waiting } from './Waiting.tsx';

const columns: Column<DeskTicket>[] = [
  {
    label: 'Ticket',
    lead: true,
    cell: ({ id, code }) => (
      <a className="code" href={`/admin/tickets/${id}`}>
        {code}
      </a>
    ),
  },
  { label: 'Subject', cell: ({ subject }) => <span className="ticket-words">{subject}</span> },
  {
    label: 'Company',
    cell: ({ company, buyer }) => (
      <span>
        {company} <span className="quiet small">{buyer}</span>
      </span>
    ),
  },
  { label: 'Status', cell: ({ status }) => <Status tone={ticketTones[status]}>{sentenceCase(status)}</Status> },
  { label: 'Answer due', sort: 'due', cell: (ticket) => <Waiting {...ticket} /> },
  {
    label: 'Opened',
    sort: 'date',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time>,
  },
];

const statuses = TicketStatus.options.map((value) => ({ value, label: sentenceCase(value) }));

/** All tickets; the open ones in the order in which they wait, unless somebody sorts. */
export function TicketDeskList() {
  return (
    <RecordList
      endpoint={listDeskTicketsEndpoint}
      size={TICKET_DESK_PAGE_SIZE}
      one="ticket"
      many="tickets"
      search="Search by code, subject or company"
      filters={[{ name: 'status', label: 'Status', all: 'All', options: statuses }, 'company_id']}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <ExportButton endpoint={exportTicketsEndpoint} list={list} name="tickets" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ words: 'No tickets yet. They appear here as buyers ask for help.', drawing: 'tickets' }}
    />
  );
}

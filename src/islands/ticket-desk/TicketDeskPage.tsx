import { formatTime, sentenceCase } from '#client/format.ts';
import { type DeskTicketDetail, getDeskTicketEndpoint, moveTicketEndpoint } from '#contracts/admin-tickets.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { ticketTones } from '#ui/status-tones.ts';
import { Thread } from '#ui/Thread.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTitle } from '#ui/use-title.ts';
import { AnswerTicket } from './AnswerTicket.tsx';
import './ticket-desk.css';
import { Waiting } from './Waiting.tsx';

/** One ticket at the desk: what was said, and the answer. */
export function TicketDeskPage() {
  return (
    <RecordPage
      endpoint={getDeskTicketEndpoint}
      crumbs={(reply) => [{ label: 'Tickets', href: '/admin/tickets' }, { label: reply?.ticket.code ?? 'Ticket' }]}
      missing="This ticket was not found."
      back={{ label: 'Back to Tickets', href: '/admin/tickets' }}
    >
      {({ ticket }) => <Desk ticket={ticket} />}
    </RecordPage>
  );
}

function Desk({ ticket }: { ticket: DeskTicketDetail }) {
  useTitle(ticket.code);
  const { id, code, subject, status, company_id, company, person, created_at, closed_at, messages } = ticket;
  const move = useAct(moveTicketEndpoint);
  const closed = status === 'closed';
  const after = messages.at(-1)?.id ?? 0;
  return (
    <article className="ticket-desk">
      <header className="page-head">
        <h1>{subject}</h1>
        <Button busy={move.busy} onClick={() => void move.submit({ id, to: closed ? 'open' : 'closed', after })}>
          {closed ? 'Open again' : 'Close'}
        </Button>
      </header>
      {move.failure && <Notice tone="bad">{move.failure}</Notice>}
      <TitleBlock
        cells={[
          ['Ticket', <span className="code">{code}</span>],
          ['Status', <Status tone={ticketTones[status]}>{sentenceCase(status)}</Status>],
          ['Company', <a href={`/admin/companies/${company_id}`}>{company}</a>],
          ['Buyer', <a href={`mailto:${person.email}`}>{person.name}</a>],
          ['Phone', person.phone && <a href={`tel:${person.phone}`}>{person.phone}</a>],
          ['Opened', <time dateTime={created_at}>{formatTime(created_at)}</time>],
          ['Answer due', ticket.waiting_since && <Waiting {...ticket} />],
          ['Closed', closed_at && <time dateTime={closed_at}>{formatTime(closed_at)}</time>],
        ]}
      />
      <section>
        <h2 className="section-rule">Messages</h2>
        <Thread messages={messages} />
      </section>
      {!closed && <AnswerTicket key={messages.length} id={id} last={after} />}
    </article>
  );
}

import { formatTime } from '#client/format.ts';
import { type AdminTicketDetail, getAdminTicketEndpoint, moveTicketEndpoint } from '#contracts/support/admin.ts';
import { TICKET_CATEGORIES } from '#contracts/support/categories.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { OwnerCell } from '#widgets/owners/OwnerCell.tsx';
import { OwnerHistory } from '#widgets/owners/OwnerHistory.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { Thread } from '#widgets/Thread.tsx';
import { orderText } from '#widgets/orders/order-text.ts';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useAction } from '#ui/use-action.ts';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { AnswerTicket } from './AnswerTicket.tsx';
import './tickets.css';
import { AnswerDue } from './AnswerDue.tsx';

/** One ticket: its messages and the answer form. */
export function TicketPage() {
  return (
    <RecordPage
      endpoint={getAdminTicketEndpoint}
      crumbs={(reply) => [{ label: 'Tickets', href: '/admin/tickets' }, { label: reply?.ticket.code ?? 'Ticket' }]}
      notFound="This ticket was not found."
      back={{ label: 'Back to tickets', href: '/admin/tickets' }}
    >
      {({ ticket }) => <TicketDetail ticket={ticket} />}
    </RecordPage>
  );
}

function TicketDetail({ ticket }: { ticket: AdminTicketDetail }) {
  useDocumentTitle(ticket.code);
  const { id, code, subject, status, company_id, company, person, created_at, closed_at, messages } = ticket;
  const move = useAction(moveTicketEndpoint);
  const isClosed = status === 'closed';
  const last = messages.at(-1)?.id ?? 0;
  return (
    <article className="admin-ticket">
      <header className="page-head">
        <h1>{subject}</h1>
        <Button
          busy={move.busy}
          onClick={() => void move.submit({ id, to: isClosed ? 'open' : 'closed', after: last })}
        >
          {isClosed ? 'Reopen ticket' : 'Close ticket'}
        </Button>
      </header>
      {move.failure && <Notice tone="bad">{move.failure}</Notice>}
      <TitleBlock
        cells={[
          ['Ticket', <span className="code">{code}</span>],
          ['Status', <StatusBadge of={TICKET_STATES} status={status} />],
          ['Category', TICKET_CATEGORIES[ticket.category]],
          ['Order', ticket.order && <a href={`/admin/orders/${ticket.order.id}`}>{orderText(ticket.order)}</a>],
          ['Company', <a href={`/admin/companies/${company_id}`}>{company}</a>],
          ['Buyer', <a href={`mailto:${person.email}`}>{person.name}</a>],
          ['Phone', person.phone && <a href={`tel:${person.phone}`}>{person.phone}</a>],
          ['Owner', <OwnerCell kind="tickets" record={ticket} />],
          ['Opened', <time dateTime={created_at}>{formatTime(created_at)}</time>],
          ['Answer due', ticket.waiting_since && <AnswerDue {...ticket} />],
          ['Closed', closed_at && <time dateTime={closed_at}>{formatTime(closed_at)}</time>],
        ]}
      />
      <section>
        <h2 className="section-rule">Messages</h2>
        <Thread messages={messages} />
      </section>
      {!isClosed && <AnswerTicket key={messages.length} id={id} last={last} />}
      <OwnerHistory changes={ticket.owner_history} />
    </article>
  );
}

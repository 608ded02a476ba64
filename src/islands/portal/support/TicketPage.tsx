import { formatTime } from '#client/format.ts';
import { getTicketEndpoint, replyToTicketEndpoint, TICKET_TOO_OLD, type Ticket } from '#contracts/support/portal.ts';
import { TICKET_CATEGORIES } from '#contracts/support/categories.ts';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { ReplyForm } from '#widgets/ReplyForm.tsx';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { Thread } from '#widgets/Thread.tsx';
import { orderText } from '#widgets/orders/order-text.ts';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import './support.css';

/** One of the user's own tickets: its messages and a reply form. */
export function TicketPage() {
  return (
    <RecordPage
      endpoint={getTicketEndpoint}
      crumbs={(reply) => [{ label: 'Support', href: '/portal/support' }, { label: reply?.ticket.code ?? 'Ticket' }]}
      notFound="This ticket was not found."
      back={{ label: 'Back to support', href: '/portal/support' }}
    >
      {({ ticket }) => <Sheet {...ticket} />}
    </RecordPage>
  );
}

function Sheet({ id, code, subject, category, order, status, created_at, messages, may_reply }: Ticket) {
  useDocumentTitle(code);
  return (
    <article className="ticket">
      <header className="page-head">
        <h1>{subject}</h1>
      </header>
      <TitleBlock
        cells={[
          ['Ticket', <span className="code">{code}</span>],
          ['Status', <StatusBadge of={TICKET_STATES} status={status} />],
          ['Category', TICKET_CATEGORIES[category]],
          ['Order', order && <a href={`/portal/orders/${order.id}`}>{orderText(order)}</a>],
          ['Opened', <time dateTime={created_at}>{formatTime(created_at)}</time>],
        ]}
      />
      <section>
        <h2 className="section-rule">Messages</h2>
        <Thread messages={messages} />
      </section>
      {may_reply ? (
        <ReplyForm
          endpoint={replyToTicketEndpoint}
          draftName={`ticket reply ${id}`}
          bodyOf={(message, attachment) => ({ id, message, ...(attachment && { attachment }) })}
          attachable
          label="Your reply"
          rows={4}
          hint={status === 'closed' ? 'This ticket is closed. Your reply will reopen it.' : undefined}
          action="Send reply"
        />
      ) : (
        <Notice>{TICKET_TOO_OLD}</Notice>
      )}
    </article>
  );
}

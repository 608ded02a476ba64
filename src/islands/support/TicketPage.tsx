import { formatTime, sentenceCase } from '#client/format.ts';
import { getTicketEndpoint, replyToTicketEndpoint, TICKET_OVER, type Ticket } from '#contracts/support.ts';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { ReplyForm } from '#ui/ReplyForm.tsx';
import { Status } from '#ui/Status.tsx';
import { ticketTones } from '#ui/status-tones.ts';
import { Thread } from '#ui/Thread.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useTitle } from '#ui/use-title.ts';
import './support.css';

/** One of the caller's own tickets: what was said, and the place to say more. */
export function TicketPage() {
  return (
    <RecordPage
      endpoint={getTicketEndpoint}
      crumbs={(reply) => [{ label: 'Support', href: '/portal/support' }, { label: reply?.ticket.code ?? 'Ticket' }]}
      missing="This ticket was not found."
      back={{ label: 'Back to Support', href: '/portal/support' }}
    >
      {({ ticket }) => <Sheet {...ticket} />}
    </RecordPage>
  );
}

function Sheet({ id, code, subject, status, created_at, messages, may_reply }: Ticket) {
  useTitle(code);
  return (
    <article className="ticket">
      <header className="page-head">
        <h1>{subject}</h1>
      </header>
      <TitleBlock
        cells={[
          ['Ticket', <span className="code">{code}</span>],
          ['Status', <Status tone={ticketTones[status]}>{sentenceCase(status)}</Status>],
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
          draft={`ticket reply ${id}`}
          bodyOf={(message) => ({ id, message })}
          label="Your reply"
          rows={4}
          hint={status === 'closed' ? 'The ticket is closed. Your reply opens it again.' : undefined}
          action="Send reply"
        />
      ) : (
        <Notice>{TICKET_OVER}</Notice>
      )}
    </article>
  );
}

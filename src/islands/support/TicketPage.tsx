import type { FormEvent } from 'react';
import { formatTime, sentenceCase } from '#client/format.ts';
import {
  getTicketEndpoint,
  MAX_MESSAGE_LENGTH,
  replyToTicketEndpoint,
  TICKET_OVER,
  type Ticket,
} from '#contracts/support.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { ticketTones } from '#ui/status-tones.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { Thread } from '#ui/Thread.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
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
      {may_reply ? <Reply id={id} closed={status === 'closed'} /> : <Notice>{TICKET_OVER}</Notice>}
    </article>
  );
}

function Reply({ id, closed }: { id: number; closed: boolean }) {
  const [draft, change, clear] = useTabDraft(`ticket reply ${id}`, { message: '' });
  const { submit, busy, errors, failure, edited } = useAct(replyToTicketEndpoint, clear);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  return (
    <form className="stack ticket-reply no-print" onSubmit={send} noValidate>
      <TextArea
        label="Your reply"
        name="message"
        rows={4}
        hint={closed ? 'The ticket is closed. Your reply opens it again.' : undefined}
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft.message}
        error={errors.message}
        onChange={(event) => {
          edited('message');
          change({ message: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button kind="primary" type="submit" busy={busy} busyText="Sending…">
          Send reply
        </Button>
      </div>
    </form>
  );
}

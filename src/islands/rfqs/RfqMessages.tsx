import type { FormEvent } from 'react';
import { replyToRfqEndpoint, type RfqDetail } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { Thread } from '#ui/Thread.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

type Props = Pick<RfqDetail, 'id' | 'messages' | 'status'> & { ended: boolean };

/** What was said about an RFQ, and the place to say more; nothing where it has ended without a word. */
export function RfqMessages({ id, messages, status, ended }: Props) {
  if (ended && messages.length === 0) return null;
  return (
    <section className={classNames('rfq-messages', messages.length === 0 && 'no-print')}>
      <h2 className="section-rule">Messages</h2>
      {messages.length > 0 && <Thread messages={messages} />}
      {!ended && <Reply id={id} asked={status === 'more information requested'} />}
    </section>
  );
}

function Reply({ id, asked }: { id: number; asked: boolean }) {
  const [draft, change, clear] = useTabDraft(`rfq reply ${id}`, { message: '' });
  const { submit, busy, errors, failure, edited } = useAct(replyToRfqEndpoint, clear);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  return (
    <form className="stack no-print" onSubmit={send} noValidate>
      <TextArea
        label={asked ? 'Your answer' : 'Message'}
        name="message"
        rows={3}
        maxLength={4000}
        value={draft.message}
        error={errors.message}
        onChange={(event) => {
          edited('message');
          change({ message: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button kind={asked ? 'primary' : 'secondary'} type="submit" busy={busy} busyText="Sending…">
          {asked ? 'Send answer' : 'Send message'}
        </Button>
      </div>
    </form>
  );
}

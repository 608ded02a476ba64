import { replyToRfqEndpoint, type RfqDetail } from '#contracts/rfqs.ts';
import { classNames } from '#ui/class-names.ts';
import { ReplyForm } from '#ui/ReplyForm.tsx';
import { Thread } from '#ui/Thread.tsx';

type Props = Pick<RfqDetail, 'id' | 'messages' | 'status'> & { ended: boolean };

/** What was said about an RFQ, and the place to say more; nothing where it has ended without a word. */
export function RfqMessages({ id, messages, status, ended }: Props) {
  if (ended && messages.length === 0) return null;
  const asked = status === 'more information requested';
  return (
    <section className={classNames('rfq-messages', messages.length === 0 && 'no-print')}>
      <h2 className="section-rule">Messages</h2>
      {messages.length > 0 && <Thread messages={messages} />}
      {!ended && (
        <ReplyForm
          endpoint={replyToRfqEndpoint}
          draft={`rfq reply ${id}`}
          bodyOf={(message) => ({ id, message })}
          label={asked ? 'Your answer' : 'Message'}
          rows={3}
          kind={asked ? 'primary' : 'secondary'}
          action={asked ? 'Send answer' : 'Send message'}
        />
      )}
    </section>
  );
}

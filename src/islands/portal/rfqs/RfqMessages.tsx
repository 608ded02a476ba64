import { replyToRfqEndpoint, type RfqDetail } from '#contracts/quotes/rfqs.ts';
import { classNames } from '#ui/class-names.ts';
import { ReplyForm } from '#widgets/ReplyForm.tsx';
import { Thread } from '#widgets/Thread.tsx';

type Props = Pick<RfqDetail, 'id' | 'messages' | 'status'> & { ended: boolean };

/** The messages about an RFQ with a reply form; nothing for an ended RFQ without messages. */
export function RfqMessages({ id, messages, status, ended }: Props) {
  if (ended && messages.length === 0) return null;
  const isAsked = status === 'more information requested';
  return (
    <section className={classNames('rfq-messages', messages.length === 0 && 'no-print')}>
      <h2 className="section-rule">Messages</h2>
      {messages.length > 0 && <Thread messages={messages} />}
      {!ended && (
        <ReplyForm
          endpoint={replyToRfqEndpoint}
          draftName={`rfq reply ${id}`}
          bodyOf={(message) => ({ id, message })}
          label={isAsked ? 'Your answer' : 'Message'}
          rows={3}
          kind={isAsked ? 'primary' : 'secondary'}
          action={isAsked ? 'Send answer' : 'Send message'}
        />
      )}
    </section>
  );
}

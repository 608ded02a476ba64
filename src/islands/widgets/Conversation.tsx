import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { readMessagesEndpoint, type RecordMessage, sendRecordMessageEndpoint } from '#contracts/messages/messages.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';

export type MessageRecord = { order_id: number } | { rfq_id: number };

type Props = {
  record: MessageRecord;
  messages: RecordMessage[];
  /** The form of staff; absent in the portal, where buyers write. */
  staffForm?: ReactNode;
  /** True if the record takes no more messages. */
  ended?: boolean;
  /** Our question to the buyer is open. */
  isAsked?: boolean;
};

/** The messages about an order or an RFQ, with the form for the next one. Opening the page marks them as read. */
export function Conversation({ record, messages, staffForm, ended = false, isAsked = false }: Props) {
  const shown = useMarkedAsRead(record, messages);
  if (ended && messages.length === 0) return null;
  return (
    <section id="messages" className={classNames('conversation', messages.length === 0 && 'no-print')}>
      <h2 className="section-rule">Messages</h2>
      {shown.length > 0 ? (
        <Thread messages={shown} />
      ) : (
        <p className="quiet">{staffForm ? 'No messages yet.' : EMPTY}</p>
      )}
      {!ended && (staffForm ?? <BuyerMessageForm record={record} isAsked={isAsked} />)}
    </section>
  );
}

const EMPTY = 'No messages yet. Write to us; our reply appears here and in your email.';

/** The name of a record's draft, and the body of a message about it. */
export const messageDraft = (record: MessageRecord) => ({
  draftName: `message ${JSON.stringify(record)}`,
  bodyOf: (message: string, attachment?: File) => ({ ...record, message, ...(attachment && { attachment }) }),
});

function BuyerMessageForm({ record, isAsked }: { record: MessageRecord; isAsked: boolean }) {
  return (
    <ReplyForm
      endpoint={sendRecordMessageEndpoint}
      {...messageDraft(record)}
      attachable
      label={isAsked ? 'Your answer' : 'Message'}
      rows={3}
      kind={isAsked ? 'primary' : 'secondary'}
      action={isAsked ? 'Send answer' : 'Send message'}
    />
  );
}

/** The messages; those that were new when the page was opened stay marked until it is left. */
function useMarkedAsRead(record: MessageRecord, messages: RecordMessage[]): RecordMessage[] {
  const [marked, setMarked] = useState<number[]>([]);
  const name = JSON.stringify(record);
  const unread = messages.flatMap(({ unread, id }) => (unread ? [id] : [])).join(' ');
  useEffect(() => {
    if (unread === '') return;
    const ids = unread.split(' ').map(Number);
    // A failure does not disturb the reader: the messages are then new on the next visit too.
    call(readMessagesEndpoint, { body: { ...(JSON.parse(name) as MessageRecord), up_to: ids.at(-1)! } })
      .then(() => {
        setMarked((before) => [...before, ...ids]);
        return queryClient.invalidateQueries();
      })
      .catch(() => {});
  }, [name, unread]);
  return messages.map((message) => ({ ...message, unread: message.unread || marked.includes(message.id) }));
}

/** Says on top of the page that there are new messages, with a link to them. */
export function NewMessagesNotice({ messages }: { messages: RecordMessage[] }) {
  const [count] = useState(() => messages.filter(({ unread }) => unread).length);
  if (count === 0) return null;
  return (
    <Notice>
      {count === 1 ? 'There is a new message' : `There are ${count} new messages`} on this page.{' '}
      <a href="#messages">Go to messages</a>
    </Notice>
  );
}

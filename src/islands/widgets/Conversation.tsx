import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { readMessagesEndpoint, type RecordMessage, sendRecordMessageEndpoint } from '#contracts/messages/messages.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';

type MessageRecord = { order_id: number } | { rfq_id: number };

type Props = {
  record: MessageRecord;
  messages: RecordMessage[];
  side: 'buyer' | 'staff';
  /** True if the record takes no more messages. */
  ended?: boolean;
  /** Our question to the buyer is open. */
  isAsked?: boolean;
};

/** The messages about an order or an RFQ, with the form for the next one. Opening the page marks them as read. */
export function Conversation({ record, messages, side, ended = false, isAsked = false }: Props) {
  const shown = useMarkedAsRead(record, messages);
  if (ended && messages.length === 0) return null;
  return (
    <section id="messages" className={classNames('conversation', messages.length === 0 && 'no-print')}>
      <h2 className="section-rule">Messages</h2>
      {shown.length > 0 ? <Thread messages={shown} /> : <p className="quiet">{EMPTY[side]}</p>}
      {!ended && <MessageForm record={record} side={side} isAsked={isAsked} />}
    </section>
  );
}

const EMPTY = {
  buyer: 'No messages yet. Write to us here, and our reply appears below and in your mail.',
  staff: 'No messages yet.',
};

function MessageForm({ record, side, isAsked }: { record: MessageRecord; side: Props['side']; isAsked: boolean }) {
  const bodyOf = (message: string, attachment?: File) => ({ ...record, message, ...(attachment && { attachment }) });
  const draftName = `message ${JSON.stringify(record)}`;
  if (side === 'buyer') {
    return (
      <ReplyForm
        {...{ endpoint: sendRecordMessageEndpoint, draftName, bodyOf }}
        attachable
        label={isAsked ? 'Your answer' : 'Message'}
        rows={3}
        kind={isAsked ? 'primary' : 'secondary'}
        action={isAsked ? 'Send answer' : 'Send message'}
      />
    );
  }
  return (
    <ReplyForm
      {...{ endpoint: sendRecordMessageEndpoint, draftName, bodyOf }}
      attachable
      label="Message"
      hint="The buyer gets a message by email and in the portal, in the company’s name. A note is visible to staff only."
      rows={3}
      kind="secondary"
      action="Send to the buyer"
      extraButtons={({ text, file, busy, submit }) => (
        <Button disabled={busy} onClick={() => submit({ ...bodyOf(text, file), internal: true })}>
          Save as staff note
        </Button>
      )}
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

import { formatTime } from '#client/format.ts';
import { getMessageFileEndpoint, type RecordMessage } from '#contracts/messages/messages.ts';
import type { Message } from '#contracts/thread.ts';
import { Status } from '#ui/Status.tsx';
import { brand } from '#site';
import { MentionedText } from './mentions/MentionedText.tsx';
import { PrivateFile } from './PrivateFile.tsx';
import './thread.css';

type Props = { messages: (Message & Partial<RecordMessage>)[] };

/** The messages of a conversation in order, each with author, time and file; new ones and notes of staff are marked. */
export function Thread({ messages }: Props) {
  return (
    <ol className="thread">
      {messages.map(({ id, author, body, at, file, internal, unread, mentions = [] }) => (
        <li key={id} className={internal ? 'thread-note' : undefined}>
          <p className="small cluster">
            <strong>{author ?? brand.name}</strong> <time dateTime={at}>{formatTime(at)}</time>
            {unread && <Status tone="busy">New</Status>}
            {internal && <Status tone="idle">Staff note</Status>}
          </p>
          <p className="as-typed">
            <MentionedText text={body} names={mentions} />
          </p>
          {file && <PrivateFile endpoint={getMessageFileEndpoint} id={id} name={file} />}
        </li>
      ))}
    </ol>
  );
}

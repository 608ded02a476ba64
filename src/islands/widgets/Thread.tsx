import { formatTime } from '#client/format.ts';
import type { Message } from '#contracts/thread.ts';
import { brand } from '#site';
import './thread.css';

/** The messages of a conversation in order, each with author and time. */
export function Thread({ messages }: { messages: Message[] }) {
  return (
    <ol className="thread">
      {messages.map(({ id, author, body, at }) => (
        <li key={id}>
          <p className="small">
            <strong>{author ?? brand.name}</strong> <time dateTime={at}>{formatTime(at)}</time>
          </p>
          <p className="as-typed">{body}</p>
        </li>
      ))}
    </ol>
  );
}

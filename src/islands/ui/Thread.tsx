import { formatTime } from '#client/format.ts';
import { brand } from '#site';
import './thread.css';

/** A message of a conversation between a buyer and PlantSetu. */
export type Message = {
  id: number;
  /** Null for PlantSetu. */
  author: string | null;
  body: string;
  at: string;
};

/** What was said, in order, each with who and when. */
export function Thread({ messages }: { messages: Message[] }) {
  return (
    <ol className="thread">
      {messages.map(({ id, author, body, at }) => (
        <li key={id}>
          <p className="small">
            <strong>{author ?? brand.name}</strong> <time dateTime={at}>{formatTime(at)}</time>
          </p>
          <p className="thread-body">{body}</p>
        </li>
      ))}
    </ol>
  );
}

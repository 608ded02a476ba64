import { Status } from '#ui/Status.tsx';
import './new-messages.css';

/** The mark of a row in a list whose record has new messages. */
export function NewMessages({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="new-messages">
      <Status tone="busy">{count === 1 ? '1 new message' : `${count} new messages`}</Status>
    </span>
  );
}

/** The filter of a buyer's list for records with new messages. */
export const messagesFilter = {
  name: 'messages',
  label: 'Messages',
  all: 'All',
  options: [{ value: 'new', label: 'With new messages' }],
};

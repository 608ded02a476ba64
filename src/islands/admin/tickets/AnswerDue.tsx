import { formatTime } from '#client/format.ts';
import type { AdminTicket } from '#contracts/support/admin.ts';
import { Status } from '#ui/Status.tsx';

/** When the answer to a ticket is due, and whether it is overdue; a dash if the buyer is not waiting for one. */
export function AnswerDue({
  waiting_since,
  due_at,
  overdue,
}: Pick<AdminTicket, 'waiting_since' | 'due_at' | 'overdue'>) {
  if (!waiting_since || !due_at) return '–';
  return (
    <span className="ticket-due">
      <time dateTime={due_at}>{formatTime(due_at)}</time>
      {overdue && <Status tone="bad">Overdue</Status>}
      <span className="quiet small">waiting {formatAge(waiting_since)}</span>
    </span>
  );
}

/** `40 minutes`, `5 hours`, `3 days`. */
function formatAge(since: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

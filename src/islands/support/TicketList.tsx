import { formatDate, sentenceCase } from '#client/format.ts';
import { listTicketsEndpoint, type Ticket } from '#contracts/support.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { ticketTones } from '#ui/status-tones.ts';
import { Thread } from '#ui/Thread.tsx';
import { useRead } from '#ui/use-read.ts';

/** The caller's own tickets, newest first; each opens to what was said on it. */
export function TicketList() {
  const { data, error, refetch, isFetching } = useRead(listTicketsEndpoint);
  if (error && !data) {
    return (
      <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    );
  }
  if (!data) return <Skeleton className="tickets-skeleton" />;
  if (data.items.length === 0) {
    return (
      <EmptyState drawing={<EmptyDrawing of="tickets" />}>
        No tickets yet. Whatever you ask above is listed here with our answers.
      </EmptyState>
    );
  }
  return (
    <ul className="tickets sheet">
      {data.items.map((ticket) => (
        <TicketItem key={ticket.id} {...ticket} />
      ))}
    </ul>
  );
}

function TicketItem({ code, subject, status, created_at, messages }: Ticket) {
  return (
    <li>
      <details className="ticket">
        <summary>
          <span className="code quiet">{code}</span>
          <span className="ticket-subject">{subject}</span>
          <Status tone={ticketTones[status]}>{sentenceCase(status)}</Status>
          <time className="quiet" dateTime={created_at}>
            {formatDate(created_at)}
          </time>
        </summary>
        <Thread messages={messages} />
      </details>
    </li>
  );
}

import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import './support.css';
import { TicketForm } from './TicketForm.tsx';
import { TicketList } from './TicketList.tsx';

/** The form for a new ticket, and the user's own tickets below it. */
export function Support() {
  return (
    <div className="support stack stack-wide">
      {useHydrated() ? <TicketForm /> : <Skeleton className="ticket-form ticket-form-skeleton" />}
      <section aria-labelledby="tickets-title">
        <h2 id="tickets-title" className="section-rule">
          Your tickets
        </h2>
        <TicketList />
      </section>
    </div>
  );
}

import type { OrderTicket } from '#contracts/support/order-ticket.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import './order-tickets.css';

/** The support tickets about an order: a buyer's own ones, or for staff all. `area` is the page below which they are. */
export function OrderTickets({ tickets, area }: { tickets: OrderTicket[]; area: string }) {
  if (tickets.length === 0) return null;
  return (
    <section className="no-print">
      <h2 className="section-rule">Support tickets</h2>
      <ul className="order-tickets">
        {tickets.map(({ id, code, subject, status }) => (
          <li key={id}>
            <a href={`${area}/${id}`}>
              <span className="code">{code}</span> {subject}
            </a>
            <StatusBadge of={TICKET_STATES} status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { OrderSummary } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { Status } from '#ui/Status.tsx';
import './order-status-badge.css';
import { StatusBadge } from '../StatusBadge.tsx';

/** The status of an order, and whether it is late. */
export function OrderStatusBadge({ order: { status, late } }: { order: Pick<OrderSummary, 'status' | 'late'> }) {
  return (
    <span className="order-status">
      <StatusBadge of={ORDER_STATES} status={status} />
      {late && <Status tone="bad">{late === 'overdue' ? 'Late' : 'Misses need-by date'}</Status>}
    </span>
  );
}

import { canMove } from '#contracts/life-cycle.ts';
import type { AdminOrderDetail, OrderMove } from '#contracts/orders/admin.ts';
import { ORDER_MOVES, ORDER_STATES, SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { linesToPack } from './use-line-quantities.tsx';

type MoveLabels = { label: string; title: string; note: string; kind?: 'primary' | 'danger' };

/** The button of each status change, and the title and note label of its dialog. The next step of an order is `primary`. */
const MOVE_LABELS: Record<OrderMove, MoveLabels> = {
  confirmed: { label: 'Confirm', title: 'Confirm order', note: 'Note to the buyer', kind: 'primary' },
  'on hold': { label: 'Hold', title: 'Hold order', note: 'Question or reason (shown to the buyer)' },
  cancelled: { label: 'Cancel order', title: 'Cancel order', note: 'Reason (shown to the buyer)', kind: 'danger' },
  completed: { label: 'Complete', title: 'Complete order', note: 'Note for the history', kind: 'primary' },
};

/** The status changes that the order's status allows. An order with dispatched goods cannot be cancelled. */
export function allowedMoves({ status, shipments }: AdminOrderDetail): OrderMove[] {
  const isDispatched = shipments.some((shipment) => SHIPMENT_STATES[shipment.status].isSent);
  const moves = ORDER_MOVES.filter((to) => canMove(ORDER_STATES, 'staff', status, to));
  return moves.filter((to) => to !== 'cancelled' || !isDispatched);
}

/**
 * The consignment whose next step is the order's: the first packed one, then, once nothing is left to pack, the first that
 * is with the carrier. Null if the order's own step comes first.
 */
export function nextShipment(order: AdminOrderDetail): number | null {
  const { shipments, status } = order;
  const packed = shipments.find((shipment) => shipment.status === 'packed');
  if (packed) return packed.claim || ORDER_STATES[status].isPackable ? packed.id : null;
  if (linesToPack(order).length > 0) return null;
  return shipments.find((shipment) => SHIPMENT_STATES[shipment.status].isUnderWay)?.id ?? null;
}

/** Confirming an order on hold is called releasing it. */
export function moveLabels(move: OrderMove, { status }: AdminOrderDetail): MoveLabels {
  const labels = MOVE_LABELS[move];
  return status === 'on hold' && move === 'confirmed'
    ? { ...labels, label: 'Release', title: 'Release order' }
    : labels;
}

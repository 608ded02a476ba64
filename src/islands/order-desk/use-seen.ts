import { useState } from 'react';
import { type DeskOrderDetail, ORDER_MOVED, type Seen } from '#contracts/admin-orders.ts';

/**
 * How much of an order its mover has seen. The page behind a dialog reads anew by itself: what counts is what it showed when
 * the dialog opened, or when the move was refused for having changed.
 */
export function useSeen({ history, shipments }: DeskOrderDetail, failure: string | null): Seen {
  const now = { steps: history.length, shipments: shipments.length };
  const [opened] = useState(now);
  return failure === ORDER_MOVED ? now : opened;
}

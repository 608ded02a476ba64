import { useState } from 'react';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import type { AdminOrderDetail, Seen } from '#contracts/orders/admin.ts';

/**
 * The state of the order that the user last saw, sent along so that the server can refuse a change made on an outdated one.
 * The page behind a dialog refreshes itself, so this is the state when the dialog opened, or after such a refusal.
 */
export function useLastSeen({ history, shipments }: AdminOrderDetail, failure: string | null): Seen {
  const current = { steps: history.length, shipments: shipments.length };
  const [atOpening] = useState(current);
  return failure === ORDER_CHANGED ? current : atOpening;
}

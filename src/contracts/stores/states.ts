import type { Badge, State, States } from '../life-cycle.ts';
import { statusesSetBy } from '../life-cycle.ts';

interface PurchaseOrderState extends Badge {
  /** Its lines can be changed. */
  isDraft?: true;
  /** The vendor has it, and goods are still to come: they count as on order. */
  isExpected?: true;
}

const purchaseOrders = {
  draft: { tone: 'idle', isDraft: true, createdBy: ['staff'], to: { staff: ['sent', 'cancelled'] } },
  sent: {
    ...{ tone: 'busy', isExpected: true },
    to: { staff: ['cancelled'], system: ['part received', 'received'] },
  },
  // Staff close an order whose balance will not come.
  'part received': { tone: 'busy', isExpected: true, to: { staff: ['received'], system: ['received'] } },
  received: { tone: 'ok', to: {} },
  cancelled: { tone: 'idle', to: {} },
} as const satisfies Record<string, State & PurchaseOrderState>;

/** Life cycle of our purchase order to a vendor. */
export const PURCHASE_ORDER_STATES: States<keyof typeof purchaseOrders, PurchaseOrderState> = purchaseOrders;

/** Statuses that staff set; the others follow from the goods received. */
export const PURCHASE_ORDER_MOVES = statusesSetBy(purchaseOrders, 'staff');

interface StockCountState extends Badge {
  /** Quantities are entered. */
  isOpen?: true;
}

const stockCounts = {
  counting: { tone: 'busy', isOpen: true, createdBy: ['staff'], to: { staff: ['posted', 'cancelled'] } },
  posted: { tone: 'ok', to: {} },
  cancelled: { tone: 'idle', to: {} },
} as const satisfies Record<string, State & StockCountState>;

/** Life cycle of a stock count. */
export const STOCK_COUNT_STATES: States<keyof typeof stockCounts, StockCountState> = stockCounts;

/** Why counted and book stock differ. */
export const COUNT_REASONS = ['damaged', 'miscounted', 'not booked in', 'not booked out', 'other'] as const;

import { type Badge, canMove, type State, type States, statusesSetBy } from '../life-cycle.ts';

interface OrderState extends Badge {
  /** How many of the six public tracking steps it has reached (specification §2); null where it has left that way. */
  step: number | null;
  /** Counts as an open order of the company: neither finished nor cancelled. */
  isOpen?: true;
  /** Goods are still to be delivered, and we are to deliver them: it can be late. */
  isAwaited?: true;
  /** Counts against the company's credit as far as it is not invoiced. */
  isOnCredit?: true;
  /** Goods may be packed, dispatched and short-closed. */
  isPackable?: true;
  /** Staff have goods to pack or to dispatch. */
  isToShip?: true;
  /** All remaining goods are with the carrier. */
  isUnderWay?: true;
  /** Delivered goods may be returned. */
  isReturnable?: true;
  /** Rejected or cancelled. */
  isCalledOff?: true;
  /** Counts as a sale: placed and not rejected or cancelled. */
  isSale?: true;
  /** Staff must give a reason, which the buyer sees. */
  needsReason?: true;
}

/**
 * Statuses that follow from an order's shipments (`stageOf` in netlify/server/orders/follow-shipments.ts) and, once all is delivered,
 * from its returns.
 */
const byShipments = [
  ...(['confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery', 'delivered'] as const),
  ...(['return requested', 'returned'] as const),
] as const;

const orders = {
  'pending approval': {
    ...{ tone: 'warn', step: 0, isOpen: true },
    createdBy: ['buyer'],
    // On hold instead of placed if it takes the company over its credit limit.
    to: { buyer: ['placed', 'rejected', 'cancelled'], system: ['on hold'] },
  },
  placed: {
    ...{ tone: 'busy', step: 0, isOpen: true, isAwaited: true, isSale: true, isOnCredit: true },
    createdBy: ['buyer'],
    // On hold instead of confirmed if the company's credit needs an admin.
    to: { buyer: ['cancelled'], staff: ['confirmed', 'cancelled'], system: ['on hold'] },
  },
  confirmed: {
    ...{
      tone: 'busy',
      step: 1,
      isOpen: true,
      isAwaited: true,
      isSale: true,
      isOnCredit: true,
      isPackable: true,
      isToShip: true,
    },
    to: { staff: ['on hold', 'cancelled'], system: byShipments },
  },
  packed: {
    ...{
      tone: 'busy',
      step: 2,
      isOpen: true,
      isAwaited: true,
      isSale: true,
      isOnCredit: true,
      isPackable: true,
      isToShip: true,
    },
    to: { staff: ['cancelled'], system: byShipments },
  },
  'partly shipped': {
    ...{
      tone: 'busy',
      step: 3,
      isOpen: true,
      isAwaited: true,
      isSale: true,
      isOnCredit: true,
      isPackable: true,
      isToShip: true,
      isReturnable: true,
    },
    to: { system: byShipments },
  },
  'in transit': {
    ...{
      tone: 'busy',
      step: 3,
      isOpen: true,
      isAwaited: true,
      isSale: true,
      isOnCredit: true,
      isPackable: true,
      isUnderWay: true,
      isReturnable: true,
    },
    to: { system: byShipments },
  },
  'out for delivery': {
    ...{
      tone: 'busy',
      step: 4,
      isOpen: true,
      isAwaited: true,
      isSale: true,
      isOnCredit: true,
      isPackable: true,
      isUnderWay: true,
      isReturnable: true,
    },
    to: { system: byShipments },
  },
  delivered: {
    ...{ tone: 'ok', step: 5, isSale: true, isReturnable: true },
    to: { buyer: ['return requested'], staff: ['completed'] },
  },
  completed: {
    ...{ tone: 'ok', step: 6, isSale: true, isReturnable: true },
    to: { buyer: ['return requested'] },
  },
  'on hold': {
    ...{ tone: 'warn', step: null, isOpen: true, isAwaited: true, isSale: true, needsReason: true },
    // An order that takes the company over its credit limit.
    createdBy: ['buyer'],
    // Released by staff, or by the buyer who accepts the change that our question proposes.
    to: { buyer: ['confirmed'], staff: ['confirmed', 'cancelled'] },
  },
  rejected: { tone: 'bad', step: null, isCalledOff: true, to: {} },
  cancelled: { tone: 'idle', step: null, isCalledOff: true, needsReason: true, to: {} },
  'return requested': {
    ...{ tone: 'warn', step: 6, isOpen: true, isSale: true, isReturnable: true },
    // Once no return is open: the status before, or `returned` if all goods came back.
    to: { system: ['delivered', 'completed', 'returned'] },
  },
  returned: { tone: 'idle', step: 6, isSale: true, to: {} },
} as const satisfies Record<string, State & OrderState>;

/** Life cycle of an order. */
export const ORDER_STATES: States<keyof typeof orders, OrderState> = orders;

/** Statuses that staff set directly; the others follow from shipments. */
export const ORDER_MOVES = statusesSetBy(orders, 'staff');

interface ShipmentState extends Badge {
  /** It has been dispatched. */
  isSent?: true;
  /** The carrier has it. */
  isUnderWay?: true;
}

const shipments = {
  packed: { tone: 'busy', staffTone: 'idle', createdBy: ['staff'], to: { staff: ['in transit'] } },
  'in transit': {
    ...{ tone: 'busy', isSent: true, isUnderWay: true },
    to: { staff: ['out for delivery', 'delivered'] },
  },
  'out for delivery': { tone: 'busy', isSent: true, isUnderWay: true, to: { staff: ['delivered'] } },
  delivered: { tone: 'ok', isSent: true, to: {} },
} as const satisfies Record<string, State & ShipmentState>;

/** Life cycle of a shipment. */
export const SHIPMENT_STATES: States<keyof typeof shipments, ShipmentState> = shipments;

/**
 * `return`: goods that go back. `shortage`: goods that were missing from a consignment, which are credited without coming back,
 * or sent again (decision 069).
 */
export const RETURN_KINDS = ['return', 'shortage'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

interface ReturnState extends Badge {
  /** It is not settled. */
  isOpen?: true;
  /** Its goods are to be credited: they are back, or were never received. */
  isCredited?: true;
}

const returns = {
  requested: {
    ...{ tone: 'busy', staffTone: 'warn', isOpen: true },
    createdBy: ['buyer'],
    // A shortage is accepted, sent again or rejected; a return is approved or rejected, and then received.
    to: { staff: ['approved', 'accepted', 'sent again', 'rejected'] },
  },
  approved: { tone: 'busy', isOpen: true, to: { staff: ['received'] } },
  accepted: { tone: 'ok', isCredited: true, to: {} },
  // Its consignment was unpacked: the claim is to be answered again.
  'sent again': { tone: 'ok', to: { system: ['requested'] } },
  rejected: { tone: 'bad', staffTone: 'idle', to: {} },
  received: { tone: 'ok', isCredited: true, to: {} },
} as const satisfies Record<string, State & ReturnState>;

/** Life cycle of a return or a claim: goods that came back or never came are credited. */
export const RETURN_STATES: States<keyof typeof returns, ReturnState> = returns;

/** Staff's decision on a return, and the receipt of its goods. */
export const RETURN_MOVES = statusesSetBy(returns, 'staff');

/** Whether staff may take this step with a return of this kind. */
export function canSettle(kind: ReturnKind, from: keyof typeof returns, to: (typeof RETURN_MOVES)[number]): boolean {
  const ofOtherKind: readonly string[] = kind === 'shortage' ? ['approved'] : ['accepted', 'sent again'];
  if (ofOtherKind.includes(to)) return false;
  return canMove(RETURN_STATES, 'staff', from, to);
}

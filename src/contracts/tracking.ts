import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { OrderStatus } from './orders.ts';
import { ShipmentStatus } from './shipments.ts';
import { optional, required } from './text.ts';

/** What is told where nothing matches (specification §2): the same words for a wrong proof and an unknown number. */
export const NOT_TRACKED =
  'Live tracking is coming soon. Please contact support with your number: we answer within 2 hours.';

/** Steps that an order has taken of the six (specification §2), by its status; none where it has left that way. */
const STEPS: Partial<Record<OrderStatus, number>> = {
  'pending approval': 0,
  placed: 0,
  confirmed: 1,
  packed: 2,
  'partly shipped': 3,
  'in transit': 3,
  'out for delivery': 4,
  delivered: 5,
  completed: 6,
  'return requested': 6,
  returned: 6,
};

/** How many of the six steps an order has reached, 0 to 6; null for one that is held, rejected or cancelled. */
export const stepOf = (status: OrderStatus): number | null => STEPS[status] ?? null;

/** An order as somebody sees it who knows its number and a second thing about it. */
export const Tracked = z.object({
  id: z.int(),
  status: OrderStatus,
  /** Each status it has had; notes and names stay inside. */
  history: z.array(z.object({ status: OrderStatus, at: z.iso.datetime() })),
  /** Consignments that have left: the one asked for by its number, or all of the order. */
  shipments: z.array(
    z.object({
      status: ShipmentStatus,
      carrier: z.nullable(z.string()),
      awb: z.nullable(z.string()),
      lr_number: z.nullable(z.string()),
      /** Calendar day, `YYYY-MM-DD`. */
      expected_on: z.nullable(z.string()),
    }),
  ),
});
export type Tracked = z.infer<typeof Tracked>;

/**
 * Looks an order up by its number, or the AWB or LR number of a consignment, and the email address that placed it or the
 * PIN code that it goes to. Anything else is answered alike, with what to do instead.
 */
export const trackOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/track',
  roles: 'public',
  form: 'also',
  page: '/delivery/tracking',
  body: z.object({
    reference: required(60, 'Enter the order number, AWB or LR number.'),
    /** Without it nothing is found. */
    proof: optional(254),
  }),
  reply: z.object({ message: z.string(), order: z.nullable(Tracked) }),
});

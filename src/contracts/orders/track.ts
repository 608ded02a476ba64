import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { optional, required } from '../fields/text.ts';
import { OrderStatus } from './portal.ts';
import { ShipmentStatus } from './shipments.ts';

/** The same message for a wrong proof and an unknown number (specification §2). */
export const NOT_TRACKED =
  'Live tracking is coming soon. Please contact support with your number: we answer within 2 hours.';

/** An order as public tracking shows it. */
export const Tracked = z.object({
  id: z.int(),
  status: OrderStatus,
  /** Past statuses, without notes and names. */
  history: z.array(z.object({ status: OrderStatus, at: z.iso.datetime() })),
  /** Dispatched consignments: the one with the given number, or all. */
  shipments: z.array(
    z.object({
      status: ShipmentStatus,
      carrier: z.nullable(z.string()),
      awb: z.nullable(z.string()),
      lr_number: z.nullable(z.string()),
      /** `YYYY-MM-DD` */
      expected_on: z.nullable(z.string()),
    }),
  ),
});
export type Tracked = z.infer<typeof Tracked>;

/**
 * Finds an order by its number or a consignment's AWB or LR number, together with the buyer's email address or the PIN code
 * of delivery. Otherwise the reply is always NOT_TRACKED.
 */
export const trackOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/track',
  roles: 'public',
  form: 'also',
  page: '/delivery/tracking',
  body: z.object({
    reference: required(60, 'Enter the order number, AWB or LR number.'),
    /** Email address or PIN code; without it nothing is found. */
    proof: optional(254),
  }),
  reply: z.object({ message: z.string(), order: z.nullable(Tracked) }),
});

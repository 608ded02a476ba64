import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { optional, required } from '../fields/text.ts';
import { OrderStatus } from './portal.ts';
import { ShipmentStatus } from './shipments.ts';

/** The answer to every number alone, so that it does not reveal which numbers exist. */
export const PROOF_ASKED = 'Now enter the buyer’s email address or the PO number of this order.';

/** The error of the second field, sent blank. */
export const PROOF_MISSING = 'Enter the buyer’s email address or the PO number.';

/** Where to look for the mistake: the same for an unknown number and for one with another email address or PO number. */
export const NOT_TRACKED = { reference: 'Check the number.', proof: 'Check the email address or PO number.' };

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
      /** The last characters only, `…4567`: with the whole number anyone can ask the carrier for name and address. */
      awb: z.nullable(z.string()),
      lr_number: z.nullable(z.string()),
      /** `YYYY-MM-DD` */
      expected_on: z.nullable(z.string()),
    }),
  ),
});
export type Tracked = z.infer<typeof Tracked>;

/**
 * Finds an order by its number or a consignment's AWB or LR number, together with the buyer's email address or the order's PO
 * number. Without the second, the reply asks for it and `order` is null; 404 if no order matches both.
 */
export const trackOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/track',
  roles: 'public',
  form: 'also',
  page: '/delivery/tracking',
  body: z.object({
    reference: required(60, 'Enter the order number, AWB or LR number.'),
    /** Email address or PO number. */
    proof: optional(254),
  }),
  reply: z.object({ message: z.string(), order: z.nullable(Tracked) }),
});

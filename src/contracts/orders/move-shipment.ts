import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { notFuture } from '../fields/not-future.ts';
import { id, optional } from '../fields/text.ts';

const FUTURE = 'This date has not come yet. Enter today or an earlier date.';

/**
 * Records the carrier's status of a consignment; of a delivery the day, today if none is given, and the signed proof, an upload
 * of the caller. 400 for a day before the dispatch or after today.
 */
export const moveShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-move',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({
    id,
    to: z.enum(['out for delivery', 'delivered']),
    received_by: optional(100),
    delivered_on: z.optional(calendarDay().check(notFuture(FUTURE))),
    proof: z.optional(z.nullable(id)),
  }),
  reply: z.object({ message: z.string() }),
});

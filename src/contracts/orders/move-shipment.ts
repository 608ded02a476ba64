import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { pastDay } from '../fields/past-day.ts';
import { id, optional } from '../fields/text.ts';

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
    delivered_on: z.optional(pastDay),
    proof: z.optional(z.nullable(id)),
  }),
  reply: z.object({ message: z.string() }),
});

import * as z from 'zod/mini';
import { bulkIds, BulkReply } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';

/**
 * Packs orders, up to 100, each as one consignment of everything that is left of it, by the rules of `shipment-pack`. An order
 * with less on the shelf, or nothing left to pack, is refused and does not stop the others.
 */
export const packOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders-pack',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ ids: bulkIds }),
  reply: BulkReply,
});

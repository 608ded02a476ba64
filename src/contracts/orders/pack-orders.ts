import * as z from 'zod/mini';
import { bulkIds, BulkReply } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';

/**
 * Packs up to 100 orders, all remaining goods of an order as one consignment, by the rules of `shipment-pack`. An order whose
 * goods are not all in stock, or that has nothing left to pack, is refused; the others are packed.
 */
export const packOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders-pack',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ ids: bulkIds }),
  reply: BulkReply,
});

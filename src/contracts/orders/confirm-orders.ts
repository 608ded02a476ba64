import * as z from 'zod/mini';
import { bulkIds, BulkReply } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { futureDay } from '../fields/future-day.ts';

/**
 * Confirms placed orders, up to 100, each by the rules of `order-move`: one that is refused does not stop the others. An order
 * that is not placed any more, or needs a reason because of its company's credit, is refused; an order that an employee cannot
 * confirm for its company's credit goes on credit hold.
 */
export const confirmOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders-confirm',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({
    ids: bulkIds,
    /** The dispatch date promised to all buyers. */
    expected_on: futureDay,
  }),
  reply: BulkReply,
});

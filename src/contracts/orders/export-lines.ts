import * as z from 'zod/mini';
import { endpoint, FileReply } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { idParam, optional } from '../fields/text.ts';
import { OrderStatus } from './portal.ts';

/**
 * The lines of the company's orders as CSV, newest first, one row a line; `after` is the last row of the previous part. Rejected
 * and cancelled orders are included with their status.
 */
export const exportOrderLinesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/order-lines-export',
  roles: ['customer'],
  query: exportQuery(
    z.object({
      q: optional(200),
      status: z.optional(OrderStatus),
      cost_centre_id: z.optional(idParam),
      messages: z.optional(z.enum(['new'])),
    }),
  ),
  reply: FileReply,
});

import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';

/** The three counts of the staff desk's first page (specification §2). */
export const getDashboardEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  roles: staffRoles,
  reply: z.object({
    /** People who can sign in as a customer. */
    customers: z.int(),
    /** RFQs that wait for an answer. */
    open_rfqs: z.int(),
    /** Orders placed since midnight, India Standard Time. */
    orders_today: z.int(),
  }),
});

import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, REASON_MISSING, required } from '../fields/text.ts';

/**
 * Clears a record of goods received that is wrong, so that the buyer can record it again. Its requests and claims that are not
 * answered are rejected with the same reason, which the buyer sees. 409 once one of them is approved or accepted.
 */
export const clearGoodsReceivedEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/goods-received-clear',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id, reason: required(500, REASON_MISSING) }),
  reply: z.object({ message: z.string() }),
});

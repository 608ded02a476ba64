import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, optional, REASON_MISSING } from '../fields/text.ts';
import { RETURN_MOVES } from './states.ts';

/** Staff's decision on a return, and later the receipt of its goods. */
export const ReturnMove = z.enum(RETURN_MOVES);
export type ReturnMove = z.infer<typeof ReturnMove>;

/**
 * Approves or rejects a buyer's return request, or records that its goods were received. A claim for goods that were short is
 * accepted, sent again or rejected instead. What is accepted is then credited; `sent again` takes the missing goods from stock and
 * packs them as a consignment at no charge, 409 if there is too little. With `arrived` a return is approved and received at once.
 * `restock` applies to goods that came back only.
 */
export const settleReturnEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/return-settle',
  creates: true,
  roles: staffRoles,
  needs: ['sales', 'stores'],
  body: z
    .object({
      id,
      to: ReturnMove,
      answer: optional(500),
      /** With `approved`: the goods are already here. */
      arrived: z.optional(z.boolean()),
      restock: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ to, answer }) => to !== 'rejected' || answer !== null, {
        error: REASON_MISSING,
        path: ['answer'],
      }),
    ),
  reply: z.object({ message: z.string() }),
});

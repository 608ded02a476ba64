import type { BulkReply } from '#contracts/bulk.ts';
import { actOnEach } from '../platform/bulk.ts';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { moveOrder } from './transition.ts';

/**
 * Confirms placed orders, each by the rules of `moveOrder`. One on hold is not released here: why it was held has to be read
 * first. Nor is one confirmed beyond its company's credit, as an admin gives the reason for each.
 */
export function confirmOrders(
  actor: Caller,
  { ids, expected_on }: { ids: number[]; expected_on?: string | null | undefined },
): Promise<BulkReply> {
  return actOnEach(ids, async (id) => {
    try {
      const move = { id, to: 'confirmed', from: 'placed', note: null } as const;
      return await moveOrder(actor, { ...move, expected_on: expected_on ?? null });
    } catch (error) {
      if (!(error instanceof AppError) || !error.details.fields?.credit_reason) throw error;
      throw new AppError('conflict', `Order ${id} goes beyond its company’s credit. Open it to give the reason.`);
    }
  });
}

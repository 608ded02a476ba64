import { and, eq, sql } from 'drizzle-orm';
import { items } from '#db/schema/catalog.ts';
import { asActor, db } from '../platform/database.ts';
import { fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

interface Move {
  item_id: number;
  bin: string | null;
  bin_was: string | null;
}

/**
 * Moves an item to another bin, for all companies. Its version rises, so that a form opened before does not move it back. The
 * contract lists the refusals.
 */
export async function moveItem(actor: Caller, { item_id, bin, bin_was }: Move) {
  const isItem = eq(items.id, item_id);
  const [, [moved], [item]] = await asActor(actor, [
    db
      .update(items)
      .set({ bin, version: sql`${items.version} + 1`, updated_at: sql`now()` })
      .where(and(isItem, sql`${items.bin} is not distinct from ${bin_was}`))
      .returning({ sku: items.sku }),
    db.select({ bin: items.bin }).from(items).where(isItem),
  ]);
  if (!item) throw notFound('item');
  if (!moved) {
    const now = item.bin === null ? 'It has no bin now.' : `It is in bin ${item.bin} now.`;
    throw fieldError('conflict', 'bin', `Someone has moved the item. ${now} Enter yours again to replace it.`);
  }
  return { message: bin === null ? `${moved.sku} has no bin now.` : `${moved.sku} is in bin ${bin} now.` };
}

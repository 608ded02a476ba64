import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type createListEndpoint, MAX_LISTS, type saveListEndpoint } from '#contracts/lists/lists.ts';
import { requisition_lists as lists } from '#db/schema/lists.ts';
import { asActor, db, guard, myCompany, orConflict } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { readEditable } from './editable.ts';
import { addProducts, countItems, knownProducts, leftOut, mergeLines, requireUnits } from './lines.ts';

/** Creates a list for the caller. 409 above MAX_LISTS. */
export async function createList(actor: Caller, body: z.output<typeof createListEndpoint.body>) {
  const { lines, ...fields } = body;
  const merged = mergeLines(lines);
  const [, known] = await asActor(actor, [knownProducts(merged)]);
  const { found, missing } = requireUnits(merged, known);
  const [, , [created]] = await orConflict(
    asActor(actor, [
      guard('lists', sql`(select count(*) from requisition_lists where user_id = app_user()) < ${MAX_LISTS}`),
      db
        .insert(lists)
        .values({ ...fields, company_id: myCompany, user_id: actor.uid })
        .returning({ id: lists.id }),
      addProducts(sql`currval('requisition_lists_id_seq')`, found),
    ]),
    `You already have ${MAX_LISTS} lists. Delete one first.`,
  );
  return {
    id: created!.id,
    message: `${fields.name} saved${found.length > 0 ? ` with ${countItems(found.length)}` : ''}.${leftOut(missing)}`,
  };
}

/** Changes name, note and sharing. */
export async function saveList(actor: Caller, { id, ...fields }: z.output<typeof saveListEndpoint.body>) {
  const [, { list, mine }] = await readEditable(actor, id);
  if (fields.shared !== list.shared && !mine) {
    throw new AppError('forbidden', 'Only the owner of a list decides whether it is shared.');
  }
  await asActor(actor, [
    db
      .update(lists)
      .set({ ...fields, updated_at: sql`now()` })
      .where(eq(lists.id, id)),
  ]);
  return { message: `${fields.name} saved.` };
}

/** Deletes a list with its lines. */
export async function removeList(actor: Caller, id: number) {
  const [, { list }] = await readEditable(actor, id);
  await asActor(actor, [db.delete(lists).where(eq(lists.id, id))]);
  return { message: `${list.name} deleted.` };
}

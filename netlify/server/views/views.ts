import { and, eq, sql } from 'drizzle-orm';
import { MAX_VIEWS, type SaveView, type ViewedList } from '#contracts/views/views.ts';
import { users } from '#db/schema/companies.ts';
import { saved_views as views } from '#db/schema/saved-views.ts';
import { asActor, db, errorCode, guard, orConflict } from '../platform/database.ts';
import { fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** The caller's views of a list and those shared by colleagues, the caller's first. */
export async function listViews(actor: Caller, { list }: { list: ViewedList }) {
  const { id, name, search, shared, user_id } = views;
  const mine = sql<boolean>`${user_id} = app_user()`;
  const [, items] = await asActor(actor, [
    db
      .select({ id, name, search, shared, mine, by: users.name })
      .from(views)
      .innerJoin(users, eq(users.id, user_id))
      .where(eq(views.list, list))
      .orderBy(sql`${mine} desc`, sql`lower(${name})`, id),
  ]);
  return { items };
}

/** Saves a new view, or changes the caller's own; at most `max` of a list. The contract lists the refusals. */
export async function saveView(actor: Caller, { id, list, ...view }: SaveView, max = MAX_VIEWS) {
  const owned = sql`user_id = app_user() and list = ${list}`;
  const write =
    id === undefined
      ? db
          .insert(views)
          .values({ ...view, list, user_id: actor.uid })
          .returning({ id: views.id })
      : db
          .update(views)
          .set(view)
          .where(and(eq(views.id, id), eq(views.user_id, actor.uid)))
          .returning({ id: views.id });
  try {
    const [, , [saved]] = await orConflict(
      asActor(actor, [
        guard('views', sql`${id !== undefined} or (select count(*) from saved_views where ${owned}) < ${max}`),
        write,
      ]),
      `You already have ${max} ${list === 'catalog' ? 'searches' : 'views'} for this list. Delete one first.`,
    );
    if (!saved) throw notFound('view');
    return { message: `${sentenceStart(wordFor(list))} “${view.name}” saved.`, id: saved.id };
  } catch (error) {
    if (errorCode(error) !== '23505') throw error;
    throw fieldError(
      'conflict',
      'name',
      `You already have a ${wordFor(list)} “${view.name}” for this list. Enter a different name.`,
    );
  }
}

/** Deletes the caller's view or a shared one; the policies hide others. 404 for an unknown one. */
export async function removeView(actor: Caller, id: number) {
  const [, [removed]] = await asActor(actor, [
    db.delete(views).where(eq(views.id, id)).returning({ name: views.name, list: views.list }),
  ]);
  if (!removed) throw notFound('view');
  return { message: `${sentenceStart(wordFor(removed.list))} “${removed.name}” deleted.` };
}

/** What a view is called on the screen of its list. */
const wordFor = (list: string) => (list === 'catalog' ? 'search' : 'view');

const sentenceStart = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MAX_TERMS, type saveQuoteTermsEndpoint } from '#contracts/quotes/terms.ts';
import { quote_terms } from '#db/schema/quote-terms.ts';
import { asActor, db, errorCode, guard, orConflict } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { filterBy } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

const { id, version, name, body } = quote_terms;

/** The terms library, by name. */
export async function listQuoteTerms(actor: Caller) {
  const [, items] = await asActor(actor, [
    db
      .select({ id, version, name, body })
      .from(quote_terms)
      .orderBy(sql`lower(${name})`),
  ]);
  return { items };
}

/** Adds or changes a text of the library. The contract lists the refusals. */
export async function saveQuoteTerms(
  actor: Caller,
  { id: one, version: seen, ...text }: z.output<typeof saveQuoteTermsEndpoint.body>,
) {
  const write =
    one === undefined
      ? db.insert(quote_terms).values(text).returning({ id })
      : db
          .update(quote_terms)
          .set({ ...text, version: sql`${version} + 1`, updated_at: sql`now()` })
          .where(and(eq(id, one), filterBy(version, seen)))
          .returning({ id });
  try {
    const [, , [saved], known] = await orConflict(
      asActor(actor, [
        guard('terms', sql`${one !== undefined} or (select count(*) from quote_terms) < ${MAX_TERMS}`),
        write,
        db
          .select({ id })
          .from(quote_terms)
          .where(eq(id, one ?? 0)),
      ]),
      `The terms library has ${MAX_TERMS} texts. Delete one first.`,
    );
    if (!saved && known.length === 0) throw notFound('text');
    if (!saved) throw new AppError('conflict', 'A colleague has changed this text. Close it and open it again.');
    return { message: `“${text.name}” saved.`, id: saved.id };
  } catch (error) {
    if (errorCode(error) !== '23505') throw error;
    throw fieldError('conflict', 'name', `There is already a text “${text.name}”. Enter a different name.`);
  }
}

/** Deletes a text of the library. 404 for an unknown one. */
export async function removeQuoteTerms(actor: Caller, one: number) {
  const [, [removed]] = await asActor(actor, [db.delete(quote_terms).where(eq(id, one)).returning({ name })]);
  if (!removed) throw notFound('text');
  return { message: `“${removed.name}” deleted.` };
}

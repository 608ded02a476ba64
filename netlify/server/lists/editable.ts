import { eq } from 'drizzle-orm';
import { requisition_lists as lists } from '#db/schema/lists.ts';
import { type Answers, asActor, type Me, type Queries } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { type ListRow, mayEdit, visibleLists } from './rows.ts';

/**
 * The list, if the caller may edit it, with the rows of further queries. 404 if they do not see it, 403 if it is a
 * colleague's and they are not company admin.
 */
export async function readEditable<T extends Queries = []>(
  actor: Caller,
  id: number,
  ...queries: T
): Promise<[Me, ListRow, ...Answers<T>]> {
  const [me, found, ...answers] = (await asActor(actor, [visibleLists(eq(lists.id, id)), ...queries])) as unknown as [
    Me,
    ListRow[],
    ...Answers<T>,
  ];
  const [row] = found;
  if (!row) throw notFound('list');
  if (!mayEdit(me, row)) {
    throw new AppError('forbidden', `${row.owner} or a company admin can change this list. You can save a copy.`);
  }
  return [me, row, ...answers];
}

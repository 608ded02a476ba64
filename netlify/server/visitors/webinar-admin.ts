import { and, sql } from 'drizzle-orm';
import type { Registration } from '#contracts/visitors/inbox-admin.ts';
import { webinar_registrations } from '#db/schema/visitors.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { db } from '../platform/database.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { type Handled, isHandled } from './inbox-admin.ts';

interface ListQuery extends Paging {
  q: string | null;
  handled?: Handled | undefined;
  webinar?: string | undefined;
  sort?: string | undefined;
}

/** A page of webinar registrations, newest first by default. */
export async function listRegistrations(actor: Caller, { q, handled, webinar, sort, ...paging }: ListQuery) {
  const { id, name, company, email, created_at, handled_at } = webinar_registrations;
  const byName = sql`lower(${name})`;
  const isByName = sort?.startsWith('name');
  const list = {
    query: db
      .select({ id, webinar: webinar_registrations.webinar, name, company, email, created_at, handled_at })
      .from(webinar_registrations)
      .$dynamic(),
    table: webinar_registrations,
    search: matches(webinar_registrations.search_text, q),
    where: and(isHandled(handled_at, handled), filterBy(webinar_registrations.webinar, webinar)),
    sortBy: isByName ? byName : id,
    descending: !sort?.endsWith('_asc'),
    first: isByName ? beginsWith(byName, q) : undefined,
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ created_at, handled_at, ...row }): Registration => ({
      ...row,
      created_at: created_at.toISOString(),
      handled_at: handled_at && handled_at.toISOString(),
    })),
    ...counts,
  };
}

/** The filtered list as a CSV. */
export const exportRegistrations = exportOf('registrations', listRegistrations, [
  ['Registered', ({ created_at }: Registration) => formatSheetTime(created_at)],
  ['Webinar', ({ webinar }) => webinar],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Handled', ({ handled_at }) => formatSheetTime(handled_at)],
]);

import { sql } from 'drizzle-orm';
import type { InboxKind } from '#contracts/admin-messages.ts';
import { asActor, rows } from './database.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** What the lists of messages, readers and registrations are asked; each uses its own part. */
export interface InboxFilters {
  q: string | null;
  handled?: 'no' | 'yes' | undefined;
  state?: string | undefined;
  webinar?: string | undefined;
  sort?: string | undefined;
}

/** The tables, by what they hold; no other name goes into a statement. */
const TABLES = {
  message: sql.raw('contact_messages'),
  subscriber: sql.raw('newsletter_subscribers'),
  registration: sql.raw('webinar_registrations'),
} as const;

/** What a row of any of them has, as JSON gives it. */
export interface InboxRow {
  id: number;
  created_at: string;
  handled_at: string | null;
}

/** One page of one of them. */
export async function readInbox<Row extends InboxRow>(actor: Caller, kind: InboxKind, query: InboxFilters & Place) {
  const { q, handled, state, webinar, sort, ...place } = query;
  const page = deskPage('admin_inbox_page', [kind, q, handled, state, webinar, sort], place);
  const { items, ...counts } = await readDeskPage<Row>(actor, `admin_${kind}_rows`, page);
  const dated = items.map((row) => ({
    ...row,
    created_at: moment(row.created_at),
    handled_at: moment(row.handled_at),
  }));
  return { items: dated, ...counts };
}

/** Marks something as handled, or takes the mark away; twice is the same as once. 404 for an id that does not exist. */
export async function markHandled(
  actor: Caller,
  { kind, id, handled }: { kind: InboxKind; id: number; handled: boolean },
) {
  const at = handled ? sql`coalesce(handled_at, now())` : sql`null`;
  const [, marked] = await asActor(actor, [
    rows(sql`update ${TABLES[kind]} set handled_at = ${at} where id = ${id} returning id`),
  ]);
  if (marked.rows.length === 0) throw new AppError('not_found', 'This entry was not found.');
  return { message: handled ? 'Marked as handled.' : 'Open again.' };
}

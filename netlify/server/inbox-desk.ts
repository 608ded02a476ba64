import { type SQL, sql } from 'drizzle-orm';
import type { InboxKind } from '#contracts/admin-messages.ts';
import { EXPORT_ROWS, tooManyRows } from './csv.ts';
import { asActor, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { listCap, searchCap } from './list-caps.ts';
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

/**
 * One page of one of them. `admin_inbox_page` finds the ids, row-level security guards the rows; `also` is a JSON object
 * of what a row `r` has in other tables.
 */
export async function readInbox<Row extends InboxRow>(
  actor: Caller,
  kind: InboxKind,
  query: InboxFilters & { page: number; size: number },
  also = sql`'{}'::jsonb`,
) {
  const { q, handled = null, state = null, webinar = null, sort = null, page, size } = query;
  const [, result] = await asActor(actor, [
    rows<{ total: number; capped: boolean; items: Row[] | null }>(sql`
      select total, capped, (
        select json_agg(to_jsonb(r) || ${also} order by place)
        from unnest(ids) with ordinality as found (row_id, place) join ${TABLES[kind]} r on r.id = found.row_id
      ) as items
      from admin_inbox_page(${kind}, ${q}, ${handled}, ${state}, ${webinar}, ${sort}, ${page}, ${size},
        ${listCap(size)}, ${searchCap(size)})`),
  ]);
  const { items, total, capped } = result.rows[0]!;
  const dated = (items ?? []).map((row) => ({
    ...row,
    created_at: moment(row.created_at)!,
    handled_at: moment(row.handled_at),
  }));
  return { items: dated, total, total_capped: capped };
}

/** All of a filtered list, for its export. 413 above EXPORT_ROWS. */
export async function readWholeInbox<Row extends InboxRow>(
  actor: Caller,
  kind: InboxKind,
  filters: InboxFilters,
  also?: SQL,
) {
  const whole = { ...filters, page: 1, size: EXPORT_ROWS };
  const { items, total_capped } = await readInbox<Row>(actor, kind, whole, also);
  if (total_capped) throw tooManyRows();
  return items;
}

/** A moment as JSON of the database writes it, in the wire's form. */
export const moment = (at: string | null) => at && new Date(at).toISOString();

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

import { isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InboxKind } from '#contracts/visitors/inbox-admin.ts';
import { asActor, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Whether a list shows what was handled or what is open. */
export type Handled = 'no' | 'yes';

export const isHandled = (handled_at: PgColumn, handled: Handled | undefined) =>
  handled && (handled === 'yes' ? isNotNull(handled_at) : isNull(handled_at));

/** The tables, by what they hold; no other name goes into a statement. */
const TABLES = {
  message: sql.raw('contact_messages'),
  subscriber: sql.raw('newsletter_subscribers'),
  registration: sql.raw('webinar_registrations'),
} as const;

/** Marks an entry as handled or open. Repeating it changes nothing. 404 for an unknown id. */
export async function markHandled(
  actor: Caller,
  { kind, id, handled }: { kind: InboxKind; id: number; handled: boolean },
) {
  const at = handled ? sql`coalesce(handled_at, now())` : sql`null`;
  const [, marked] = await asActor(actor, [
    rows(sql`update ${TABLES[kind]} set handled_at = ${at} where id = ${id} returning id`),
  ]);
  if (marked.rows.length === 0) throw notFound('entry');
  return { message: handled ? 'Marked as handled.' : 'Marked as open.' };
}

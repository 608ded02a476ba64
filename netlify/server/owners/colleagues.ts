import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Colleague, OpenWork } from '#contracts/owners/owners.ts';
import { users } from '#db/schema/companies.ts';
import { asActor, db, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';

/** Condition for staff who can sign in. */
export const isActiveStaff = and(ne(users.role, 'customer'), isNull(users.disabled_at));

/** The staff who can sign in: the caller first, the others by name. */
export async function listColleagues(actor: Caller): Promise<{ items: Colleague[] }> {
  const { id, name, email } = users;
  const isMe = eq(id, actor.uid);
  const [, items] = await asActor(actor, [
    db
      .select({ id, name, email, me: sql<boolean>`${isMe}` })
      .from(users)
      .where(isActiveStaff)
      .orderBy(sql`${isMe} desc`, sql`lower(${name})`, id),
  ]);
  return { items };
}

/** How much open work an employee owns. */
export async function getOpenWork(actor: Caller, id: number): Promise<OpenWork> {
  const [, { rows: counts }] = await asActor(actor, [
    rows<{ kind: keyof OpenWork; count: number }>(
      sql`select kind, count(*)::int as count from open_work where owner_id = ${id} group by kind`,
    ),
  ]);
  const found = Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));
  return { rfqs: found.rfqs ?? 0, orders: found.orders ?? 0, tickets: found.tickets ?? 0 };
}

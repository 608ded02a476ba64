import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Device } from '#contracts/auth/account.ts';
import { session_uses, sessions } from '#db/schema/companies.ts';
import { asActor, db } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { deviceName } from './device-name.ts';

/** Devices shown at most: a user who signs in afresh every day has many. */
const MAX_SHOWN = 50;

/** The caller's signed-in devices, this one first, then the last used. */
export async function listDevices(actor: Caller): Promise<{ items: Device[] }> {
  const [, found] = await asActor(actor, [
    db
      .select({ session: sessions, used })
      .from(sessions)
      .leftJoin(session_uses, eq(session_uses.session_id, sessions.id))
      .where(and(live(actor), gt(sessions.expires_at, sql`now()`)))
      .orderBy(desc(sql`${sessions.id} = ${actor.sid}`), desc(used))
      .limit(MAX_SHOWN),
  ]);
  return {
    items: found.map(({ session: { id, user_agent, created_at, expires_at }, used }) => ({
      id,
      name: deviceName(user_agent),
      since: created_at.toISOString(),
      used: used.toISOString(),
      until: expires_at.toISOString(),
      current: id === actor.sid,
    })),
  };
}

/** Signs out one of the caller's devices, or all others if there is no `id`. */
export async function signOutDevice(actor: Caller, id: string | undefined) {
  const [, ended] = await asActor(actor, [
    db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(and(live(actor), id ? eq(sessions.id, id) : ne(sessions.id, actor.sid)))
      .returning({ id: sessions.id }),
  ]);
  const message = id ? 'The device was signed out.' : 'All other devices were signed out.';
  return { message, ended: ended.length };
}

/** Signing in counts as use. */
const used = sql`coalesce(${session_uses.used_at}, ${sessions.created_at})`.mapWith(sessions.created_at);

const live = (actor: Caller) => and(eq(sessions.user_id, actor.uid), isNull(sessions.revoked_at));

import { eq, sql } from 'drizzle-orm';
import type { Login, SessionUser } from '#contracts/session.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { asActor, asSystem, db, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { verifyPassword } from './passwords.ts';
import { type Caller, sessionEnd, signToken } from './session.ts';

/** Tries for one address from one place, and from one place in all; window in minutes. The owner elsewhere stays free. */
const TRIES = { pair: 10, place: 60, minutes: 15 };

/** Opens a session. The same 401 for an unknown address, a wrong password and a disabled user; 429 after too many. */
export async function openSession(
  { email, password }: Login,
  from: { ip: string; userAgent: string | null },
): Promise<{ token: string; user: SessionUser }> {
  const placeKey = `login ${from.ip}`;
  const pairKey = `login ${from.ip} ${email.toLowerCase()}`;
  const [, , [row]] = await asSystem([
    rows(sql`select throttle_try(${placeKey}, ${TRIES.place}, make_interval(mins => ${TRIES.minutes}))`),
    rows(sql`select throttle_try(${pairKey}, ${TRIES.pair}, make_interval(mins => ${TRIES.minutes}))`),
    db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase())),
  ]);
  const matches = await verifyPassword(password, row?.password_hash ?? null);
  if (!row || !matches || row.disabled_at) throw new AppError('unauthenticated', 'Wrong e-mail or password.');

  const user = { uid: row.id, name: row.name, email: row.email, role: row.role, company_id: row.company_id };
  const sid = crypto.randomUUID();
  const expires = sessionEnd(user.role);
  await asSystem([
    rows(sql`select throttle_forget(${pairKey}), throttle_return(${placeKey})`),
    db.insert(sessions).values({
      id: sid,
      user_id: user.uid,
      user_agent: from.userAgent?.slice(0, 300) ?? null,
      expires_at: expires,
    }),
  ]);
  return { token: await signToken(user, sid, expires), user };
}

/** Revokes the caller's session. */
export async function closeSession(actor: Caller): Promise<void> {
  await asActor(actor, [
    db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(eq(sessions.id, actor.sid)),
  ]);
}

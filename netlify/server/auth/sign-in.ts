import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { SAME_PASSWORD, WRONG_OLD_PASSWORD } from '#contracts/auth/account.ts';
import type { Login, SessionUser } from '#contracts/auth/sign-in.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, asSystem, db, rows } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { newSession } from './new-session.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { askSecondFactor, factorsOf } from './second-factor/ask.ts';

/** Attempts per email and IP address, and per IP address, in a window of minutes. The owner can still sign in elsewhere. */
const ATTEMPTS = { emailAndIp: 10, ip: 60, minutes: 15 };

const { id, name, email, role, company_id, password_hash, must_change_password, disabled_at } = users;
const account = { id, name, email, role, company_id, password_hash, must_change_password, disabled_at, ...factorsOf };

/**
 * Opens a session. The same 401 for an unknown address, a wrong password and a disabled user; 429 after too many attempts.
 * 401 with the second step if the account has a second factor.
 */
export async function openSession(
  { email, password }: Login,
  from: { ip: string; userAgent: string | null },
): Promise<{ token: string; user: SessionUser; must_change_password: boolean }> {
  const ipKey = `login ${from.ip}`;
  const pairKey = `login ${from.ip} ${email.toLowerCase()}`;
  const [, , found] = await asSystem([
    rows(sql`select throttle_try(${ipKey}, ${ATTEMPTS.ip}, make_interval(mins => ${ATTEMPTS.minutes}))`),
    rows(sql`select throttle_try(${pairKey}, ${ATTEMPTS.emailAndIp}, make_interval(mins => ${ATTEMPTS.minutes}))`),
    // Only the system may read a password's hash.
    db
      .select(account)
      .from(users)
      .where(sql`lower(${users.email}) = lower(${email})`),
  ]);
  const [row] = found;
  const matches = await verifyPassword(password, row?.password_hash ?? null);
  if (!row || !matches || row.disabled_at) throw new AppError('unauthenticated', 'Wrong email or password.');

  if (row.has_app || row.has_passkey) throw await askSecondFactor(row);

  const { name, role, company_id, must_change_password } = row;
  const user: SessionUser = { uid: row.id, name, email: row.email, role, company_id };
  const session = newSession(user, from.userAgent);
  await asSystem([
    // A successful attempt is uncounted: it was not an attack, and a whole plant may share one IP address.
    // In the order in which attempts lock these rows, so that two sign-ins at once cannot deadlock.
    rows(sql`update throttle set tries = tries - 1 where key = ${ipKey} and tries > 0`),
    rows(sql`delete from throttle where key = ${pairKey}`),
    ...session.statements,
  ]);
  return { token: await session.token(), user, must_change_password };
}

/** Ends the caller's session. */
export async function closeSession(actor: Caller): Promise<void> {
  await asActor(actor, [
    db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(eq(sessions.id, actor.sid)),
  ]);
}

/**
 * Replaces the caller's password, ends all other sessions and notifies the owner by mail. 400 at the field for a wrong
 * old password or an unchanged one, 429 after too many attempts.
 */
export async function changePassword(
  actor: Caller,
  { old_password, password }: { old_password: string; password: string },
) {
  const key = `change-password ${actor.uid}`;
  const [me, , own] = await asActor(actor, [
    rows(sql`select throttle_try(${key}, ${ATTEMPTS.emailAndIp}, make_interval(mins => ${ATTEMPTS.minutes}))`),
    rows<{ hash: string }>(sql`select own_password_hash() as hash`),
  ]);
  const { hash } = own.rows[0]!;
  if (!(await verifyPassword(old_password, hash))) throw fieldError('invalid', 'old_password', WRONG_OLD_PASSWORD);
  if (await verifyPassword(password, hash)) throw fieldError('invalid', 'password', SAME_PASSWORD);
  const password_hash = await hashPassword(password);
  await asActor(actor, [
    db.update(users).set({ password_hash }).where(eq(users.id, actor.uid)),
    db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(and(eq(sessions.user_id, actor.uid), ne(sessions.id, actor.sid), isNull(sessions.revoked_at))),
    db.insert(outbox).values(mail('password-changed', me.email, { name: me.name, at: formatTime(new Date()) })),
  ]);
  return { message: 'Password changed. Other devices have been signed out.' };
}

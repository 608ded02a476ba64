import { eq, sql } from 'drizzle-orm';
import type { Login, SessionUser } from '#contracts/auth/sign-in.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { asActor, asSystem, db } from '../platform/database.ts';
import type { Device } from '../platform/device.ts';
import { AppError } from '../platform/errors.ts';
import { type Caller, sessionEnd, signToken } from '../platform/session.ts';
import { verifyPassword } from './passwords.ts';
import { explainLimit, signInLimits } from './sign-in-limits.ts';

const { id, name, email, role, company_id, password_hash, must_change_password, disabled_at } = users;
const account = { id, name, email, role, company_id, password_hash, must_change_password, disabled_at };

/** Opens a session. The same 401 for an unknown address, a wrong password and a disabled user; 429 after too many attempts. */
export async function openSession(
  { email, password }: Login,
  from: { ip: string; userAgent: string | null; device: Device },
): Promise<{ token: string; user: SessionUser; must_change_password: boolean }> {
  const limits = signInLimits({ email, ...from });
  const [, , , , counted, found] = await asSystem([
    ...limits.count,
    // Only the system may read a password's hash.
    db
      .select(account)
      .from(users)
      .where(sql`lower(${users.email}) = lower(${email}) and not ${users.email_in_use}`),
  ]).catch(explainLimit);
  const [row] = found;
  const attempt = counted.rows[0]!;
  const matches = await verifyPassword(password, row?.password_hash ?? null);
  if (!row || !matches || row.disabled_at) {
    await limits.noteFailure(attempt);
    throw new AppError('unauthenticated', 'Wrong email or password.');
  }

  const { name, role, company_id, must_change_password } = row;
  const user: SessionUser = { uid: row.id, name, email: row.email, role, company_id };
  const sid = crypto.randomUUID();
  const expires = sessionEnd(role);
  await asSystem([
    // Sessions are deleted after a month; the user's row keeps the time.
    db
      .update(users)
      .set({ signed_in_at: sql`now()` })
      .where(eq(users.id, user.uid)),
    ...limits.forgive(attempt, row.id),
    db.insert(sessions).values({
      id: sid,
      user_id: user.uid,
      user_agent: from.userAgent?.slice(0, 300) ?? null,
      expires_at: expires,
    }),
  ]);
  return { token: await signToken(user, sid, expires), user, must_change_password };
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

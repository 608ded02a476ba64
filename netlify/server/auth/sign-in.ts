import { eq, sql } from 'drizzle-orm';
import type { Login, SessionUser } from '#contracts/auth/sign-in.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { asActor, asSystem, db } from '../platform/database.ts';
import type { Device } from '../platform/device.ts';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { newSession } from './new-session.ts';
import { verifyPassword } from './passwords.ts';
import { askSecondFactor, factorsOf } from './second-factor/ask.ts';
import { sessionColumns, sessionUser } from './session-user.ts';
import { explainLimit, rememberDevice, signInLimits } from './sign-in-limits.ts';

const { password_hash, must_change_password, disabled_at } = users;
const account = { ...sessionColumns, password_hash, must_change_password, disabled_at, ...factorsOf };

/**
 * Opens a session. The same 401 for an unknown address, a wrong password and a disabled user; 429 after too many attempts.
 * 401 with the second step if the account has a second factor.
 */
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

  if (row.has_app || row.has_passkey) throw await askSecondFactor(row, limits.uncount(attempt));

  const { must_change_password } = row;
  const user = sessionUser(row);
  const session = newSession(user, from.userAgent);
  await asSystem([...session.statements, rememberDevice(row.id, from.device), ...limits.uncount(attempt)]);
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

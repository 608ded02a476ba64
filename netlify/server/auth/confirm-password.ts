import { sql } from 'drizzle-orm';
import { WRONG_OLD_PASSWORD } from '#contracts/auth/account.ts';
import { asActor, asSystem, type Me, rows } from '../platform/database.ts';
import { fieldError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { verifyPassword } from './passwords.ts';

/** Wrong passwords in a session, in a window of minutes: a thief of a session must not find out the password by it. */
const LIMIT = { tries: 10, minutes: 15 };

/**
 * Has the caller prove again who they are, before a change that a thief of the session would want. Returns the caller's
 * row and hash. 400 at `field` for a wrong password, 429 after too many; `assertMay` refuses callers who may not make the
 * change at all.
 */
export async function confirmPassword(
  actor: Caller,
  { password, field, assertMay }: { password: string; field: string; assertMay?: (me: Me) => void },
): Promise<{ me: Me; hash: string }> {
  const key = `own-password ${actor.uid}`;
  const [me, , own] = await asActor(actor, [
    rows(sql`select throttle_try(${key}, ${LIMIT.tries}, make_interval(mins => ${LIMIT.minutes}))`),
    rows<{ hash: string }>(sql`select own_password_hash() as hash`),
  ]);
  assertMay?.(me);
  const { hash } = own.rows[0]!;
  if (!(await verifyPassword(password, hash))) throw fieldError('invalid', field, WRONG_OLD_PASSWORD);
  await asSystem([rows(sql`delete from throttle where key = ${key}`)]);
  return { me, hash };
}

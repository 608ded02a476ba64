import { sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { WRONG_OLD_PASSWORD } from '#contracts/auth/account.ts';
import { asActor, type Me, rows } from '../platform/database.ts';
import { fieldError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { verifyPassword } from './passwords.ts';

/** Attempts at the current password, the right one included, in a window of minutes: more changes than anyone makes. */
const LIMIT = { tries: 20, minutes: 15 };

/**
 * Has the caller prove again who they are, before a change that someone at an unlocked screen must not make, and reads
 * what the change needs, in one round trip. Returns the caller's row, then each query's rows. 400 at `field` for a wrong
 * password, 429 after too many attempts.
 */
export async function confirmPassword<T extends BatchItem<'pg'>[]>(
  actor: Caller,
  { password, field }: { password: string; field: string },
  ...queries: T
): Promise<[Me, ...BatchResponse<T>]> {
  const [me, , own, ...answers] = await asActor(actor, [
    rows(
      sql`select throttle_try(${`own-password ${actor.uid}`}, ${LIMIT.tries}, make_interval(mins => ${LIMIT.minutes}))`,
    ),
    rows<{ hash: string }>(sql`select own_password_hash() as hash`),
    ...queries,
  ]);
  if (!(await verifyPassword(password, own.rows[0]!.hash))) throw fieldError('invalid', field, WRONG_OLD_PASSWORD);
  return [me, ...answers] as unknown as [Me, ...BatchResponse<T>];
}

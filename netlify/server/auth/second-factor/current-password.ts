import { sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { WRONG_OLD_PASSWORD } from '#contracts/auth/account.ts';
import { asActor, type Me, rows } from '../../platform/database.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import { verifyPassword } from '../passwords.ts';

/** Attempts at the current password, the right one included, in a window of minutes: more changes than anyone makes. */
const ATTEMPTS = { most: 20, minutes: 15 };

/**
 * Authenticates the caller by session and password, and reads what the call needs, in one round trip. Returns their row,
 * then each query's rows. 400 at `password` for a wrong one, 429 after too many.
 */
export async function requirePassword<T extends BatchItem<'pg'>[]>(
  actor: Caller,
  password: string,
  ...queries: T
): Promise<[Me, ...BatchResponse<T>]> {
  const key = `current-password ${actor.uid}`;
  const [me, , own, ...answers] = await asActor(actor, [
    rows(sql`select throttle_try(${key}, ${ATTEMPTS.most}, make_interval(mins => ${ATTEMPTS.minutes}))`),
    rows<{ hash: string }>(sql`select own_password_hash() as hash`),
    ...queries,
  ]);
  const matches = await verifyPassword(password, own.rows[0]!.hash);
  if (!matches) throw fieldError('invalid', 'password', WRONG_OLD_PASSWORD);
  return [me, ...answers] as unknown as [Me, ...BatchResponse<T>];
}

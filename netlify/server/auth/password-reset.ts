import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import { companies, sessions, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, guard } from '../platform/database.ts';
import type { Device } from '../platform/device.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import { throttleForm } from '../platform/throttle.ts';
import { hashLinkToken } from './link-tokens.ts';
import { assertStrongPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { forgetOtherDevices, liftLimit, rememberDevice } from './sign-in-limits.ts';

/**
 * Sets the password, invalidates all open links of the account, ends its sessions, lifts its limit of sign-ins and notifies
 * the owner. 400 at the field for a password that is easy to guess; the link stays valid.
 */
export async function resetPassword(
  token: string,
  password: string,
  { ip, device }: { ip: string; device: Device },
): Promise<{ message: string }> {
  const live = and(
    eq(password_resets.token_hash, hashLinkToken(token)),
    isNull(password_resets.used_at),
    gt(password_resets.expires_at, sql`now()`),
  );
  const link = db.select({ user_id: password_resets.user_id }).from(password_resets).where(live);
  const owner = db
    .select({ user_id: users.id, name: users.name, email: users.email, company: companies.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(inArray(users.id, link));
  const [, [found]] = await asSystem([throttleForm('reset-password', ip), owner]);
  if (!found) throw invalidLink();

  const { user_id, name, email, company } = found;
  assertStrongPassword(password, [name, email, company]);
  const password_hash = await hashPassword(password);
  try {
    await asSystem([
      // Locks the row: of two requests with the same link, the second finds it used.
      link.for('update'),
      guard('link', sql`exists (select 1 from ${password_resets} where ${live})`),
      db
        .update(users)
        .set({ password_hash, notice_version: NOTICE_VERSION, noticed_at: sql`now()` })
        .where(eq(users.id, user_id)),
      db
        .update(password_resets)
        .set({ used_at: sql`now()` })
        .where(and(eq(password_resets.user_id, user_id), isNull(password_resets.used_at))),
      db
        .update(sessions)
        .set({ revoked_at: sql`now()` })
        .where(and(eq(sessions.user_id, user_id), isNull(sessions.revoked_at))),
      // Anyone who guessed before is a stranger again; the owner, who reads the account's mail, is not.
      forgetOtherDevices(user_id, device),
      rememberDevice(user_id, device),
      liftLimit(email),
      db.insert(outbox).values(mail('password-set-by-link', email, { name, at: formatTime(new Date()) })),
    ]);
  } catch (error) {
    throw error instanceof GuardFailed ? invalidLink() : error;
  }
  return { message: 'Your new password is set. Sign in with it.' };
}

/** The same message for a used, an expired and an unknown link. */
function invalidLink(): AppError {
  return new AppError('invalid', 'This link is no longer valid. Request a new one.');
}

import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { SAME_PASSWORD } from '#contracts/auth/account.ts';
import { companies, sessions, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import type { Device } from '../platform/device.ts';
import { fieldError } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { confirmPassword } from './confirm-password.ts';
import { assertStrongPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { forgetOtherDevices } from './sign-in-limits.ts';

/**
 * Replaces the caller's password, ends all other sessions and notifies the owner by mail. 400 at the field for a wrong
 * old password, and for a new one that is unchanged or easy to guess; 429 after too many attempts.
 */
export async function changePassword(
  actor: Caller,
  { old_password, password }: { old_password: string; password: string },
  device: Device,
) {
  const [me, [company]] = await confirmPassword(
    actor,
    { password: old_password, field: 'old_password' },
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, myCompany)),
  );
  if (password === old_password) throw fieldError('invalid', 'password', SAME_PASSWORD);
  assertStrongPassword(password, [me.name, me.email, company?.name]);
  const password_hash = await hashPassword(password);
  await asActor(actor, [
    db.update(users).set({ password_hash }).where(eq(users.id, actor.uid)),
    db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(and(eq(sessions.user_id, actor.uid), ne(sessions.id, actor.sid), isNull(sessions.revoked_at))),
    forgetOtherDevices(actor.uid, device),
    db.insert(outbox).values(mail('password-changed', me.email, { name: me.name, at: formatTime(new Date()) })),
  ]);
  return { message: 'Password changed. Other devices have been signed out.' };
}

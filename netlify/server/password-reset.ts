import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { sessions, users } from '#db/schema/companies.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { asSystem, db, guard, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { hashLinkToken, newLinkToken } from './link-tokens.ts';
import { mailFrom } from './mail/mail-row.ts';
import { hashPassword } from './passwords.ts';
import { throttleForm } from './visitor-throttle.ts';

/** How long a link to set a new password works, minutes (abuse cases). */
const LINK_MINUTES = 30;

/**
 * Mails a link where the address has an account. One batch does the same work for a known and an unknown address, so
 * neither the reply nor its time tells which it was: the rows are inserted from a select that finds a user or nobody.
 */
export async function forgotPassword(address: string, ip: string): Promise<{ message: string }> {
  const { token, token_hash } = newLinkToken();
  const owner = sql`from ${users} where lower(${users.email}) = ${address.toLowerCase()} and ${users.disabled_at} is null`;
  await asSystem([
    throttleForm('forgot-password', ip),
    db.execute(sql`insert into ${password_resets} (token_hash, user_id, expires_at)
      select ${token_hash}, ${users.id}, now() + make_interval(mins => ${LINK_MINUTES}) ${owner}`),
    rows(mailFrom('password-reset', users.email, { name: users.name, token }, owner)),
  ]);
  return {
    message: 'If that address has an account, a link to set a new password is on its way. It works for 30 minutes.',
  };
}

/** Sets the password, uses up every open link of the account and ends all its sessions. */
export async function resetPassword(token: string, password: string, ip: string): Promise<{ message: string }> {
  const live = and(
    eq(password_resets.token_hash, hashLinkToken(token)),
    isNull(password_resets.used_at),
    gt(password_resets.expires_at, sql`now()`),
  );
  const link = db.select({ user_id: password_resets.user_id }).from(password_resets).where(live);
  const [, [found]] = await asSystem([throttleForm('reset-password', ip), link]);
  if (!found) throw deadLink();

  const { user_id } = found;
  const password_hash = await hashPassword(password);
  try {
    await asSystem([
      // The row is locked first: of two requests with one link, the second finds it used.
      link.for('update'),
      guard('link', sql`exists (select 1 from ${password_resets} where ${live})`),
      db.update(users).set({ password_hash }).where(eq(users.id, user_id)),
      db
        .update(password_resets)
        .set({ used_at: sql`now()` })
        .where(and(eq(password_resets.user_id, user_id), isNull(password_resets.used_at))),
      db
        .update(sessions)
        .set({ revoked_at: sql`now()` })
        .where(and(eq(sessions.user_id, user_id), isNull(sessions.revoked_at))),
    ]);
  } catch (error) {
    throw error instanceof GuardFailed ? deadLink() : error;
  }
  return { message: 'Your new password is set. Sign in with it.' };
}

/** The same words for a link that was used, is too old or never existed. */
function deadLink(): AppError {
  return new AppError('invalid', 'This link is not valid any more. Ask for a new one.');
}

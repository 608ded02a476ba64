import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { RESET_LINK_MINUTES } from '#contracts/auth/password-reset.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asSystem, db, guard, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import { throttleForm } from '../platform/throttle.ts';
import { hashLinkToken, newLinkToken } from './link-tokens.ts';
import { hashPassword } from './passwords.ts';

/** Links mailed to one account within the time that a link is valid. */
const MAX_LINKS = 3;

/**
 * Mails a link if the address has an account. One batch does the same work for known and unknown addresses (the inserts
 * select from `users`), so neither the reply nor its timing reveals which it was.
 */
export async function forgotPassword(address: string, ip: string): Promise<{ message: string }> {
  const { token, token_hash } = newLinkToken();
  // The address is not mailed more links than anyone needs, as long as the latest one is open.
  const recent = sql`from ${password_resets} where ${password_resets.user_id} = ${users.id}
    and ${password_resets.created_at} > now() - make_interval(mins => ${RESET_LINK_MINUTES})`;
  const isOpen = sql`${password_resets.used_at} is null and ${password_resets.expires_at} > now()`;
  const owner = sql`from ${users} where lower(${users.email}) = ${address.toLowerCase()} and ${users.disabled_at} is null
    and ((select count(*) ${recent}) < ${MAX_LINKS} or not exists (select ${recent} and ${isOpen}))`;
  const issued = sql`from ${password_resets} join ${users} on ${users.id} = ${password_resets.user_id}
    where ${password_resets.token_hash} = ${token_hash}`;
  await asSystem([
    throttleForm('forgot-password', ip),
    db.execute(sql`insert into ${password_resets} (token_hash, user_id, expires_at)
      select ${token_hash}, ${users.id}, now() + make_interval(mins => ${RESET_LINK_MINUTES}) ${owner}`),
    rows(mailFrom('password-reset', users.email, { name: users.name, token }, issued)),
  ]);
  return {
    message: `If that address has an account, a link to set a new password is on its way. It is valid for ${RESET_LINK_MINUTES} minutes.`,
  };
}

/** Sets the password, invalidates all open links of the account, ends its sessions and notifies the owner. */
export async function resetPassword(token: string, password: string, ip: string): Promise<{ message: string }> {
  const live = and(
    eq(password_resets.token_hash, hashLinkToken(token)),
    isNull(password_resets.used_at),
    gt(password_resets.expires_at, sql`now()`),
  );
  const link = db.select({ user_id: password_resets.user_id }).from(password_resets).where(live);
  const [, [found]] = await asSystem([throttleForm('reset-password', ip), link]);
  if (!found) throw invalidLink();

  const { user_id } = found;
  const password_hash = await hashPassword(password);
  try {
    await asSystem([
      // Locks the row: of two requests with the same link, the second finds it used.
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
      rows(
        mailFrom(
          'password-set-by-link',
          users.email,
          { name: users.name, at: formatTime(new Date()) },
          sql`from ${users} where ${users.id} = ${user_id}`,
        ),
      ),
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

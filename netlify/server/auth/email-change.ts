import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { EMAIL_LINK_MINUTES, OWN_EMAIL } from '#contracts/auth/email-change.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { email_changes, password_resets } from '#db/schema/visitors.ts';
import { mail, mailFrom } from '../mail/mail-row.ts';
import { asSystem, db, errorCode, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { throttleForm } from '../platform/throttle.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashLinkToken, newLinkToken } from './link-tokens.ts';

/** Requests of one user, in a window of minutes: each sends a mail to an address that may be someone else's. */
const LIMIT = { tries: 5, minutes: 60 };

/**
 * Mails a link to the caller's new address, or a note to the owner of an account that has it. One batch does the same work
 * for both, so neither the reply nor its timing reveals which it was.
 */
export async function requestEmailChange(
  actor: Caller,
  { email, current_password }: { email: string; current_password: string },
): Promise<{ message: string }> {
  const [me] = await confirmPassword(actor, { password: current_password, field: 'current_password' });
  if (email.toLowerCase() === me.email.toLowerCase()) throw fieldError('invalid', 'email', OWN_EMAIL);
  const { token, token_hash } = newLinkToken();
  const owner = sql`from ${users} where lower(${users.email}) = ${email.toLowerCase()} and not ${users.email_in_use}`;
  const caller = sql`from ${users} where ${users.id} = ${me.id} and not exists (select 1 ${owner})`;
  await asSystem([
    rows(sql`select throttle_try(${`change-email ${me.id}`}, ${LIMIT.tries}, make_interval(mins => ${LIMIT.minutes}))`),
    rows(sql`insert into ${email_changes} (token_hash, user_id, email, expires_at)
      select ${token_hash}, ${users.id}, ${email}, now() + make_interval(mins => ${EMAIL_LINK_MINUTES}) ${caller}`),
    rows(mailFrom('email-confirm', email, { name: users.name, email, token }, caller)),
    rows(mailFrom('email-known', users.email, { name: users.name }, sql`${owner} and ${users.disabled_at} is null`)),
  ]);
  return {
    message: `An email with the next step is on its way to ${email}. Until you confirm it, sign in with ${me.email}.`,
  };
}

/** Changes the address, ends the sessions, whose tokens name the old one, and invalidates links mailed to it. */
export async function confirmEmailChange(token: string, ip: string): Promise<{ message: string }> {
  const live = and(
    eq(email_changes.token_hash, hashLinkToken(token)),
    isNull(email_changes.used_at),
    gt(email_changes.expires_at, sql`now()`),
  );
  const link = db
    .select({ user_id: users.id, name: users.name, old: users.email, email: email_changes.email })
    .from(email_changes)
    .innerJoin(users, and(eq(users.id, email_changes.user_id), isNull(users.disabled_at)))
    .where(live);
  const [, [found]] = await asSystem([throttleForm('confirm-email', ip), link]);
  if (!found) throw invalidLink();
  const { user_id, name, old, email } = found;
  try {
    await asSystem([
      // Locks the row: of two requests with the same link, the second finds it used.
      db.select({ user_id: email_changes.user_id }).from(email_changes).where(live).for('update'),
      guard('link', sql`exists (select 1 from ${email_changes} where ${live})`),
      db.update(users).set({ email }).where(eq(users.id, user_id)),
      ...[email_changes, password_resets].map((links) =>
        db
          .update(links)
          .set({ used_at: sql`now()` })
          .where(and(eq(links.user_id, user_id), isNull(links.used_at))),
      ),
      db
        .update(sessions)
        .set({ revoked_at: sql`now()` })
        .where(and(eq(sessions.user_id, user_id), isNull(sessions.revoked_at))),
      db.insert(outbox).values(mail('email-changed', old, { name, email })),
    ]);
  } catch (error) {
    // Used at the same moment, or the address got an account since the mail.
    throw error instanceof GuardFailed || errorCode(error) === '23505' ? invalidLink() : error;
  }
  return { message: `Your email address is now ${email}. Sign in with it.` };
}

/** The same message for a used, an expired and an unknown link. */
function invalidLink(): AppError {
  return new AppError('invalid', 'This link is no longer valid. Sign in and change your email address again.');
}

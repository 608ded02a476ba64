import { sql } from 'drizzle-orm';
import { RESET_LINK_MINUTES } from '#contracts/auth/password-reset.ts';
import { users } from '#db/schema/companies.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { throttleForm } from '../platform/throttle.ts';
import { newLinkToken } from './link-tokens.ts';

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
    and not ${users.email_in_use}
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

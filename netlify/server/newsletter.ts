import { eq, sql } from 'drizzle-orm';
import { newsletter_subscribers } from '#db/schema/visitors.ts';
import { asSystem, db, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { hashLinkToken, lastingLinkToken } from './link-tokens.ts';
import { mailFrom } from './mail/mail-row.ts';
import { throttleForm } from './visitor-throttle.ts';

/**
 * Double opt-in: the address is stored unconfirmed and gets a mail with a link. Asking again sends that link again, so
 * that the one in every earlier letter still ends the subscription; who is confirmed already is told so.
 */
export async function subscribe(address: string, ip: string): Promise<{ message: string }> {
  const email = address.toLowerCase();
  const { token, token_hash } = lastingLinkToken('newsletter', email);
  const { email: known, confirmed_at, unsubscribed_at } = newsletter_subscribers;
  // A word and not a truth value: what a mail row reads from the database arrives as text.
  const state = sql`case when ${confirmed_at} is not null and ${unsubscribed_at} is null then 'reader' else 'new' end`;
  await asSystem([
    throttleForm('newsletter', ip),
    db
      .insert(newsletter_subscribers)
      .values({ email, token_hash })
      .onConflictDoUpdate({ target: known, set: { token_hash } }),
    rows(
      mailFrom(
        'newsletter-confirm',
        email,
        { token, state },
        sql`from ${newsletter_subscribers} where ${known} = ${email}`,
      ),
    ),
  ]);
  return { message: 'Check your mail: the link in it confirms your subscription.' };
}

/** Confirms or ends a subscription by the token of its mail; doing it twice is the same as once. */
export async function settleSubscription(
  token: string,
  action: 'confirm' | 'unsubscribe',
  ip: string,
): Promise<{ message: string }> {
  const confirm = action === 'confirm';
  const known = eq(newsletter_subscribers.token_hash, hashLinkToken(token));
  const [, settled] = await asSystem([
    throttleForm('newsletter-settle', ip),
    db
      .update(newsletter_subscribers)
      .set(
        confirm
          ? { confirmed_at: sql`coalesce(confirmed_at, now())`, unsubscribed_at: null }
          : { unsubscribed_at: sql`now()` },
      )
      .where(known)
      .returning({ email: newsletter_subscribers.email }),
  ]);
  if (settled.length === 0)
    throw new AppError('invalid', 'This link is not valid any more. Subscribe again to get a new one.');
  return { message: confirm ? 'Your subscription is confirmed.' : 'You are unsubscribed.' };
}

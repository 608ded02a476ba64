import { eq, sql } from 'drizzle-orm';
import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import { newsletter_subscribers } from '#db/schema/visitors.ts';
import { lastingLinkToken } from '../auth/lasting-link-token.ts';
import { hashLinkToken } from '../auth/link-tokens.ts';
import { mailVisitor } from '../mail/mail-visitor.ts';
import { asSystem, db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { throttleForm } from '../platform/throttle.ts';

/**
 * Double opt-in: stores the address unconfirmed and mails a link to it. Subscribing again sends the same link, so that
 * links in earlier newsletters can still unsubscribe.
 */
export async function subscribe(address: string, ip: string): Promise<{ message: string }> {
  const email = address.toLowerCase();
  const { token, token_hash } = lastingLinkToken('newsletter', email);
  const { email: known, confirmed_at, unsubscribed_at } = newsletter_subscribers;
  // Text, not a boolean: mailFrom reads all values from the database as text.
  const state = sql`case when ${confirmed_at} is not null and ${unsubscribed_at} is null then 'reader' else 'new' end`;
  await asSystem([
    throttleForm('newsletter', ip),
    db
      .insert(newsletter_subscribers)
      .values({ email, token_hash, notice_version: NOTICE_VERSION })
      .onConflictDoUpdate({
        target: known,
        set: { token_hash, notice_version: NOTICE_VERSION, asked_at: sql`now()` },
      }),
    mailVisitor(
      'newsletter-confirm',
      email,
      { token, state },
      sql`${newsletter_subscribers} where ${known} = ${email}`,
    ),
  ]);
  return { message: 'Check your email and confirm your subscription with the link in it.' };
}

/** Confirms or ends a subscription by the token in its mail. Repeating it changes nothing. */
export async function settleSubscription(
  token: string,
  action: 'confirm' | 'unsubscribe',
  ip: string,
): Promise<{ message: string }> {
  const isConfirming = action === 'confirm';
  const known = eq(newsletter_subscribers.token_hash, hashLinkToken(token));
  const [, settled] = await asSystem([
    throttleForm('newsletter-settle', ip),
    db
      .update(newsletter_subscribers)
      .set(
        isConfirming
          ? { confirmed_at: sql`coalesce(confirmed_at, now())`, unsubscribed_at: null }
          : { unsubscribed_at: sql`now()` },
      )
      .where(known)
      .returning({ email: newsletter_subscribers.email }),
  ]);
  if (settled.length === 0)
    throw new AppError('invalid', 'This link is no longer valid. Subscribe again to get a new one.');
  return { message: isConfirming ? 'Your subscription is confirmed.' : 'You have been unsubscribed.' };
}

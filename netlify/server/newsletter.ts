import { eq, sql } from 'drizzle-orm';
import { outbox } from '#db/schema/orders.ts';
import { newsletter_subscribers } from '#db/schema/visitors.ts';
import { asSystem, db } from './database.ts';
import { AppError } from './http/errors.ts';
import { hashLinkToken, newLinkToken } from './link-tokens.ts';
import { mail } from './mail/mail-row.ts';
import { throttleForm } from './visitor-throttle.ts';

/** Double opt-in: the address is stored unconfirmed and gets a mail with a link; asking again sends a new one. */
export async function subscribe(address: string, ip: string): Promise<{ message: string }> {
  const email = address.toLowerCase();
  const { token, token_hash } = newLinkToken();
  await asSystem([
    throttleForm('newsletter', ip),
    db
      .insert(newsletter_subscribers)
      .values({ email, token_hash })
      .onConflictDoUpdate({ target: newsletter_subscribers.email, set: { token_hash } }),
    db.insert(outbox).values(mail('newsletter-confirm', email, { token })),
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

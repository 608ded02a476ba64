import { sql } from 'drizzle-orm';
import { hashLinkToken } from '../auth/link-tokens.ts';
import { asSystem, rows } from '../platform/database.ts';
import { formatTime } from '../platform/format.ts';

/** Keeps how long the link is valid, and counts it from now. */
const restart = sql`set expires_at = now() + (expires_at - coalesce(sent_at, created_at)), sent_at = now()`;

/**
 * Starts the life of the link in a mail that is about to be sent, so that a mail that waited does not arrive with an expired
 * one. Returns the payload with the time until which the link is valid. A used or retired link stays so.
 */
export async function startLink(payload: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (typeof payload.token !== 'string') return payload;
  const found = sql`where token_hash = ${hashLinkToken(payload.token)} returning expires_at`;
  const links = await asSystem([
    rows<{ expires_at: string }>(sql`update password_resets ${restart} ${found}`),
    rows<{ expires_at: string }>(sql`update approval_links ${restart} ${found}`),
    rows<{ expires_at: string }>(sql`update email_changes ${restart} ${found}`),
  ]);
  const [link] = links.flatMap((changed) => changed.rows);
  return link ? { ...payload, expires: formatTime(link.expires_at) } : payload;
}

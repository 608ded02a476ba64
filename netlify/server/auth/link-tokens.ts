import { createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from '../platform/env.ts';

/** A secret for a link in a mail: the mail has the token, the database only its hash. */
export function newLinkToken(): { token: string; token_hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashLinkToken(token) };
}

/**
 * A secret that is always the same for one `subject`, so that links in old mails keep working. `purpose` separates it
 * from other secrets derived from the same key.
 */
export function lastingLinkToken(purpose: string, subject: string): { token: string; token_hash: string } {
  const token = createHmac('sha256', env.AUTH_SECRET).update(`${purpose}\0${subject}`).digest('base64url');
  return { token, token_hash: hashLinkToken(token) };
}

/** SHA-256 is enough: 256 random bits cannot be guessed, so no slow hash is needed. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

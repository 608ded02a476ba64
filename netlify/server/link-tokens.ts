import { createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from './env.ts';

/** A secret for a link in a mail: the mail holds the token, the database only its hash. */
export function newLinkToken(): { token: string; token_hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashLinkToken(token) };
}

/**
 * A secret that stays the same for one `subject`, so that a link in an old letter works as long as one in the newest.
 * `purpose` keeps apart what else is made of the same key.
 */
export function lastingLinkToken(purpose: string, subject: string): { token: string; token_hash: string } {
  const token = createHmac('sha256', env.AUTH_SECRET).update(`${purpose}\0${subject}`).digest('base64url');
  return { token, token_hash: hashLinkToken(token) };
}

/** SHA-256 is enough: 256 random bits cannot be guessed, so nothing slow is needed. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link in a mail: the mail has the token, the database only its hash. */
export function newLinkToken(): { token: string; token_hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashLinkToken(token) };
}

/** SHA-256 is enough: 256 random bits cannot be guessed, so no slow hash is needed. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

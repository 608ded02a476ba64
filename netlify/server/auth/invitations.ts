import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newLinkToken } from './link-tokens.ts';
import { hashPassword } from './passwords.ts';

/** How long the link to set a first password works after its mail is sent, days. */
export const INVITATION_DAYS = 7;

/** A link to set a password: the columns of its `password_resets` row, and what its mail says. */
export function newInvitation() {
  const { token, token_hash } = newLinkToken();
  const expires_at = sql`now() + make_interval(days => ${INVITATION_DAYS})`;
  return { row: { token_hash, expires_at }, letter: { token } };
}

/** Hash of a random password for an account whose owner has yet to choose one. */
export function hashRandomPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

import { createHmac } from 'node:crypto';
import { env } from '../platform/env.ts';
import { hashLinkToken } from './link-tokens.ts';

/**
 * A secret that is always the same for one `subject`, so that links in old mails keep working. `purpose` separates it
 * from other secrets derived from the same key.
 */
export function lastingLinkToken(purpose: string, subject: string): { token: string; token_hash: string } {
  const token = createHmac('sha256', env.AUTH_SECRET).update(`${purpose}\0${subject}`).digest('base64url');
  return { token, token_hash: hashLinkToken(token) };
}

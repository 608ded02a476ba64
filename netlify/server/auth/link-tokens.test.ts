import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newLinkToken } from './link-tokens.ts';

it('the secret of a link has 256 random bits, and the database only its hash', () => {
  const made = Array.from({ length: 1000 }, newLinkToken);
  expect(new Set(made.map(({ token }) => token)).size).toBe(1000);
  for (const { token, token_hash } of made) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token_hash).toBe(createHash('sha256').update(token).digest('hex'));
  }
});

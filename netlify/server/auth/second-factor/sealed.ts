import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../../platform/env.ts';

/** From AUTH_SECRET, so that a copy of the database does not contain the apps' secrets (decision 047). */
const key = Buffer.from(hkdfSync('sha256', env.AUTH_SECRET, '', 'authenticator app', 32));

/** Encrypts with AES-256-GCM. `user` is bound to it: the text opens for no other. */
export function seal(text: string, user: number): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`${user}`));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; null if it was changed, is another user's, or AUTH_SECRET was replaced. */
export function unseal(sealed: string, user: number): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(`${user}`)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

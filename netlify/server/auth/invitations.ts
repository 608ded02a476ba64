import { randomBytes } from 'node:crypto';
import { errorCode } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import { newLinkToken } from './link-tokens.ts';
import { hashPassword } from './passwords.ts';

/** How long the link to set a first password works, days. */
export const INVITATION_DAYS = 7;

/** A link to set a password: the columns of its `password_resets` row, and what its mail says. */
export function newInvitation() {
  const { token, token_hash } = newLinkToken();
  const expires_at = new Date(Date.now() + INVITATION_DAYS * 86_400_000);
  return { row: { token_hash, expires_at }, letter: { token, expires: formatTime(expires_at) } };
}

/** Hash of a random password for an account whose owner has yet to choose one. */
export function hashRandomPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

export function emailTaken(): AppError {
  return fieldError('conflict', 'email', 'An account with this email address already exists. Use another address.');
}

/** Turns the unique violation of `users.email` into a 409 at the field. */
export function rethrowEmailTaken(error: unknown): never {
  throw errorCode(error) === '23505' ? emailTaken() : error;
}

import { errorCode } from '../platform/database.ts';
import { type AppError, fieldError } from '../platform/errors.ts';

export function emailTaken(): AppError {
  return fieldError('conflict', 'email', 'An account with this email address already exists. Use another address.');
}

/** Turns the unique violation of `users.email` into a 409 at the field. */
export function rethrowEmailTaken(error: unknown): never {
  throw errorCode(error) === '23505' ? emailTaken() : error;
}

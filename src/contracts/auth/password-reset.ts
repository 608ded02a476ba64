import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields/text.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../limits.ts';

/** How long a reset link is valid, minutes (abuse cases). */
export const RESET_LINK_MINUTES = 30;

/** A password that a user chooses (specification §5). */
export const NewPassword = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, { error: `Password must be at least ${MIN_PASSWORD_LENGTH} chars.` }),
    z.maxLength(MAX_PASSWORD_LENGTH, { error: `Use at most ${MAX_PASSWORD_LENGTH} characters.` }),
  );

/** Emails a link to set a new password if the address has an account. The reply is the same either way. */
export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  roles: 'public',
  body: z.object({ email }),
  reply: z.object({ message: z.string() }),
});

/** Sets a new password and ends all sessions of the account. The same 400 for a used, expired or unknown link; 400 at the field for a password that is easy to guess. */
export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  roles: 'public',
  body: z.object({ token: z.string().check(z.maxLength(200)), password: NewPassword }),
  reply: z.object({ message: z.string() }),
});

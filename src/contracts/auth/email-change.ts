import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields/text.ts';
import { Login } from './sign-in.ts';

/** How long the link to confirm a new email address is valid, minutes. */
export const EMAIL_LINK_MINUTES = 60;

export const OWN_EMAIL = 'This is already your email address. Enter the new one.';

/**
 * Emails a link to a new email address of the caller; the address changes once the link is opened. The reply is the same if
 * the address has an account, whose owner then gets an email that says so. 400 at the field for a wrong current password and
 * for the caller's own address, 429 after too many attempts.
 */
export const changeEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/change-email',
  roles: ['customer', 'employee', 'admin'],
  body: z.object({ email, current_password: Login.shape.password }),
  reply: z.object({ message: z.string() }),
});

/** Confirms a new email address, by which its owner then signs in; ends all sessions. The same 400 for a used, expired or unknown link. */
export const confirmEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  roles: 'public',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({ message: z.string() }),
});

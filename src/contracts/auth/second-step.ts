import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields/text.ts';
import { PasskeyAssertion, PasskeyRequestOptions } from './passkey.ts';
import { loginEndpoint } from './sign-in.ts';

/** How long the second step of a sign-in, or of setting up a factor, may take, minutes. */
export const STEP_MINUTES = 10;

/** Wrong codes after which the password is asked for again. */
export const MAX_WRONG_CODES = 5;

/** The token of a step that has begun. */
export const Challenge = z.string().check(z.regex(/^[\w-]{20,100}$/));

/** A code from an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const FactorCode = text(40).check(z.minLength(1, { error: 'Enter the code.' }));

/**
 * Finishes a sign-in with a code from the authenticator app, or with a recovery code. `challenge` comes with the refusal of
 * the sign-in. 400 at the field for a wrong code, 401 once the step has ended, 429 after too many wrong codes.
 */
export const signInByCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/login-code',
  roles: 'public',
  body: z.object({ challenge: Challenge, code: FactorCode }),
  reply: loginEndpoint.reply,
});

/** Returns what the browser needs to ask for a passkey in the second step of a sign-in. 401 once the step has ended. */
export const askPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/login-passkey-options',
  roles: 'public',
  body: z.object({ challenge: Challenge }),
  reply: z.object({ options: PasskeyRequestOptions }),
});

/** Finishes a sign-in with a passkey. 400 if it is not accepted, 401 once the step has ended, 429 after too many attempts. */
export const signInByPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/login-passkey',
  roles: 'public',
  composed: true,
  body: z.object({ challenge: Challenge, response: PasskeyAssertion }),
  reply: loginEndpoint.reply,
});

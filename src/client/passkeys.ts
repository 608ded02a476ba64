import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contracts/auth/passkey.ts';

/** The browser made or used no passkey; the message says what to do. */
export class PasskeyFailure extends Error {}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the browser create a passkey. Throws PasskeyFailure. */
export const createPasskey = (options: z.infer<typeof PasskeyCreationOptions>) =>
  startRegistration({ optionsJSON: options }).catch(explain);

/** Has the browser sign in with a passkey. Throws PasskeyFailure. */
export const signWithPasskey = (options: z.infer<typeof PasskeyRequestOptions>) =>
  startAuthentication({ optionsJSON: options }).catch(explain);

function explain(error: unknown): never {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw new PasskeyFailure(
    isKnown
      ? 'This device already has a passkey for your account. Use another device.'
      : 'The passkey was not used. Try again, and confirm it on your device when asked.',
  );
}

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contracts/auth/passkey.ts';

/** The library's types name the values that the DOM's leave as strings. */
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Without the results of extensions, of which we ask for none. */
const withoutExtensions = <Credential extends object>(credential: Credential) => ({
  ...credential,
  clientExtensionResults: {},
});

/** The browser made or used no passkey; the message says what to do. */
export class PasskeyFailure extends Error {}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the browser create a passkey. Throws PasskeyFailure. */
export const createPasskey = (options: z.infer<typeof PasskeyCreationOptions>) =>
  startRegistration({ optionsJSON: options as CreationOptions }).then(withoutExtensions, explain);

/** Has the browser sign in with a passkey. Throws PasskeyFailure. */
export const signWithPasskey = (options: z.infer<typeof PasskeyRequestOptions>) =>
  startAuthentication({ optionsJSON: options as RequestOptions }).then(withoutExtensions, explain);

function explain(error: unknown): never {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw new PasskeyFailure(
    isKnown
      ? 'This device already has a passkey for your account. Use another device.'
      : 'The passkey was not used. Try again, and confirm it on your device when asked.',
  );
}

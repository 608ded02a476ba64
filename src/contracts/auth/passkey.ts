import * as z from 'zod/mini';

/** Bytes as base64url, far longer than any authenticator sends. */
const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/));

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** What a browser returns for a new passkey, as `PublicKeyCredential.toJSON()` writes it. */
export const PasskeyCreation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser returns when a passkey signs a challenge, as `PublicKeyCredential.toJSON()` writes it. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes; the type leaves out what the libraries type differently. */
export const PasskeyCreationOptions =
  z.custom<Omit<PublicKeyCredentialCreationOptionsJSON, 'attestation' | 'extensions' | 'hints'>>(isObject);

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes; likewise. */
export const PasskeyRequestOptions =
  z.custom<Omit<PublicKeyCredentialRequestOptionsJSON, 'userVerification' | 'extensions' | 'hints'>>(isObject);

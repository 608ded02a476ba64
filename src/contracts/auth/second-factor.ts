import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, required } from '../fields/text.ts';
import { PasskeyCreation, PasskeyCreationOptions } from './passkey.ts';
import { Challenge, FactorCode } from './second-step.ts';
import { Login } from './sign-in.ts';

/** Most passkeys of one person. */
export const MAX_PASSKEYS = 10;

/** The current password, without which a stranger at an open session cannot change how its owner signs in. */
const password = Login.shape.password;

const passkeyName = required(60, 'Enter a name, such as the device.');

/** Recovery codes, shown once. Null if the person keeps the earlier ones. */
const newCodes = z.nullable(z.array(z.string()));

/** A passkey of the caller. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Last sign-in with it. Null: none yet. */
  used_at: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

/** The caller's second factors. */
export const listFactorsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/factors',
  roles: staffRoles,
  beforeSecondFactor: true,
  reply: z.object({
    /** When the authenticator app was set up. Null: none. */
    app_since: z.nullable(z.iso.datetime()),
    passkeys: z.array(Passkey),
    /** Unused recovery codes. */
    codes_left: z.int(),
    /** True if the caller may not go without a second factor. */
    required: z.boolean(),
  }),
});

/** Starts setting up an authenticator app: returns its secret, which counts once `factor-app-save` has a code from it. */
export const startAppEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-app-start',
  roles: staffRoles,
  beforeSecondFactor: true,
  body: z.object({ password }),
  reply: z.object({
    challenge: z.string(),
    /** For typing into an app, base32. */
    secret: z.string(),
    /** The same as a link, which the QR code contains. */
    uri: z.string(),
  }),
});

/** Adds the authenticator app, in place of an earlier one. Ends the caller's other sessions. 409 if the step has expired. */
export const saveAppEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-app-save',
  roles: staffRoles,
  beforeSecondFactor: true,
  body: z.object({ challenge: Challenge, code: FactorCode }),
  reply: z.object({ message: z.string(), codes: newCodes }),
});

/** Starts adding a passkey: returns what the browser needs to create it. 409 if the caller has `MAX_PASSKEYS`. */
export const startPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-passkey-start',
  roles: staffRoles,
  beforeSecondFactor: true,
  body: z.object({ password, name: passkeyName }),
  reply: z.object({ challenge: z.string(), options: PasskeyCreationOptions }),
});

/** Adds the passkey that the browser created. Ends the caller's other sessions. 409 if the step has expired. */
export const savePasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-passkey-save',
  roles: staffRoles,
  beforeSecondFactor: true,
  composed: true,
  body: z.object({ challenge: Challenge, name: passkeyName, response: PasskeyCreation }),
  reply: z.object({ message: z.string(), codes: newCodes }),
});

/** Renames one of the caller's passkeys. */
export const renamePasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-passkey-rename',
  roles: staffRoles,
  body: z.object({ id, name: passkeyName }),
  reply: z.object({ message: z.string() }),
});

/**
 * Removes one of the caller's passkeys, or without an id the authenticator app. Ends the caller's other sessions. 409 for
 * the last one of an admin who needs a second factor.
 */
export const removeFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-remove',
  roles: staffRoles,
  body: z.object({ password, passkey_id: z.optional(id) }),
  reply: z.object({ message: z.string() }),
});

/** Replaces the caller's recovery codes. 409 without a second factor. */
export const renewCodesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/factor-codes',
  roles: staffRoles,
  body: z.object({ password }),
  reply: z.object({ message: z.string(), codes: z.array(z.string()) }),
});

/** Removes all second factors of a colleague who lost them, and ends their sessions. 409 for the caller's own account. */
export const resetFactorsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-factor-reset',
  roles: ['admin'],
  body: z.object({ id, reason: required(300, 'Give a reason. It is kept in the audit log.'), password }),
  reply: z.object({ message: z.string() }),
});

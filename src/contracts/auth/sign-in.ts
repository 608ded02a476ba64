import * as z from 'zod/mini';
import { endpoint, Role, StaffRight } from '../endpoint.ts';
import { text } from '../fields/text.ts';
import { MAX_PASSWORD_LENGTH } from '../limits.ts';

/** The signed-in person, as the token's payload and the login reply carry it (specification §3). */
export const SessionUser = z.object({
  uid: z.int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Of staff: what they may change. All for an admin. */
  rights: z.optional(z.array(StaffRight)),
  /** Null for staff. */
  company_id: z.nullable(z.int()),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** The login form. `role` is accepted and ignored: the account's row decides (abuse cases). */
export const Login = z.object({
  email: text(254).check(z.minLength(1, { error: 'Enter your email address.' })),
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Enter your password.' }),
      z.maxLength(MAX_PASSWORD_LENGTH, { error: 'That password is too long.' }),
    ),
});
export type Login = z.infer<typeof Login>;

/**
 * Opens a session. 401 for wrong credentials, and with the code `second_step` if the password is right and the person also
 * has a second factor; 429 with `Retry-After` after too many attempts.
 */
export const loginEndpoint = endpoint({
  method: 'POST',
  path: '/api/login',
  php: true,
  roles: 'public',
  body: Login,
  reply: z.object({
    token: z.string(),
    user: SessionUser,
    /** True if someone else set the password: the user must change it before any other call. */
    must_change_password: z.boolean(),
  }),
});

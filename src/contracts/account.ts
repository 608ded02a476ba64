import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NewPassword } from './password-reset.ts';
import { Login } from './session.ts';

/** What a person does with the own sign-in. */

/** The message of a change whose old password is wrong; it belongs to the field. */
export const WRONG_OLD_PASSWORD = 'This is not your present password.';
/** The message of a change that changes nothing. */
export const SAME_PASSWORD = 'Choose another password than the present one.';

/** Replaces the caller's password and ends all other sessions. 400 at the field for a wrong old one, 429 after too many. */
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/change-password',
  roles: ['customer', 'employee', 'admin'],
  beforePasswordChange: true,
  body: z.object({ old_password: Login.shape.password, password: NewPassword }),
  reply: z.object({ message: z.string() }),
});

/** A sign-in that still holds. */
export const Device = z.object({
  id: z.uuid(),
  /** Browser and system in words, `Chrome on Windows`. */
  name: z.string(),
  since: z.iso.datetime(),
  /** When it was last used, to within five minutes. */
  used: z.iso.datetime(),
  until: z.iso.datetime(),
  /** True for the one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** Where the caller is signed in, this device first, then the last used. */
export const listDevicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/devices',
  roles: ['customer'],
  reply: z.object({ items: z.array(Device) }),
});

/** Signs a device of the caller's own out; without an id all but the one that asks. */
export const signOutDeviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/device-sign-out',
  roles: ['customer'],
  body: z.object({ id: z.optional(z.uuid()) }),
  reply: z.object({ message: z.string(), ended: z.int() }),
});

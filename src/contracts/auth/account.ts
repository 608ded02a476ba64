import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NewPassword } from './password-reset.ts';
import { Login } from './sign-in.ts';

export const WRONG_OLD_PASSWORD = 'This is not your current password.';

export const SAME_PASSWORD = 'Choose a password different from your current one.';

export const COMMON_PASSWORD =
  'This password is too easy to guess. Use a longer one, for example four words that have nothing to do with each other.';

export const OWN_DETAILS =
  'This password is too close to your name, email address or company. Choose one that has nothing to do with them.';

/** Replaces the caller's password and ends all other sessions. 400 at the field for a wrong old password and for a new one that is easy to guess, 429 after too many attempts. */
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/change-password',
  roles: ['customer', 'employee', 'admin'],
  beforePasswordChange: true,
  body: z.object({ old_password: Login.shape.password, password: NewPassword }),
  reply: z.object({ message: z.string() }),
});

/** A device on which the caller is signed in. */
export const Device = z.object({
  id: z.uuid(),
  /** `Chrome on Windows` */
  name: z.string(),
  since: z.iso.datetime(),
  /** Last use, to within five minutes. */
  used: z.iso.datetime(),
  until: z.iso.datetime(),
  /** True for the device that makes this call. */
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** The caller's devices, this one first, then the last used. */
export const listDevicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/devices',
  roles: ['customer'],
  reply: z.object({ items: z.array(Device) }),
});

/** Signs out one of the caller's devices; without an id, all others. */
export const signOutDeviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/device-sign-out',
  roles: ['customer'],
  body: z.object({ id: z.optional(z.uuid()) }),
  reply: z.object({ message: z.string(), ended: z.int() }),
});

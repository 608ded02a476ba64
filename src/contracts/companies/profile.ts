import * as z from 'zod/mini';
import { SessionUser } from '../auth/sign-in.ts';
import { endpoint } from '../endpoint.ts';
import { phone } from '../fields/phone.ts';
import { personName } from '../fields/text.ts';

/** Specification §2. */
export const PROFILE_UPDATED = 'Profile updated';

/** The fields that users can change in their own account. */
export const UpdateProfile = z.object({ name: personName(100, 'Enter your name.'), phone });
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** The caller's account. */
export const Profile = z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.string() });
export type Profile = z.infer<typeof Profile>;

/** The caller's own name, phone and email address. */
export const getProfileEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/profile',
  roles: ['customer'],
  reply: z.object({ profile: Profile }),
});

/**
 * Saves the caller's name and phone. Returns a new token of the same session, because the token contains the name
 * (specification §3).
 */
export const updateProfileEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/update-profile',
  php: true,
  roles: ['customer'],
  body: UpdateProfile,
  reply: z.object({ message: z.string(), profile: Profile, token: z.string(), user: SessionUser }),
});

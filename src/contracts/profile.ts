import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SessionUser } from './session.ts';
import { required, text } from './text.ts';

/** What the page says once it is saved (specification §2). */
export const PROFILE_UPDATED = 'Profile updated';

/** Mobile or landline, with or without country code; blank means none. */
const phone = z.pipe(
  z.optional(z.nullable(text(20))).check(
    z.refine((value) => !value || (/^\+?[\d\s()-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, ''))), {
      error: 'Enter a phone number like +91 98290 12345.',
    }),
  ),
  z.transform((value) => value || null),
);

/** What a person may change of himself. */
export const UpdateProfile = z.object({ name: required(100, 'Enter your name.'), phone });
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** The caller as the profile page shows him. */
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
 * Saves the caller's name and phone. The name stands in the token (specification §3), so a fresh token of the same
 * session comes back with it.
 */
export const updateProfileEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/update-profile',
  php: true,
  roles: ['customer'],
  body: UpdateProfile,
  reply: z.object({ message: z.string(), profile: Profile, token: z.string(), user: SessionUser }),
});

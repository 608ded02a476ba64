import * as z from 'zod/mini';
import { changesSomething } from '../auth/account-change.ts';
import { endpoint } from '../endpoint.ts';
import { email, id, personName } from '../fields/text.ts';

/** Roles of staff: an employee may do everything except manage staff. */
export const StaffRole = z.enum(['employee', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

export const NOT_YOURSELF = 'You cannot change your own role or sign-in. Ask another admin.';

export const StaffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  disabled: z.boolean(),
  /** True with an authenticator app or a passkey. */
  second_factor: z.boolean(),
  /** Null if the person has never signed in. */
  signed_in_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** True for the caller. */
  me: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Absent: by name. `date` is the creation date. */
export const StaffSort = z.enum(['name_asc', 'name_desc', 'date_asc', 'date_desc']);
export type StaffSort = z.infer<typeof StaffSort>;

/** All staff, for admins only. */
export const listStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/staff-list',
  roles: ['admin'],
  query: z.object({ sort: z.optional(StaffSort) }),
  reply: z.object({ items: z.array(StaffMember) }),
});

/** Creates an account and emails a link to set its password. 409 if the address already has an account. */
export const inviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-invite',
  creates: true,
  roles: ['admin'],
  body: z.object({ name: personName(100, 'Enter the name.'), email, role: StaffRole }),
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Emails a new link to set the password. 404 for an id that is not staff, 409 for a disabled account. */
export const reinviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-reinvite',
  creates: true,
  roles: ['admin'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});

/**
 * Changes a role, or disables or enables the sign-in; both end the person's sessions. Who is disabled hands over their open RFQs,
 * orders and tickets in the same step. 409 for the caller's own account, 400 if the work is to go to someone who is not active staff.
 */
export const saveStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-save',
  roles: ['admin'],
  body: z
    .object({
      id,
      role: z.optional(StaffRole),
      disabled: z.optional(z.boolean()),
      /** Who gets the open work of a person who is disabled; absent or null: no one. */
      hand_over_to: z.optional(z.nullable(id)),
    })
    .check(changesSomething('role')),
  reply: z.object({ message: z.string() }),
});

import * as z from 'zod/mini';
import { changesSomething } from '../auth/account-change.ts';
import { endpoint, StaffRight } from '../endpoint.ts';
import { email, id, personName } from '../fields/text.ts';

/** Roles of staff: an employee may change what their rights allow, and only admins manage staff. */
export const StaffRole = z.enum(['employee', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

export const NOT_YOURSELF = 'You cannot change your own role or sign-in. Ask another admin.';

export const StaffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** What an employee may change; an admin may change everything. */
  rights: z.array(StaffRight),
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

/** Rights of an employee; none: they read everything, write notes and answer tickets. */
const rights = z.array(StaffRight).check(z.maxLength(StaffRight.options.length));

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

/** Creates an account, by default with all rights, and emails a link to set its password. 409 if the address already has an account. */
export const inviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-invite',
  creates: true,
  roles: ['admin'],
  body: z.object({ name: personName(100, 'Enter the name.'), email, role: StaffRole, rights: z.optional(rights) }),
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
 * Changes role or rights, or disables or enables the sign-in; each ends the person's sessions. A person who is disabled hands over their open RFQs,
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
      rights: z.optional(rights),
      disabled: z.optional(z.boolean()),
      /** Who gets the open work of a person who is disabled; absent or null: no one. */
      hand_over_to: z.optional(z.nullable(id)),
    })
    .check(changesSomething('role', 'rights')),
  reply: z.object({ message: z.string() }),
});

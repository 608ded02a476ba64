import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, id, required } from './text.ts';

/** What somebody of the staff may do: an employee all but running the staff itself. */
export const StaffRole = z.enum(['employee', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

/** Told to an admin who would change his own role or sign-in. */
export const NOT_YOURSELF = 'Another admin has to change your own role or sign-in.';

/** Somebody who works at the desk. */
export const StaffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  disabled: z.boolean(),
  /** Null for somebody who was invited and never has. */
  signed_in_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** True for the caller. */
  me: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Absent: by name. `date` is the order in which they came. */
export const StaffSort = z.enum(['name_asc', 'name_desc', 'date_asc', 'date_desc']);
export type StaffSort = z.infer<typeof StaffSort>;

/** All staff by name, for admins only. */
export const listStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/staff-list',
  roles: ['admin'],
  query: z.object({ sort: z.optional(StaffSort) }),
  reply: z.object({ items: z.array(StaffMember) }),
});

/** Makes an account and mails a link to set its password; nobody else ever knows one. 409 for an address that has an account. */
export const inviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-invite',
  roles: ['admin'],
  body: z.object({ name: required(100, 'Enter the name.'), email, role: StaffRole }),
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Mails a new link to set the password. 404 for an id that is no staff, 409 for somebody who is disabled. */
export const reinviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-reinvite',
  roles: ['admin'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});

/** Changes a role, or whether somebody may sign in; either ends all sessions of that person. 409 for the caller's own account. */
export const saveStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/staff-save',
  roles: ['admin'],
  body: z.object({ id, role: z.optional(StaffRole), disabled: z.optional(z.boolean()) }).check(
    z.refine(({ role, disabled }) => role !== undefined || disabled !== undefined, {
      error: 'Say what to change.',
      path: ['role'],
    }),
  ),
  reply: z.object({ message: z.string() }),
});

import * as z from 'zod/mini';
import { bulkIds, BulkReply } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, idParam } from '../fields/text.ts';

/** The records that have an owner, by the end of their list's address. */
export const OwnedKind = z.enum(['rfqs', 'orders', 'tickets']);
export type OwnedKind = z.infer<typeof OwnedKind>;

/** Filter of a list by owner: the caller, no one, or an employee by id. */
export const ownerParam = z.optional(
  z.string().check(z.regex(/^(me|none|[1-9]\d{0,14})$/, { error: 'Filter by me, none or the id of an employee.' })),
);

/** The employee who looks after a record, for staff only. */
export const Owned = z.object({
  /** Null if no one does. */
  owner_id: z.nullable(z.int()),
  /** Their name. */
  owner: z.nullable(z.string()),
});
export type Owned = z.infer<typeof Owned>;

/** One change of a record's owner. */
export const OwnerChange = z.object({
  at: z.iso.datetime(),
  /** Who changed it. */
  by: z.string(),
  /** Name of the new owner; null if it became unassigned. */
  owner: z.nullable(z.string()),
});
export type OwnerChange = z.infer<typeof OwnerChange>;

/** The owner on a record's page. */
export const OwnedDetail = z.object({
  ...Owned.shape,
  /** False once the record is closed: it then keeps its owner. */
  is_assignable: z.boolean(),
  /** All changes of the owner, the oldest first. */
  owner_history: z.array(OwnerChange),
});
export type OwnedDetail = z.infer<typeof OwnedDetail>;

/** An employee who can own records and be mentioned in notes. */
export const Colleague = z.object({
  id: z.int(),
  name: z.string(),
  /** Shown beside the name where two colleagues share it. */
  email: z.string(),
  /** True for the caller. */
  me: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** The staff who can sign in: the caller first, the others by name. */
export const listColleaguesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/colleagues',
  roles: staffRoles,
  reply: z.object({ items: z.array(Colleague) }),
});

/**
 * Assigns an open RFQ, order or ticket to an employee, or with null to no one. No email is sent. 404 for an unknown record, 400 for
 * someone who is not active staff, 409 if the record is closed, or if a colleague has changed its owner since the caller saw it.
 */
export const assignOwnerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/owner-assign',
  roles: staffRoles,
  body: z.object({
    kind: OwnedKind,
    id,
    owner_id: z.nullable(id),
    /** The owner that the caller saw. */
    seen: z.nullable(id),
  }),
  reply: z.object({ message: z.string() }),
});

/** An employee chosen in a dropdown, whose value is text; blank for no one. */
const chosenOwner = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : typeof value === 'string' ? Number(value) : value)),
  z.nullable(id),
);

/** Assigns up to 100 records, each by the rules of `owner-assign`; one that is refused does not stop the others. */
export const assignOwnersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/owners-assign',
  roles: staffRoles,
  body: z
    .object({
      kind: OwnedKind,
      ids: bulkIds,
      owner_id: chosenOwner,
      /** The owners that the caller saw, in the order of `ids`. */
      seen: z.array(z.nullable(id)),
    })
    .check(
      z.refine(({ ids, seen }) => ids.length === seen.length, {
        error: 'Send the owner of each row as you saw it.',
        path: ['seen'],
      }),
    ),
  reply: BulkReply,
});

/** The open work of an employee. */
export const OpenWork = z.object({ rfqs: z.int(), orders: z.int(), tickets: z.int() });
export type OpenWork = z.infer<typeof OpenWork>;

/** How much open work an employee owns, before they are disabled. For admins only. All 0 for an unknown id. */
export const getOpenWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/staff-work',
  roles: ['admin'],
  query: z.object({ id: idParam }),
  reply: OpenWork,
});

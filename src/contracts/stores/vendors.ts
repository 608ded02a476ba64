import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { stateNamed, UNKNOWN_STATE } from '../fields/gst-states.ts';
import { gstinError, parseGstin } from '../fields/gstin.ts';
import { optionalCode } from '../fields/optional-code.ts';
import { phone } from '../fields/phone.ts';
import { countParam, email, id, optional, required } from '../fields/text.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../limits.ts';

/** Vendors a page. */
export const VENDORS_PAGE_SIZE = 25;

export const VENDOR_CONFLICT = 'Another user has changed this vendor since you opened it. Your changes were not saved.';

/** A firm that we buy from. */
export const Vendor = z.object({
  id: z.int(),
  version: z.int32(),
  name: z.string(),
  gstin: z.nullable(z.string()),
  state: z.nullable(z.string()),
  address: z.nullable(z.string()),
  contact_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Days after their invoice within which we pay; null if not agreed. */
  payment_days: z.nullable(z.int()),
  /** Days from our order until the goods arrive; null if unknown. */
  lead_days: z.nullable(z.int()),
  note: z.nullable(z.string()),
  /** False once we no longer buy from them. */
  active: z.boolean(),
  /** Number of purchase orders with goods still to come. */
  open_orders: z.int(),
});
export type Vendor = z.infer<typeof Vendor>;

/** Vendors by name; `q` searches name, GST number and contact. */
export const listVendorsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/vendor-list',
  roles: staffRoles,
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    status: z.optional(z.enum(['active', 'inactive'])),
    sort: z.optional(z.enum(['name_asc', 'name_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(VENDORS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(Vendor), total: z.int(), total_capped: z.boolean() }),
});

/** The list as CSV. */
export const exportVendorsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/vendor-export',
  roles: staffRoles,
  query: exportQuery(listVendorsEndpoint.query),
  reply: FileReply,
});

const days = z._default(
  z.nullable(
    z
      .int({ error: 'Enter whole days, or leave it blank.' })
      .check(z.gte(0, { error: 'Enter 0 or more.' }), z.lte(365, { error: 'Enter at most 365 days.' })),
  ),
  null,
);

const optionalEmail = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), email]))),
  z.transform((value) => value || null),
);

const state = z.pipe(
  optional(60),
  z.nullable(z.string().check(z.refine((value) => stateNamed(value) !== null, { error: UNKNOWN_STATE }))),
);

export const SaveVendor = z
  .object({
    /** Absent for a new vendor. */
    id: z.optional(id),
    /** The version that the form was opened with; absent overwrites any version. */
    version: z.optional(z.int32()),
    name: required(150, 'Enter the name of the vendor.'),
    gstin: optionalCode(gstinError),
    state,
    address: optional(500),
    contact_name: optional(100),
    email: optionalEmail,
    phone,
    payment_days: days,
    lead_days: days,
    note: optional(500),
    active: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      ({ gstin, state }) => !gstin || !state || stateNamed(state) === stateNamed(parseGstin(gstin)?.state ?? state),
      { error: 'The GST number is of another State. Correct one of them.', path: ['state'] },
    ),
  );
export type SaveVendor = z.infer<typeof SaveVendor>;

/** Adds a vendor, or saves the one with `id`. 404 for an unknown id; 409 for a name in use or a changed `version`. */
export const saveVendorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/vendor-save',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: SaveVendor,
  reply: z.object({ message: z.string(), id: z.int() }),
});

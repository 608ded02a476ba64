import * as z from 'zod/mini';
import { changesSomething } from '../auth/account-change.ts';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { countParam, id, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { CompanyRole } from './company-role.ts';

/** Customers a page. */
export const CUSTOMERS_PAGE_SIZE = 25;

/** `enabled`: all who may sign in; `active`: who have signed in; `never`: invited but never signed in; `disabled`. */
export const CustomerState = z.enum(['enabled', 'active', 'never', 'disabled']);
export type CustomerState = z.infer<typeof CustomerState>;

/** A row of the customer list. */
export const CustomerRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company_id: z.int(),
  company: z.string(),
  company_role: CompanyRole,
  disabled: z.boolean(),
  /** Null if the person has never signed in. */
  signed_in_at: z.nullable(z.iso.datetime()),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** Filters of the list and its export. */
const filters = {
  q: optional(200),
  state: z.optional(CustomerState),
  company_id: z.optional(idParam),
  /** Absent: by name. `added` is the creation date. */
  sort: z.optional(z.enum(['name_asc', 'name_desc', 'added_asc', 'added_desc'])),
};

/** All companies' customers by name; `q` searches name, email address and company. */
export const listCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customer-list',
  roles: staffRoles,
  query: z.object({
    ...filters,
    page: countParam(1, 1_000_000),
    size: countParam(CUSTOMERS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(CustomerRow), total: z.int(), total_capped: z.boolean() }),
});

/** The list as a CSV, all pages. */
export const exportCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customer-export',
  roles: staffRoles,
  query: exportQuery(listCustomersEndpoint.query),
  reply: FileReply,
});

/**
 * Changes a customer's role in the company, or disables or enables the sign-in; disabling ends all sessions. 404 for an id
 * that is not a customer, 409 if the company's active users would have no company admin.
 */
export const saveCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customer-save',
  roles: staffRoles,
  needs: ['sales'],
  body: z
    .object({ id, company_role: z.optional(CompanyRole), disabled: z.optional(z.boolean()) })
    .check(changesSomething('company_role')),
  reply: z.object({ message: z.string() }),
});

/**
 * Gives a customer a new way to sign in: an emailed link to set a password, or a temporary password, which is returned only
 * once. Only an admin can create one (403), and only for a customer who has never signed in (409). 404 for an id that is not
 * a customer, 409 for a disabled one.
 */
export const resendCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customer-resend',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id, way: z.enum(['link', 'password']) }),
  reply: z.object({ message: z.string(), temp_password: z.optional(z.string()) }),
});

import * as z from 'zod/mini';
import { CompanyRole } from './company-role.ts';
import { endpoint, FileReply, staffRoles } from './endpoint.ts';
import { exportQuery } from './export-query.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { countParam, id, idParam, optional, required } from './text.ts';

/** Customers a page. */
export const CUSTOMERS_PAGE_SIZE = 25;

/** Who is listed: all who may sign in, those of them who do, those who never have (the invited), and those who may not. */
export const CustomerState = z.enum(['enabled', 'active', 'never', 'disabled']);
export type CustomerState = z.infer<typeof CustomerState>;

/** A row of the customers' list. */
export const CustomerRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company_id: z.int(),
  company: z.string(),
  company_role: CompanyRole,
  disabled: z.boolean(),
  /** Null for somebody who never has. */
  signed_in_at: z.nullable(z.iso.datetime()),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** What the list and its export are narrowed by. */
const filters = {
  q: optional(200),
  state: z.optional(CustomerState),
  company_id: z.optional(idParam),
  /** Absent: by name. `added` is the order in which they were created. */
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

/** What the list shows, all pages of it, as a CSV. */
export const exportCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customer-export',
  roles: staffRoles,
  query: exportQuery(listCustomersEndpoint.query),
  reply: FileReply,
});

/**
 * Gives a customer a role in the company, or takes or gives back the sign-in; taking it ends all sessions. 404 for an id
 * that is no customer, 409 where the company would be left with people who sign in and no company admin among them.
 */
export const saveCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customer-save',
  roles: staffRoles,
  body: z.object({ id, company_role: z.optional(CompanyRole), disabled: z.optional(z.boolean()) }).check(
    z.refine(({ company_role, disabled }) => company_role !== undefined || disabled !== undefined, {
      error: 'Say what to change.',
      path: ['company_role'],
    }),
  ),
  reply: z.object({ message: z.string() }),
});

/**
 * Lets a customer in anew: by a mail with a link to set a password, or by a new temporary password, which is answered
 * this once and signs out whoever was in. 404 for an id that is no customer, 409 for a disabled one.
 */
export const resendCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customer-resend',
  roles: staffRoles,
  body: z.object({ id, way: z.enum(['link', 'password']) }),
  reply: z.object({ message: z.string(), temp_password: z.optional(z.string()) }),
});

/** Customers by name, email or company, to choose one; at most twenty. */
export const findCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customer-find',
  roles: staffRoles,
  query: z.object({ q: required(200, 'Enter a name, email or company.') }),
  reply: z.object({
    items: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), company: z.string() })),
  }),
});

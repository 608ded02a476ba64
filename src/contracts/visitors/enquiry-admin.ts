import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { countParam, id, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { ADMIN_RFQS_PAGE_SIZE } from '../quotes/admin.ts';
import { Qty } from '../fields/quantity.ts';

/** A visitor's request for a quote, for staff. */
export const AdminEnquiry = z.object({
  id: z.int(),
  /** The visitor's reference, `ENQ-7KQ2M4XP`. */
  code: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  requirement: z.string(),
  lines: z.array(z.object({ item: z.string(), qty: Qty, unit: z.string(), target_price: z.nullable(z.number()) })),
  attachment: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  handled_at: z.nullable(z.iso.datetime()),
  /** The RFQ that it became. */
  rfq: z.nullable(z.object({ id: z.int(), code: z.string() })),
});
export type AdminEnquiry = z.infer<typeof AdminEnquiry>;

/** Enquiries, the newest first unless `sort` says otherwise; `q` is a code, or part of a name, company or email. */
export const listEnquiriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/enquiry-list',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    handled: z.optional(z.enum(['no', 'yes'])),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(ADMIN_RFQS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AdminEnquiry), total: z.int(), total_capped: z.boolean() }),
});

/** A link to an enquiry's file, valid for a minute. 404 if there is none. */
export const getEnquiryAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/enquiry-attachment',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

/** Turns an enquiry into an RFQ of a customer, or marks it as handled without one. */
export const handleEnquiryEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/enquiry-handle',
  roles: staffRoles,
  body: z.object({
    id,
    /** The customer of the RFQ; null for no RFQ. */
    user_id: z.nullable(id),
  }),
  reply: z.object({ message: z.string(), rfq_id: z.nullable(z.int()) }),
});

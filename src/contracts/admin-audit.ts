import * as z from 'zod/mini';
import { aDay } from './day-span.ts';
import { endpoint, staffRoles } from './endpoint.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from './limits.ts';
import { countParam, idParam, optional } from './text.ts';

/** Entries a page. */
export const AUDIT_PAGE_SIZE = 20;

/** What the tables that leave a trace hold, as it is read; `code` where that and the number are a record's name. */
export const auditKinds: Readonly<Record<string, { one: string; code?: string }>> = {
  orders: { one: 'Order' },
  rfqs: { one: 'RFQ', code: 'RFQ-' },
  quotes: { one: 'Quote' },
  shipments: { one: 'Consignment', code: 'SHP-' },
  returns: { one: 'Return', code: 'RET-' },
  invoices: { one: 'Invoice' },
  payments: { one: 'Payment' },
  tickets: { one: 'Ticket', code: 'TKT-' },
  companies: { one: 'Company' },
  addresses: { one: 'Address' },
  users: { one: 'Account' },
  products: { one: 'Product' },
  product_images: { one: 'Product picture' },
  product_imports: { one: 'Import' },
  hsn_rates: { one: 'GST rate' },
  rfq_submissions: { one: 'Enquiry' },
  contact_messages: { one: 'Message' },
  contact_answers: { one: 'Answer to a message' },
  job_applications: { one: 'Application' },
  application_notes: { one: 'Note on an application' },
  newsletter_subscribers: { one: 'Newsletter address' },
  webinar_registrations: { one: 'Webinar registration' },
  outbox: { one: 'Mail' },
};

/** Something that a signed-in person did to a record. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null where the account is no more. */
  person: z.nullable(z.object({ name: z.string(), email: z.string(), role: z.string() })),
  user_id: z.int(),
  /** `insert`, `update`, `delete`; of an account also `invite`, again, or `link`, to set a password. */
  action: z.string(),
  /** The same as it is read before the record: `changed`, `invited again`. */
  did: z.string(),
  /** Name of the table, and the row's id in it. */
  entity: z.string(),
  entity_id: z.string(),
  /** The record as people know it: `TKT-000012`, `Product BRG-6205 · Ball bearing`; its number where it is no more. */
  record: z.string(),
  /** Of a quote, the RFQ on whose page it is looked at; null of anything else. */
  rfq_id: z.nullable(z.int()),
  company: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Each column in words, references by the name of what they lead to: what it was, what it became; null for nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Who did what to which record when, the latest first unless `sort` says otherwise. `q` is a record's number,
 * code or SKU, where its kind is chosen also a company's name or an account's email, `who` words of a person's name or email,
 * `day` a day in India.
 */
export const listAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit-list',
  roles: staffRoles,
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    who: optional(200),
    user_id: z.optional(idParam),
    entity: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
    company_id: z.optional(idParam),
    day: z.optional(aDay()),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(AUDIT_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AuditEntry), total: z.int(), total_capped: z.boolean() }),
});

import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { countParam, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../limits.ts';

/** Entries a page. */
export const AUDIT_PAGE_SIZE = 20;

/** Audited tables and what one record is called; `code` is the prefix if the record is named by its number. */
export const auditKinds: Readonly<Record<string, { one: string; code?: string }>> = {
  orders: { one: 'Order' },
  rfqs: { one: 'RFQ', code: 'RFQ-' },
  quotes: { one: 'Quote' },
  shipments: { one: 'Consignment', code: 'SHP-' },
  goods_received: { one: 'Goods received' },
  returns: { one: 'Return', code: 'RET-' },
  invoices: { one: 'Invoice' },
  delivery_challans: { one: 'Delivery challan' },
  challan_returns: { one: 'Return of a challan' },
  accounts_settings: { one: 'Accounts settings' },
  payment_promises: { one: 'Promise to pay' },
  payment_advices: { one: 'Payment advice' },
  dunning_steps: { one: 'Reminder' },
  credit_holds: { one: 'Credit hold' },
  receipts: { one: 'Receipt' },
  allocations: { one: 'Allocation' },
  seller_details: { one: 'Details on documents' },
  book_locks: { one: 'Lock of the books' },
  bank_lines: { one: 'Bank line' },
  tds_certificates: { one: 'TDS certificate' },
  tickets: { one: 'Ticket', code: 'TKT-' },
  companies: { one: 'Company' },
  company_notes: { one: 'Note on a company' },
  addresses: { one: 'Address' },
  cost_centres: { one: 'Cost centre' },
  approval_steps: { one: 'Approval step' },
  deputies: { one: 'Deputy' },
  users: { one: 'Account' },
  authenticator_apps: { one: 'Authenticator app' },
  passkeys: { one: 'Passkey' },
  recovery_codes: { one: 'Recovery codes' },
  factor_resets: { one: 'Reset of second factors' },
  items: { one: 'Item' },
  products: { one: 'Product' },
  item_images: { one: 'Item picture' },
  item_documents: { one: 'Item document' },
  product_imports: { one: 'Import' },
  hsn_rates: { one: 'GST rate' },
  dispatch_settings: { one: 'Dispatch settings' },
  holidays: { one: 'Holiday' },
  delivery_zones: { one: 'Delivery zone' },
  search_synonyms: { one: 'Synonyms' },
  quote_terms: { one: 'Quote terms' },
  price_lists: { one: 'Price list' },
  price_list_lines: { one: 'List price' },
  vendors: { one: 'Vendor' },
  purchase_orders: { one: 'Purchase order' },
  goods_receipts: { one: 'Goods received', code: 'GRN-' },
  stock_counts: { one: 'Stock count', code: 'CNT-' },
  stock_adjustments: { one: 'Stock adjustment' },
  rfq_submissions: { one: 'Enquiry' },
  contact_messages: { one: 'Message' },
  contact_answers: { one: 'Answer to a message' },
  job_applications: { one: 'Application' },
  application_notes: { one: 'Note on an application' },
  newsletter_subscribers: { one: 'Newsletter address' },
  webinar_registrations: { one: 'Webinar registration' },
  erasures: { one: 'Erasure of personal data' },
  outbox: { one: 'Email' },
};

/** A change that a signed-in person made to a record. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null if the account no longer exists. */
  person: z.nullable(z.object({ name: z.string(), email: z.string(), role: z.string() })),
  user_id: z.int(),
  /** `insert`, `update`, `delete`; for an account also `invite` (again) or `link` (to set a password). */
  action: z.string(),
  /** The action as text: `changed`, `invited again`. */
  action_label: z.string(),
  /** The table, and the row's id. */
  entity: z.string(),
  entity_id: z.string(),
  /** The record's name: `TKT-000012`, `Product BRG-6205 · Ball bearing`; its id if it no longer exists. */
  record: z.string(),
  /** For a quote, the RFQ whose page shows it; null for other records. */
  rfq_id: z.nullable(z.int()),
  company: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Changed columns as text, references by the name of their record. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * The audit log, the latest first unless `sort` says otherwise. `q` is a record's number, code or SKU, with `entity` also a
 * company's name or an account's email; `who` part of a person's name or email; `day` a date in India.
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
    day: z.optional(calendarDay()),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(AUDIT_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AuditEntry), total: z.int(), total_capped: z.boolean() }),
});

import { type AuditEntry, auditKinds } from '#contracts/admin/audit-log.ts';

/** The page of a record, by entity. */
const pages: Record<string, (id: string) => string> = {
  orders: (id) => `/admin/orders/${id}`,
  rfqs: (id) => `/admin/rfqs/${id}`,
  invoices: (id) => `/admin/invoices/${id}`,
  receipts: (id) => `/admin/receipts/${id}`,
  tickets: (id) => `/admin/tickets/${id}`,
  companies: (id) => `/admin/companies/${id}`,
  products: (id) => `/admin/products/${id}`,
  product_imports: (id) => `/admin/products/import?id=${id}`,
  hsn_rates: () => '/admin/rates',
  payment_promises: () => '/admin/receivables?view=promises',
  payment_advices: () => '/admin/receipts?view=advices',
  dunning_steps: () => '/admin/receivables?view=reminders',
  accounts_settings: () => '/admin/invoices?view=e-invoicing',
  seller_details: () => '/admin/invoices?view=our-details',
  book_locks: () => '/admin/accounts',
  dispatch_settings: () => '/admin/delivery',
  holidays: () => '/admin/delivery',
  delivery_zones: () => '/admin/delivery',
  search_synonyms: () => '/admin/synonyms',
  price_lists: (id) => `/admin/price-lists/${id}`,
  vendors: () => '/admin/stores?view=vendors',
  purchase_orders: (id) => `/admin/purchase-orders/${id}`,
  stock_counts: (id) => `/admin/stock-counts/${id}`,
  job_applications: (id) => `/admin/applications/${id}`,
};

/** A record's name after a verb: `changed address Main works`. Codes and abbreviations keep their capitals. */
export const afterVerb = (record: string) => record.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Options of the list's filter. */
export const entityOptions = Object.entries(auditKinds).map(([value, { one }]) => ({ value, label: one }));

type EntryRecord = Pick<AuditEntry, 'action' | 'entity' | 'entity_id' | 'rfq_id'>;

/** The address of an entry's record; a quote is shown with its RFQ. Null if it has no page or was deleted. */
export function recordHref({ action, entity, entity_id, rfq_id }: EntryRecord): string | null {
  if (action === 'delete') return null;
  return rfq_id === null ? (pages[entity]?.(entity_id) ?? null) : pages.rfqs!(`${rfq_id}`);
}

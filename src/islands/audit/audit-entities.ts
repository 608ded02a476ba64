import { type AuditEntry, auditKinds } from '#contracts/admin-audit.ts';

/** Where one of a kind is looked at. */
const pages: Record<string, (id: string) => string> = {
  orders: (id) => `/admin/orders/${id}`,
  rfqs: (id) => `/admin/rfqs/${id}`,
  invoices: (id) => `/admin/invoices/${id}`,
  tickets: (id) => `/admin/tickets/${id}`,
  companies: (id) => `/admin/companies/${id}`,
  products: (id) => `/admin/products/${id}`,
  product_imports: (id) => `/admin/products/import?id=${id}`,
  hsn_rates: () => '/admin/rates',
  job_applications: (id) => `/admin/applications/${id}`,
};

/** For the list's filter. */
export const entityOptions = Object.entries(auditKinds).map(([value, { one }]) => ({ value, label: one }));

type Of = Pick<AuditEntry, 'action' | 'entity' | 'entity_id' | 'rfq_id'>;

/** Where the record of an entry is looked at, a quote with its RFQ. Null where there is no such page, or nothing left to see. */
export function pageOf({ action, entity, entity_id, rfq_id }: Of): string | null {
  if (action === 'delete') return null;
  return rfq_id === null ? (pages[entity]?.(entity_id) ?? null) : pages.rfqs!(`${rfq_id}`);
}

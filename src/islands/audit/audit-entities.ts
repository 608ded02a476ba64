import { auditKinds } from '#contracts/admin-audit.ts';

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

/** Null where there is no page of it. */
export const pageOf = (entity: string, id: string): string | null => pages[entity]?.(id) ?? null;

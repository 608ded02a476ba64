/** What the tables that leave a trace hold, as it is read, and where one of it is looked at. */
const entities: Record<string, { one: string; href?: (id: string) => string; code?: string }> = {
  orders: { one: 'Order', href: (id) => `/admin/orders/${id}` },
  rfqs: { one: 'RFQ', href: (id) => `/admin/rfqs/${id}`, code: 'RFQ-' },
  quotes: { one: 'Quote' },
  shipments: { one: 'Consignment' },
  returns: { one: 'Return' },
  invoices: { one: 'Invoice', href: (id) => `/admin/invoices/${id}` },
  payments: { one: 'Payment' },
  tickets: { one: 'Ticket', href: (id) => `/admin/tickets/${id}`, code: 'TKT-' },
  companies: { one: 'Company', href: (id) => `/admin/companies/${id}` },
  addresses: { one: 'Address' },
  users: { one: 'Account' },
  products: { one: 'Product', href: (id) => `/admin/products/${id}` },
  hsn_rates: { one: 'GST rate', href: () => '/admin/rates' },
  product_images: { one: 'Product picture' },
  rfq_submissions: { one: 'Enquiry' },
  contact_messages: { one: 'Message' },
  contact_answers: { one: 'Answer to a message' },
  job_applications: { one: 'Application', href: (id) => `/admin/applications/${id}` },
  application_notes: { one: 'Note on an application' },
  newsletter_subscribers: { one: 'Newsletter address' },
  webinar_registrations: { one: 'Webinar registration' },
  outbox: { one: 'Mail' },
};

/** For the list's filter. */
export const entityOptions = Object.entries(entities).map(([value, { one }]) => ({ value, label: one }));

/** `TKT-000012`, `Order 100042`, and where it is looked at; null where there is no page of it. */
export function recordName(entity: string, id: string): { name: string; href: string | null } {
  const { one, href, code } = entities[entity] ?? { one: entity.replaceAll('_', ' ') };
  return { name: code ? code + id.padStart(6, '0') : `${one} ${id}`, href: href?.(id) ?? null };
}

/** Pages that mails to buyers link to. */
export const portalPages = {
  order: (id: number) => `/portal/orders/${id}`,
  rfq: (id: number) => `/portal/rfqs/${id}`,
  quote: (id: number) => `/portal/quotes/${id}`,
  invoice: (id: number) => `/portal/invoices/${id}`,
  receipts: '/portal/invoices?view=payments',
  paymentAdvices: '/portal/invoices?view=advices',
  ticket: (id: number) => `/portal/support/${id}`,
  statement: '/portal/statement',
  list: (id: number) => `/portal/lists/${id}`,
  product: (id: number) => `/portal/products/${id}`,
};

/** Pages that mails to staff link to. */
export const adminPages = {
  order: (id: number) => `/admin/orders/${id}`,
  rfq: (id: number) => `/admin/rfqs/${id}`,
  ticket: (id: number) => `/admin/tickets/${id}`,
  toPack: '/admin/orders?status=to%20ship',
  paymentAdvices: '/admin/receipts?view=advices',
  applications: '/admin/applications',
  messages: '/admin/messages?handled=no',
};

/** The page on which a single-use link sets a password. */
export const passwordPage = (token: string) => `/reset-password?token=${encodeURIComponent(token)}`;

/** The page on which a single-use link confirms a new email address. */
export const confirmEmailPage = (token: string) => `/confirm-email?token=${encodeURIComponent(token)}`;

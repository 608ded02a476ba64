import * as z from 'zod/mini';

/** What a ticket is about, so that it reaches the right desk. */
export const TicketCategory = z.enum(
  ['delivery', 'quality', 'invoices', 'payments', 'prices', 'products', 'portal', 'other'],
  { error: 'Choose a category from the list.' },
);
export type TicketCategory = z.infer<typeof TicketCategory>;

/** Its name on screens, in mails and in exports. */
export const TICKET_CATEGORIES: Readonly<Record<TicketCategory, string>> = {
  delivery: 'Delivery and transport',
  quality: 'Quality and returns',
  invoices: 'Invoices and GST',
  payments: 'Payments',
  prices: 'Prices and quotes',
  products: 'Products and documents',
  portal: 'Portal and sign-in',
  other: 'Something else',
};

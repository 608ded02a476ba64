import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { countParam } from './text.ts';

/** Invoices a page. */
export const INVOICES_PAGE_SIZE = 20;

/** Life cycle of an invoice as the database keeps it (india-commerce). */
export const InvoiceStatus = z.enum(['draft', 'issued', 'part paid', 'paid', 'cancelled']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** A credit note takes back (part of) an invoice (CGST Act s. 34). */
export const InvoiceKind = z.enum(['invoice', 'credit note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** How money came in. */
export const PaymentMethod = z.enum(['NEFT', 'RTGS', 'IMPS', 'UPI', 'cheque', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What a buyer is shown: no drafts, and `overdue` derived from the due date. */
export const ShownInvoiceStatus = z.enum(['issued', 'part paid', 'overdue', 'paid', 'cancelled']);
export type ShownInvoiceStatus = z.infer<typeof ShownInvoiceStatus>;

/** A row of the invoice list (specification §3). */
export const Invoice = z.object({
  id: z.int(),
  /** Its number, `PS/2627/000118`. */
  inv: z.string(),
  /** Calendar days, `YYYY-MM-DD`. */
  date: z.iso.date(),
  due_date: z.iso.date(),
  status: ShownInvoiceStatus,
  /** Rupees, tax and round-off included. */
  amount: z.number(),
});
export type Invoice = z.infer<typeof Invoice>;

/** The invoices issued to the caller's company, newest first. */
export const listInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoices',
  php: true,
  roles: ['customer'],
  query: z.object({ page: countParam(1, 1_000_000), size: countParam(INVOICES_PAGE_SIZE, MAX_PAGE_SIZE) }),
  reply: z.object({ items: z.array(Invoice), total: z.int() }),
});

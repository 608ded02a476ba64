import * as z from 'zod/mini';
import { endpoint, FileReply } from './endpoint.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { PricedLine } from './priced-line.ts';
import { TaxPart } from './tax.ts';
import { countParam, idParam, optional } from './text.ts';

/** Invoices a page. */
export const INVOICES_PAGE_SIZE = 20;

/** Invoices in one file of a month: some 3 MB of PDFs, where a function answers at most about 4.5. */
export const INVOICES_PER_FILE = 40;

/** Life cycle of an invoice as the database keeps it (india-commerce). */
export const InvoiceStatus = z.enum(['draft', 'issued', 'part paid', 'paid', 'cancelled']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** A credit note takes back (part of) an invoice (CGST Act s. 34). */
export const InvoiceKind = z.enum(['invoice', 'credit note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** How money came in. */
export const PaymentMethod = z.enum(['NEFT', 'RTGS', 'IMPS', 'UPI', 'cheque', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What a reader is shown: no drafts, `overdue` derived from the due date, and a credit note by what it is. */
export const ShownInvoiceStatus = z.enum(['issued', 'part paid', 'overdue', 'paid', 'cancelled', 'credit note']);
export type ShownInvoiceStatus = z.infer<typeof ShownInvoiceStatus>;

/** What the lists filter by: a shown status, or `open` for whatever wants money. */
export const InvoiceFilter = z.enum(['open', ...ShownInvoiceStatus.options]);
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** A row of the invoice list (specification §3); credit notes stand in it too. */
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
  /** Rupees that are neither paid nor credited; 0 for a credit note. */
  open: z.number(),
});
export type Invoice = z.infer<typeof Invoice>;

/**
 * The invoices and credit notes issued to the caller's company, newest first. `q` is a part of a number or of a PO
 * number, or an order's number.
 */
export const listInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoices',
  php: true,
  roles: ['customer'],
  query: z.object({
    q: optional(200),
    status: z.optional(InvoiceFilter),
    page: countParam(1, 1_000_000),
    size: countParam(INVOICES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(Invoice), total: z.int() }),
});

/** One line of an invoice or credit note; amounts in rupees. */
export const InvoiceLine = z.object({
  ...PricedLine.shape,
  /** Off the whole line, before tax. */
  discount: z.number(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** Money that came, or with a negative amount went: a refund, or a wrong entry taken back. */
export const Payment = z.object({
  id: z.int(),
  amount: z.number(),
  method: PaymentMethod,
  /** UTR of the bank, number of the cheque. */
  reference: z.nullable(z.string()),
  received_on: z.iso.date(),
  /** True for an entry that was taken back, and for the one that takes it back. */
  reversed: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;

const Numbered = z.object({ id: z.int(), inv: z.string(), date: z.iso.date() });

/** An invoice or credit note with everything its page shows. */
export const InvoiceDetail = z.object({
  ...Invoice.shape,
  order_id: z.int(),
  po_number: z.nullable(z.string()),
  bill_to: z.object({
    name: z.string(),
    address: z.string(),
    state: z.nullable(z.string()),
    gstin: z.nullable(z.string()),
  }),
  /** Null where it is the bill-to. */
  ship_to: z.nullable(z.object({ label: z.string(), address: z.string(), gstin: z.nullable(z.string()) })),
  place_of_supply: z.string(),
  lines: z.array(InvoiceLine),
  taxes: z.array(TaxPart),
  /** Sums in rupees: `amount` is taxable value, tax and round-off together. */
  taxable: z.number(),
  tax: z.number(),
  round_off: z.number(),
  paid: z.number(),
  credited: z.number(),
  /** What was paid beyond what is owed after a credit note, and goes back. */
  refund_due: z.number(),
  /** Days after the due date; 0 unless overdue. */
  days_overdue: z.int(),
  /** Reference number of an e-invoice; null where there is none. */
  irn: z.nullable(z.string()),
  /** The oldest first. */
  payments: z.array(Payment),
  credit_notes: z.array(z.object({ ...Numbered.shape, amount: z.number(), reason: z.string() })),
  /** The invoice that a credit note takes back, and why; null for an invoice. */
  credits: z.nullable(z.object({ ...Numbered.shape, reason: z.string() })),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

/** One invoice or credit note issued to the caller's company. 404 for a draft and for another company's. */
export const getInvoiceEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoice-get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ invoice: InvoiceDetail }),
});

/** The same as a PDF: the original for the recipient (CGST Rules r. 48). */
export const getInvoicePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoice-pdf',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** The months in which something was issued to the caller's company, the latest first, and how many files each has. */
export const listInvoiceMonthsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoice-months',
  roles: ['customer'],
  reply: z.object({
    items: z.array(
      z.object({
        /** `2026-11` */
        month: z.string(),
        count: z.int(),
        /** Files of at most `INVOICES_PER_FILE` invoices. */
        files: z.int(),
      }),
    ),
  }),
});

/**
 * A month's invoices and credit notes as one ZIP: their PDFs, and a CSV with a row for each HSN and rate. A long month
 * has several files. 404 where nothing was issued.
 */
export const getInvoiceMonthEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoice-month',
  roles: ['customer'],
  query: z.object({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Choose a month like 2026-11.' })),
    file: countParam(1, 1000),
  }),
  reply: FileReply,
});

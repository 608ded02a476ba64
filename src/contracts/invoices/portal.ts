import * as z from 'zod/mini';
import { PricedLine } from '../catalog/priced-line.ts';
import { TaxPart } from '../catalog/tax.ts';
import { endpoint, FileReply } from '../endpoint.ts';
import { countParam, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { PayTo } from './pay-to.ts';
import { SHOWN_INVOICE_STATUSES, STORED_INVOICE_STATUSES } from './states.ts';

/** Invoices a page. */
export const INVOICES_PAGE_SIZE = 20;

/** Invoices in one file of a month: about 3 MB of PDFs; a function can return about 4.5 MB. */
export const INVOICES_PER_FILE = 40;

/** An invoice's status as the database keeps it. */
export const InvoiceStatus = z.enum(STORED_INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** A credit note reverses all or part of an invoice, a debit note raises it (CGST Act s. 34). */
export const InvoiceKind = z.enum(['invoice', 'credit note', 'debit note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

export const PaymentMethod = z.enum(['NEFT', 'RTGS', 'IMPS', 'UPI', 'cheque', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What a reader is shown: no drafts, `overdue` derived from the due date, and a credit note by what it is. */
export const ShownInvoiceStatus = z.enum(SHOWN_INVOICE_STATUSES);
export type ShownInvoiceStatus = z.infer<typeof ShownInvoiceStatus>;

/** Filter of the lists: a shown status, `open` for unpaid invoices, or `debit note`, which has the statuses of an invoice. */
export const InvoiceFilter = z.enum(['open', 'debit note', ...ShownInvoiceStatus.options]);
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** A row of the invoice list (specification §3), which also has credit notes. */
export const Invoice = z.object({
  id: z.int(),
  /** `PS/2627/000118` */
  inv: z.string(),
  /** Dates, `YYYY-MM-DD`. */
  date: z.iso.date(),
  due_date: z.iso.date(),
  status: ShownInvoiceStatus,
  /** Rupees, including tax and round-off. */
  amount: z.number(),
  /** Amount due, rupees; 0 for a credit note. */
  open: z.number(),
});
export type Invoice = z.infer<typeof Invoice>;

/**
 * The invoices and credit notes issued to the caller's company, newest first. `q` is part of an invoice or PO number, or an
 * order number.
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
  /** Discount on the whole line, before tax. */
  discount: z.number(),
  /** True for a line of a note that changes only value or tax: no quantity is shown. */
  value_only: z.boolean(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** What settles an invoice: money, an adjusted credit note or a write-off; negative for a refund or a reversed entry. */
export const Payment = z.object({
  id: z.int(),
  amount: z.number(),
  kind: z.enum(['payment', 'refund', 'adjustment', 'write-off']),
  /** Null unless it is money. */
  method: z.nullable(PaymentMethod),
  /** UTR or cheque number. */
  reference: z.nullable(z.string()),
  received_on: z.iso.date(),
  /** The bank entry of the money; null for the other kinds. Without a number it is a refund or a reversal. */
  receipt: z.nullable(z.object({ id: z.int(), number: z.nullable(z.string()) })),
  /** Of an adjusted credit balance: the invoice on the other side. */
  other: z.nullable(z.object({ id: z.int(), inv: z.string() })),
  /** True for a reversed entry and for the entry that reverses it. */
  reversed: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;

const Numbered = z.object({ id: z.int(), inv: z.string(), date: z.iso.date() });

/** An invoice or credit note with all its details. */
export const InvoiceDetail = z.object({
  ...Invoice.shape,
  kind: InvoiceKind,
  order_id: z.int(),
  po_number: z.nullable(z.string()),
  /** The date on the buyer's purchase order. */
  po_date: z.nullable(z.string()),
  bill_to: z.object({
    name: z.string(),
    address: z.string(),
    state: z.nullable(z.string()),
    gstin: z.nullable(z.string()),
  }),
  /** Null if it is the bill-to address. */
  ship_to: z.nullable(z.object({ label: z.string(), address: z.string(), gstin: z.nullable(z.string()) })),
  place_of_supply: z.string(),
  lines: z.array(InvoiceLine),
  taxes: z.array(TaxPart),
  /** Rupees: `amount` = `taxable` + `tax` + `round_off`. */
  taxable: z.number(),
  tax: z.number(),
  round_off: z.number(),
  paid: z.number(),
  credited: z.number(),
  written_off: z.number(),
  /** Amount paid above the total after credit notes, to be refunded. */
  refund_due: z.number(),
  /** Days after the due date; 0 unless overdue. */
  days_overdue: z.int(),
  /** True if IGST applies, so that CGST and SGST do not. */
  inter_state: z.boolean(),
  /** The delivery challan under which the goods left before; null if there was none. */
  challan: z.nullable(z.object({ number: z.string(), date: z.iso.date() })),
  /** Where the amount due is paid, the account of today; null if nothing is due or no account is entered. */
  pay_to: z.nullable(PayTo),
  /** Of an e-invoice, from the invoice registration portal; null if there is none. */
  irn: z.nullable(
    z.object({
      number: z.string(),
      ack_no: z.string(),
      ack_at: z.iso.datetime(),
      cancelled: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
    }),
  ),
  /** The oldest first. */
  payments: z.array(Payment),
  credit_notes: z.array(z.object({ ...Numbered.shape, amount: z.number(), reason: z.string() })),
  debit_notes: z.array(z.object({ ...Numbered.shape, amount: z.number(), reason: z.string() })),
  /** For a credit note: its invoice and the reason; null for any other document. */
  credits: z.nullable(z.object({ ...Numbered.shape, reason: z.string() })),
  /** The same for a debit note. */
  debits: z.nullable(z.object({ ...Numbered.shape, reason: z.string() })),
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

/** An invoice or note as a PDF: the original for the recipient (CGST Rules r. 48). */
export const getInvoicePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/invoice-pdf',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** The months with invoices or credit notes of the caller's company, the latest first. */
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
        /** Number of files, each of at most `INVOICES_PER_FILE` invoices. */
        files: z.int(),
      }),
    ),
  }),
});

/**
 * A month's invoices and credit notes as a ZIP: their PDFs, and a CSV with a row for each HSN and rate. A long month has
 * several files. 404 if there are none.
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

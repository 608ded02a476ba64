import * as z from 'zod/mini';
import { aDay, daysInOrder, daySpan } from './day-span.ts';
import { endpoint, FileReply, staffRoles } from './endpoint.ts';
import { Invoice, InvoiceDetail, InvoiceFilter, PaymentMethod } from './invoices.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { rupees } from './rupees.ts';
import { countParam, id, idParam, optional, required } from './text.ts';

/** Invoices a page at the desk. */
export const INVOICE_DESK_PAGE_SIZE = 25;

/** Told to whoever acts on an invoice that somebody else has changed meanwhile. */
export const INVOICE_MOVED = 'This invoice has changed since you opened it. Nothing was written: look at it again.';

/** A row of the desk's list. */
export const DeskInvoice = z.object({
  ...Invoice.shape,
  company_id: z.int(),
  company: z.string(),
  order_id: z.int(),
});
export type DeskInvoice = z.infer<typeof DeskInvoice>;

/**
 * All companies' invoices and credit notes; `q` is the beginning of a number or its last parts (`2627/118`, `118`), an order's
 * number or PO number, the reference of a payment or refund, or words of a company's name; `from` and `to` are days that they bear.
 */
export const listDeskInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      status: z.optional(InvoiceFilter),
      company_id: z.optional(idParam),
      ...daySpan,
      sort: z.optional(z.enum(['date_asc', 'date_desc', 'due_asc', 'due_desc', 'amount_asc', 'amount_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(INVOICE_DESK_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(DeskInvoice), total: z.int(), total_capped: z.boolean() }),
});

/** A consignment that has left and has no invoice. */
export const Uninvoiced = z.object({
  shipment_id: z.int(),
  /** `SHP-000123`. */
  code: z.string(),
  order_id: z.int(),
  company: z.string(),
  dispatched_at: z.iso.datetime(),
  /** Its goods that have no HSN code or no GST rate: said before they are billed. */
  untaxed: z.array(z.object({ name: z.string(), hsn: z.nullable(z.string()), gst_rate: z.nullable(z.number()) })),
});
export type Uninvoiced = z.infer<typeof Uninvoiced>;

/**
 * What is to be invoiced, the oldest first unless `sort` says otherwise; `q` is a consignment's or an order's number, an AWB or LR
 * number, or words of a company's name.
 */
export const listUninvoicedEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-queue',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    company_id: z.optional(idParam),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(INVOICE_DESK_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(Uninvoiced), total: z.int(), total_capped: z.boolean() }),
});

/** An order's invoices and credit notes, the oldest first, and its consignments that have none yet. */
export const listOrderInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-invoices',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ invoices: z.array(Invoice), uninvoiced: z.array(Uninvoiced) }),
});

/** An invoice with what staff need to act on it. */
export const DeskInvoiceDetail = z.object({
  ...InvoiceDetail.shape,
  company: z.object({ id: z.int(), name: z.string() }),
  shipment: z.nullable(z.string()),
  /** Received returns with goods of this invoice that no credit note takes back yet. */
  returns: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      reason: z.string(),
      lines: z.array(z.object({ name: z.string(), qty: z.int(), unit: z.string() })),
      /** Rupees that a credit note for it comes to. */
      amount: z.number(),
    }),
  ),
});
export type DeskInvoiceDetail = z.infer<typeof DeskInvoiceDetail>;

/** One invoice or credit note of any company; 404 for a draft and for an id that does not exist. */
export const getDeskInvoiceEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ invoice: DeskInvoiceDetail }),
});

/** Which copy of an invoice (CGST Rules r. 48(1)). */
const InvoiceCopyName = z.enum(['original', 'duplicate', 'triplicate']);

/** An invoice or credit note as a PDF, in one of its three copies. */
export const getDeskInvoicePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam, copy: z.optional(InvoiceCopyName) }),
  reply: FileReply,
});

const done = z.object({ message: z.string() });
const issued = z.object({ ...done.shape, id: z.int(), inv: z.string() });

/** Issues the invoice of a consignment that has left. 409 where it has one or has not left. */
export const issueInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-issue',
  roles: staffRoles,
  body: z.object({ shipment_id: id }),
  reply: issued,
});

const money = {
  id,
  amount: rupees('Enter the amount in rupees with at most two decimals.', {
    most: 1e12,
    above0: 'Enter more than ₹0.',
  }),
  method: PaymentMethod,
  reference: optional(60),
  /** Calendar day in India; not in the future. */
  received_on: aDay(),
};

/** Records money received. 400 for more than is open or a day to come, 409 where another entry came in between. */
export const recordPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-pay',
  roles: staffRoles,
  body: z.object({
    ...money,
    /** What was open when the form was opened, rupees: an entry that came in between is not overlooked. */
    open: z.number(),
  }),
  reply: done,
});

/** Records money sent back after a credit note. 400 for more than is to go back. */
export const recordRefundEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-refund',
  roles: staffRoles,
  body: z.object({ ...money, refund_due: z.number() }),
  reply: done,
});

/** Takes a wrong entry back by a negative one. 409 for an entry that was taken back already. */
export const reversePaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/payment-reverse',
  roles: staffRoles,
  body: z.object({ id }),
  reply: done,
});

/** Credits a received return, or all that is left of an invoice. 409 where nothing is left to credit. */
export const creditInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-credit',
  roles: staffRoles,
  body: z.object({
    id,
    /** Absent or null: all that is left. */
    return_id: z.optional(z.nullable(id)),
    reason: required(300, 'Give the reason: the buyer reads it on the credit note.'),
  }),
  reply: issued,
});

/** Notes the reference number that the invoice registration portal gave, and what its QR code holds. */
export const setIrnEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-irn',
  roles: staffRoles,
  body: z.object({
    id,
    irn: z.pipe(
      required(64, 'Enter the IRN.'),
      z.pipe(
        z.transform((value: string) => value.toLowerCase()),
        z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'An IRN has 64 characters, 0 to 9 and a to f.' })),
      ),
    ),
    irn_qr: optional(2000),
  }),
  reply: done,
});

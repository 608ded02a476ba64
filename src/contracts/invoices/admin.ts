import * as z from 'zod/mini';
import { bulkIds, BulkReply, idsParam } from '../bulk.ts';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay, daysInOrder, daySpan } from '../fields/day-span.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { Invoice, InvoiceDetail, InvoiceFilter, PaymentMethod } from './portal.ts';
import { Qty } from '../fields/quantity.ts';

/** Invoices a page in the admin area. */
export const ADMIN_INVOICES_PAGE_SIZE = 25;

/** Filter of the admin list: also the documents that are not valid yet because they need an IRN. */
export const AdminInvoiceFilter = z.enum([...InvoiceFilter.options, 'awaiting IRN']);
export type AdminInvoiceFilter = z.infer<typeof AdminInvoiceFilter>;

/** A row of the admin list. */
export const AdminInvoice = z.object({
  ...Invoice.shape,
  company_id: z.int(),
  company: z.string(),
  order_id: z.int(),
});
export type AdminInvoice = z.infer<typeof AdminInvoice>;

/**
 * All companies' invoices and credit notes. `q` is the start of a number or its last parts (`2627/118`, `118`), an order or
 * PO number, a payment reference or part of a company's name; `from` and `to` are invoice dates.
 */
export const listAdminInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      status: z.optional(AdminInvoiceFilter),
      company_id: z.optional(idParam),
      ...daySpan,
      sort: z.optional(z.enum(['date_asc', 'date_desc', 'due_asc', 'due_desc', 'amount_asc', 'amount_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(ADMIN_INVOICES_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(AdminInvoice), total: z.int(), total_capped: z.boolean() }),
});

/** A consignment without an invoice, packed or already dispatched under a delivery challan. */
export const Uninvoiced = z.object({
  shipment_id: z.int(),
  /** `SHP-000123`. */
  code: z.string(),
  order_id: z.int(),
  company: z.string(),
  packed_at: z.iso.datetime(),
  /** Null until dispatched. */
  dispatched_at: z.nullable(z.iso.datetime()),
  /** Its goods without an HSN code or GST rate, as a warning before invoicing. */
  untaxed: z.array(z.object({ name: z.string(), hsn: z.nullable(z.string()), gst_rate: z.nullable(z.number()) })),
});
export type Uninvoiced = z.infer<typeof Uninvoiced>;

/**
 * Consignments to be invoiced, the oldest first unless `sort` says otherwise. `q` is a consignment, order, AWB or LR
 * number, or part of a company's name.
 */
export const listUninvoicedEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-queue',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    company_id: z.optional(idParam),
    /** Only these consignments. */
    ids: z.optional(idsParam),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(ADMIN_INVOICES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(Uninvoiced), total: z.int(), total_capped: z.boolean() }),
});

/** An order's invoices and credit notes, the oldest first, and its consignments without an invoice. */
export const listOrderInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-invoices',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ invoices: z.array(Invoice), uninvoiced: z.array(Uninvoiced) }),
});

/** An invoice with all details for staff. */
export const AdminInvoiceDetail = z.object({
  ...InvoiceDetail.shape,
  company: z.object({ id: z.int(), name: z.string() }),
  shipment: z.nullable(z.string()),
  /** True if it is valid only with an IRN. */
  needs_irn: z.boolean(),
  /** True if an IRN is needed and missing. */
  awaits_irn: z.boolean(),
  /** The IRN can still be cancelled: less than 24 hours have passed and the goods have not left. */
  irn_cancellable: z.boolean(),
  /** Received returns of goods on this invoice that are not yet credited. */
  returns: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      reason: z.string(),
      /** By the invoice's line numbers. */
      lines: z.array(z.object({ line_no: z.int32(), name: z.string(), qty: Qty, unit: z.string() })),
      /** Amount of its credit note, rupees. */
      amount: z.number(),
    }),
  ),
  /** What can still be credited of each line: a quantity, and a value before tax in rupees. */
  left: z.array(z.object({ line_no: z.int32(), qty: Qty, value: z.number() })),
  /** Unallocated money of the company, which may settle it: advances for its order first. */
  on_account: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      received_on: z.iso.date(),
      unallocated: z.number(),
      /** True for an advance for the invoice's order. */
      is_for_order: z.boolean(),
    }),
  ),
  /** Last day of a credit note. */
  credit_until: z.iso.date(),
});
export type AdminInvoiceDetail = z.infer<typeof AdminInvoiceDetail>;

/** One invoice or credit note of any company; 404 for a draft and for an unknown id. */
export const getAdminInvoiceEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ invoice: AdminInvoiceDetail }),
});

/** Which copy of an invoice (CGST Rules r. 48(1)). */
const InvoiceCopyName = z.enum(['original', 'duplicate', 'triplicate']);

/** An invoice, credit or debit note as a PDF, in one of its three copies. */
export const getAdminInvoicePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam, copy: z.optional(InvoiceCopyName) }),
  reply: FileReply,
});

const done = z.object({ message: z.string() });
const issued = z.object({ ...done.shape, id: z.int(), inv: z.string() });

/**
 * Issues the invoice of a packed consignment, or of one that left under a delivery challan. 409 if it already has one, its
 * order is on hold, or it left without a document. An e-invoice is emailed once its IRN is saved.
 */
export const issueInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-issue',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ shipment_id: id }),
  reply: issued,
});

/**
 * Issues the invoices of up to 100 consignments, each by the rules of `invoice-issue`: one that is refused does not stop the
 * others.
 */
export const issueInvoicesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoices-issue',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ ids: bulkIds }),
  reply: BulkReply,
});

const money = {
  id,
  amount: rupees('Enter the amount in rupees with at most two decimals.', {
    max: 1e12,
    above0: 'Enter more than ₹0.',
  }),
  method: PaymentMethod,
  reference: optional(60),
  /** Date in India, from the invoice's date until today. */
  received_on: calendarDay(),
};

/** Records a payment. 400 for more than the amount due, a future date or one before the invoice's, 409 if another entry was made since. */
export const recordPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-pay',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    ...money,
    /** The amount due when the form was opened, rupees, to detect an entry made since. */
    open: z.number(),
  }),
  reply: done,
});

/** Records a refund after a credit note. 400 for more than the refund due. */
export const recordRefundEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-refund',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ ...money, refund_due: z.number() }),
  reply: done,
});

/** Reverses a wrong entry by a negative one. 409 if it is already reversed. */
export const reversePaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/payment-reverse',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id }),
  reply: done,
});

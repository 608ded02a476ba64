import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay, daysInOrder, daySpan } from '../fields/day-span.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idempotencyKey, idParam, optional, required, requiredId } from '../fields/text.ts';
import { PaymentMethod } from '../invoices/portal.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { Receipt, ReceiptDetail } from './receipt.ts';

/** Receipts a page in the admin area. */
export const ADMIN_RECEIPTS_PAGE_SIZE = 25;

/** The most invoices that one receipt settles in a step. */
export const MAX_ALLOCATIONS = 200;

/** What the list can be limited to: receipts with unallocated money, refunds, or reversed entries and their reversals. */
export const ReceiptFilter = z.enum(['on account', 'refund', 'reversed']);
export type ReceiptFilter = z.infer<typeof ReceiptFilter>;

export const AdminReceipt = z.object({ ...Receipt.shape, company_id: z.int(), company: z.string() });
export type AdminReceipt = z.infer<typeof AdminReceipt>;

/**
 * All companies' receipts, refunds and reversals. `q` is part of a number, a UTR or cheque number, an amount, an order number
 * of an advance or part of a company's name; `from` and `to` are bank dates.
 */
export const listReceiptsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receipt-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      kind: z.optional(ReceiptFilter),
      company_id: z.optional(idParam),
      ...daySpan,
      sort: z.optional(z.enum(['date_asc', 'date_desc', 'amount_asc', 'amount_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(ADMIN_RECEIPTS_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(AdminReceipt), total: z.int(), total_capped: z.boolean() }),
});

/** An invoice or debit note with an amount due. */
export const OpenInvoice = z.object({
  id: z.int(),
  inv: z.string(),
  date: z.iso.date(),
  due_date: z.iso.date(),
  order_id: z.int(),
  /** Rupees. */
  open: z.number(),
});
export type OpenInvoice = z.infer<typeof OpenInvoice>;

/**
 * What a company owes, by due date, its money on account, and its latest orders with goods to deliver, for which it may pay
 * in advance.
 */
export const getOpenItemsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receipt-open-items',
  roles: staffRoles,
  query: z.object({ company_id: idParam }),
  reply: z.object({
    invoices: z.array(OpenInvoice),
    on_account: z.number(),
    orders: z.array(z.object({ id: z.int(), po_number: z.nullable(z.string()), total: z.number() })),
  }),
});

const amountOf = (ask: string) => rupees(ask, { max: 1e12 });

/** How much of the money settles an invoice. */
export const Allocate = z.object({
  invoice_id: id,
  amount: amountOf('Enter the amount in rupees with at most two decimals, or leave it blank.'),
  /** The amount due when the form was opened, rupees, to detect an entry made since. */
  open: z.number(),
  /** True to write off what is then still due. */
  write_off: z.optional(z.boolean()),
});
export type Allocate = z.infer<typeof Allocate>;

const allocating = {
  allocations: z.array(Allocate).check(z.maxLength(MAX_ALLOCATIONS)),
  /** Needed above `SMALL_BALANCE`. */
  write_off_reason: optional(200),
};

const bankEntry = {
  method: PaymentMethod,
  /** UTR or cheque number. */
  reference: optional(60),
};

const done = z.object({ message: z.string() });

/**
 * Records money of a company and what it settles; the rest stays on account. 400 for more than is due on an invoice or was
 * received, a date in the future or before last financial year, or a write-off that the caller may not make; 409 if an invoice
 * has changed since the form was opened, the reference is already recorded, or the payment advice is no longer open. Repeating the key
 * records nothing.
 */
export const recordReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/receipt-record',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    company_id: requiredId('Choose a company.'),
    /** In the bank, rupees. */
    amount: amountOf('Enter the amount in the bank in rupees with at most two decimals.'),
    /** Tax that the buyer deducted at source, rupees. */
    tds: amountOf('Enter the TDS in rupees with at most two decimals, or 0.'),
    ...bankEntry,
    received_on: calendarDay(),
    remarks: optional(300),
    /** The order for which it is an advance. */
    order_id: z.optional(z.nullable(id)),
    /** The payment advice that it answers; without one, an open advice of the company with the reference is answered. */
    advice_id: z.optional(id),
    ...allocating,
    idempotency_key: idempotencyKey,
  }),
  reply: z.object({ ...done.shape, id: z.int(), number: z.string() }),
});

/** One entry of any company with what it settles. */
export const getReceiptEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receipt-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({
    receipt: z.object({
      ...ReceiptDetail.shape,
      company: z.object({ id: z.int(), name: z.string() }),
      remarks: z.nullable(z.string()),
      recorded_by: z.string(),
    }),
  }),
});

/** The receipt or refund voucher as a PDF. 404 for an entry without a number. */
export const getAdminReceiptPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receipt-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** Allocates unallocated money of a receipt. 409 if that money or an invoice has changed since the form was opened. */
export const allocateReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/receipt-allocate',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    id,
    /** The unallocated money when the form was opened, rupees. */
    unallocated: z.number(),
    ...allocating,
  }),
  reply: done,
});

/**
 * Takes back an allocation: money returns to its receipt, an adjusted balance to its invoice, and a write-off is due again.
 * 409 if it is already taken back, or is a refund or reversal, which the bank decides.
 */
export const takeBackEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/allocation-take-back',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id }),
  reply: done,
});

/** Reverses a whole entry, such as a returned cheque, with all that it settled. 409 if it is reversed or partly refunded. */
export const reverseReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/receipt-reverse',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id, reason: required(300, 'Say why, e.g. cheque returned.') }),
  reply: done,
});

/** Records the refund of unallocated money, with a refund voucher (CGST Rules r. 51). 400 for more than is unallocated. */
export const refundReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/receipt-refund',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    id,
    unallocated: z.number(),
    amount: rupees('Enter the amount in rupees with at most two decimals.', {
      max: 1e12,
      above0: 'Enter more than ₹0.',
    }),
    ...bankEntry,
    received_on: calendarDay(),
  }),
  reply: done,
});

/** Adjusts what is to be refunded on an invoice against another one of the company. 400 for more than either allows. */
export const adjustBalanceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-adjust',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z
    .object({
      id,
      other_id: requiredId('Choose an invoice.'),
      amount: rupees('Enter the amount in rupees with at most two decimals.', {
        max: 1e12,
        above0: 'Enter more than ₹0.',
      }),
      /** Of the first invoice when the form was opened, rupees. */
      refund_due: z.number(),
      /** Of the other invoice when the form was opened, rupees. */
      open: z.number(),
    })
    .check(z.refine(({ id, other_id }) => id !== other_id, { error: 'Choose another invoice.', path: ['other_id'] })),
  reply: done,
});

/** Writes off all that is due on an invoice: at most `SMALL_BALANCE` unless the caller is an admin, who gives a reason. */
export const writeOffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-write-off',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id, open: z.number(), reason: optional(200) }),
  reply: done,
});

import * as z from 'zod/mini';
import { uploadIds } from '../attachments/attachments.ts';
import { SizedFile } from '../attachments/file-ref.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { notFuture } from '../fields/not-future.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idParam, optional, required } from '../fields/text.ts';
import { PaymentMethod } from '../invoices/portal.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../limits.ts';
import { PAYMENT_ADVICE_STATES } from './states.ts';

/** Payment advices a page. */
export const ADVICES_PAGE_SIZE = 20;

/** The most invoices of one payment advice, and of the form that lists them. */
export const MAX_ADVICE_LINES = 200;

/** Files of one payment advice: the bank's own advice. */
export const MAX_ADVICE_FILES = 1;

export const PaymentAdviceStatus = z.enum(statusesOf(PAYMENT_ADVICE_STATES));
export type PaymentAdviceStatus = z.infer<typeof PaymentAdviceStatus>;

/** What a buyer says the company has paid; amounts in rupees. It books nothing. */
export const PaymentAdvice = z.object({
  id: z.int(),
  status: PaymentAdviceStatus,
  paid_on: z.iso.date(),
  method: PaymentMethod,
  /** UTR or cheque number. */
  reference: z.string(),
  /** Sent to our bank. */
  amount: z.number(),
  /** Deducted by the buyer at source. */
  tds: z.number(),
  /** The invoices it settles, the earliest due date first. */
  lines: z.array(
    z.object({
      invoice_id: z.int(),
      inv: z.string(),
      amount: z.number(),
      /** Due on the invoice today. */
      open: z.number(),
    }),
  ),
  /** Of amount and TDS, what no line names. */
  on_account: z.number(),
  note: z.nullable(z.string()),
  file: z.nullable(SizedFile),
  /** The receipt that it was recorded as. */
  receipt: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** Why the desk set it aside. */
  reason: z.nullable(z.string()),
  sent_by: z.string(),
  sent_at: z.iso.datetime(),
});
export type PaymentAdvice = z.infer<typeof PaymentAdvice>;

/** The same for staff. */
export const AdminPaymentAdvice = z.object({
  ...PaymentAdvice.shape,
  company_id: z.int(),
  company: z.string(),
  /** Who recorded it, set it aside or withdrew it; null while it is open. */
  decided_by: z.nullable(z.string()),
});
export type AdminPaymentAdvice = z.infer<typeof AdminPaymentAdvice>;

/**
 * Payment advices of the caller's company, the latest first; with `invoice_id` those that name this invoice. `q` is part of a UTR
 * or cheque number.
 */
export const listPaymentAdvicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/payment-advices',
  roles: ['customer'],
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    status: z.optional(PaymentAdviceStatus),
    invoice_id: z.optional(idParam),
    page: countParam(1, 1_000_000),
    size: countParam(ADVICES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(PaymentAdvice), total: z.int(), total_capped: z.boolean() }),
});

/** An invoice or debit note that a payment can settle; amounts in rupees. */
export const PayableInvoice = z.object({
  id: z.int(),
  inv: z.string(),
  due_date: z.iso.date(),
  open: z.number(),
  /** Of `open`, what open payment advices name already. */
  advised: z.number(),
});
export type PayableInvoice = z.infer<typeof PayableInvoice>;

/** What the caller's company can pay, the earliest due date first; at most `MAX_ADVICE_LINES` invoices. */
export const listPayableInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/payable-invoices',
  roles: ['customer'],
  reply: z.object({ invoices: z.array(PayableInvoice) }),
});

const FUTURE = 'This date is in the future. Enter the day of the payment.';
const TWICE = 'An invoice is listed twice. List it once.';

const amountOf = (ask: string, above0?: string) => rupees(ask, { max: 1e12, ...(above0 ? { above0 } : {}) });

export const SendPaymentAdvice = z.object({
  /** Together at most amount and TDS; the rest is on account. */
  lines: z
    .array(
      z.object({
        invoice_id: id,
        amount: amountOf('Enter the amount in rupees with at most two decimals.', 'Enter more than ₹0.'),
      }),
    )
    .check(
      z.maxLength(MAX_ADVICE_LINES),
      z.refine((lines) => new Set(lines.map(({ invoice_id }) => invoice_id)).size === lines.length, { error: TWICE }),
    ),
  /** Sent to our bank, rupees. */
  amount: amountOf('Enter the amount paid in rupees with at most two decimals.', 'Enter more than ₹0.'),
  /** Tax deducted at source, rupees. */
  tds: amountOf('Enter the TDS in rupees with at most two decimals, or 0.'),
  method: PaymentMethod,
  /** From the first day of the last financial year to today. */
  paid_on: calendarDay('Enter the day of the payment.').check(notFuture(FUTURE)),
  reference: required(60, 'Enter the UTR or the cheque number. Your bank shows it with the payment.'),
  /** The bank's advice, uploaded before. */
  files: uploadIds(MAX_ADVICE_FILES),
  note: optional(300),
});
export type SendPaymentAdvice = z.infer<typeof SendPaymentAdvice>;

const message = z.object({ message: z.string() });

/**
 * Says that the company has paid, so that the desk finds the money, and stops the reminders of these invoices for 7 days. It books
 * nothing. 400 if the invoices come to more than amount and TDS, or to more than is due on one and not in another open advice; 404
 * for another company's invoice; 409 if the UTR is in another advice or recorded already, or no amount is due.
 */
export const sendPaymentAdviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/payment-advice-send',
  creates: true,
  roles: ['customer'],
  body: SendPaymentAdvice,
  reply: z.object({ ...message.shape, id: z.int() }),
});

/** Withdraws a payment advice of the caller's company. 409 once the desk has recorded it or set it aside. */
export const withdrawPaymentAdviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/payment-advice-withdraw',
  roles: ['customer'],
  body: z.object({ id }),
  reply: message,
});

/**
 * All companies' payment advices: open ones first, the longest waiting first, then the others, the latest first. `q` is part of a
 * UTR or cheque number.
 */
export const listAdminPaymentAdvicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/payment-advice-list',
  roles: staffRoles,
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    status: z.optional(PaymentAdviceStatus),
    company_id: z.optional(idParam),
    page: countParam(1, 1_000_000),
    size: countParam(ADVICES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AdminPaymentAdvice), total: z.int(), total_capped: z.boolean() }),
});

/** Sets an open payment advice aside, with a reason, and mails the buyer who sent it. 409 once a colleague has decided or the buyer withdrew it. */
export const setAsidePaymentAdviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/payment-advice-set-aside',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id, reason: required(300, 'Say why, e.g. not in our bank. The buyer will see it.') }),
  reply: message,
});

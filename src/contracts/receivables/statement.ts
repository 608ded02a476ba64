import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay, daysInOrder } from '../fields/day-span.ts';
import { id, idParam } from '../fields/text.ts';
import { PayTo } from '../invoices/pay-to.ts';
import { SellerDetails } from '../invoices/seller-details.ts';
import { Ageing } from './ageing.ts';

/** Entries in one statement; a longer period is refused. */
export const MAX_STATEMENT_ROWS = 2000;

/** What an entry of a statement is. */
export const EntryKind = z.enum(['invoice', 'debit note', 'credit note', 'receipt', 'refund', 'reversal', 'write-off']);
export type EntryKind = z.infer<typeof EntryKind>;

/** Beside the entry of a credit note that has no IRN yet. */
export const AWAITS_IRN = 'awaits its IRN';

/** An entry of a statement; amounts in rupees. */
export const StatementEntry = z.object({
  date: z.iso.date(),
  kind: EntryKind,
  /** Of the document or receipt; of a write-off, the invoice's. Null for an entry without a number. */
  number: z.nullable(z.string()),
  /** The invoice or note; null for money. */
  invoice_id: z.nullable(z.int()),
  /** The receipt, refund or reversal; null for a document. */
  receipt_id: z.nullable(z.int()),
  /** UTR or cheque number of money, PO number of a document. */
  reference: z.nullable(z.string()),
  due_date: z.nullable(z.iso.date()),
  /** A credit note that has no IRN yet: it counts, but buyers cannot open it. */
  awaits_irn: z.boolean(),
  /** TDS that the buyer deducted, part of `credit`; below 0 in a reversal. */
  tds: z.number(),
  /** One of both is 0. */
  debit: z.number(),
  credit: z.number(),
  /** Balance after this entry; below 0 if we owe the company. */
  balance: z.number(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/** A company's account over a period. */
export const Statement = z.object({
  company: z.object({ id: z.int(), name: z.string(), accounts_email: z.nullable(z.string()) }),
  from: z.iso.date(),
  to: z.iso.date(),
  opening: z.number(),
  /** The oldest first. */
  entries: z.array(StatementEntry),
  debits: z.number(),
  credits: z.number(),
  /** `opening` + `debits` − `credits`. */
  closing: z.number(),
  /** At the end of the period; its total is `closing`. */
  ageing: Ageing,
  /** Our details of today, with the account to pay to; null if none are entered. */
  seller: z.nullable(SellerDetails),
  /** Where the closing balance is paid; null if nothing is due, if the period ended before today, or without an account. */
  pay_to: z.nullable(PayTo),
});
export type Statement = z.infer<typeof Statement>;

/** Both are absent for the financial year so far. */
const period = { from: z.optional(calendarDay()), to: z.optional(calendarDay()) };

const ofCompany = z.object({ id: idParam, ...period }).check(daysInOrder);

/** A company's statement of account. 404 for an unknown company, 400 for a period with too many entries. */
export const getAdminStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/statement-get',
  roles: staffRoles,
  query: ofCompany,
  reply: Statement,
});

/** A company's statement of account as a PDF. */
export const getAdminStatementPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/statement-pdf',
  roles: staffRoles,
  query: ofCompany,
  reply: FileReply,
});

/** A company's statement of account as CSV. */
export const exportAdminStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/statement-export',
  roles: staffRoles,
  query: ofCompany,
  reply: FileReply,
});

/** Emails the PDF to the company's accounts person. 409 if the company has none. */
export const mailStatementEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/statement-mail',
  creates: true,
  roles: staffRoles,
  needs: ['sales', 'accounts'],
  body: z.object({ id, ...period }).check(daysInOrder),
  reply: z.object({ message: z.string() }),
});

const own = z.object(period).check(daysInOrder);

/** The statement of the caller's company. */
export const getStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/statement',
  roles: ['customer'],
  query: own,
  reply: Statement,
});

/** The caller's company's statement of account as a PDF. */
export const getStatementPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/statement-pdf',
  roles: ['customer'],
  query: own,
  reply: FileReply,
});

/** The caller's company's statement of account as CSV. */
export const exportStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/statement-export',
  roles: ['customer'],
  query: own,
  reply: FileReply,
});

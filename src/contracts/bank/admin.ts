import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay, daysInOrder, daySpan } from '../fields/day-span.ts';
import { exportQuery } from '../fields/export-query.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, optional, required, requiredId, storable } from '../fields/text.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../limits.ts';
import { BANK_LINE_STATUSES } from './states.ts';

/** Lines a page. */
export const BANK_LINES_PAGE_SIZE = 25;
/** Most invoices that one line pays. */
const MAX_ALLOCATIONS = 200;

const BankLineStatus = z.enum(BANK_LINE_STATUSES);
export type BankLineStatus = z.infer<typeof BankLineStatus>;

/** What a line is proposed to pay; amounts in rupees. */
const BankProposal = z.object({
  company: z.object({ id: z.int(), name: z.string() }),
  /** Why, such as `UTR of PSR/2627/000004`. */
  reason: z.string(),
  /** Two facts agree, so that it can be accepted with others at once. */
  sure: z.boolean(),
  /** The receipt already recorded, to which the line is only linked; null if one is booked. */
  receipt: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** The open payment advice that it follows; null without one. */
  advice_id: z.nullable(z.int()),
  tds: z.number(),
  /** What stays on account. */
  on_account: z.number(),
  allocations: z.array(z.object({ invoice_id: z.int(), inv: z.string(), amount: z.number(), open: z.number() })),
});
export type BankProposal = z.infer<typeof BankProposal>;

/** A credit of a bank statement. */
const BankLine = z.object({
  id: z.int(),
  account: z.string(),
  date: z.iso.date(),
  narration: z.string(),
  reference: z.nullable(z.string()),
  amount: z.number(),
  status: BankLineStatus,
  /** Of a matched line. */
  company: z.nullable(z.object({ id: z.int(), name: z.string() })),
  receipt: z.nullable(z.object({ id: z.int(), number: z.nullable(z.string()) })),
  /** True if its receipt was reversed, so that it can be opened again. */
  receipt_reversed: z.boolean(),
  /** Why it was ignored. */
  reason: z.nullable(z.string()),
  /** Who matched or ignored it. */
  decided_by: z.nullable(z.string()),
  /** Of an open line; null if nothing agrees. */
  proposal: z.nullable(BankProposal),
  /** What staff should know, such as that its UTR is recorded with another amount. */
  note: z.nullable(z.string()),
});
export type BankLine = z.infer<typeof BankLine>;

/**
 * Imported lines, the latest first unless `sort` says otherwise, with the proposals of open ones. `q` is part of a narration
 * or reference; `from` and `to` are days of the bank entry. `accounts` are all accounts imported so far, none in a search.
 */
export const listBankLinesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/bank-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(MAX_SEARCH_LENGTH),
      status: z.optional(BankLineStatus),
      account: optional(60),
      ...daySpan,
      sort: z.optional(z.enum(['date_asc', 'date_desc', 'amount_asc', 'amount_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(BANK_LINES_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({
    items: z.array(BankLine),
    total: z.int(),
    total_capped: z.boolean(),
    accounts: z.array(z.string()),
  }),
});

/** The same as CSV, in parts, without proposals. 409 if the line with which the previous part ended is gone. */
export const exportBankLinesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/bank-export',
  roles: staffRoles,
  query: exportQuery(listBankLinesEndpoint.query),
  reply: FileReply,
});

const amountOf = (ask: string) => rupees(ask, { max: 1e12 });
const done = z.object({ message: z.string() });

/**
 * Books an open line as a receipt of a company with what it settles; the rest stays on account. Refused like a receipt:
 * 400 for more than the line or an invoice has, 409 if the line or the payment advice is no longer open or an invoice has changed, or the
 * UTR is already recorded.
 */
export const acceptBankLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/bank-accept',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    id,
    /** The line as the caller saw it, to detect a change; nothing else is booked. */
    line: z.object({
      date: calendarDay(),
      amount: z.number(),
      narration: z.string().check(storable),
      reference: z.nullable(z.string().check(storable)),
    }),
    company_id: requiredId('Choose a company.'),
    tds: amountOf('Enter the TDS in rupees with at most two decimals, or 0.'),
    /** The payment advice that it answers. */
    advice_id: z.optional(id),
    allocations: z
      .array(
        z.object({
          invoice_id: id,
          amount: amountOf('Enter the amount in rupees with at most two decimals, or leave it blank.'),
          /** The amount due that the caller saw, rupees. */
          open: z.number(),
        }),
      )
      .check(z.maxLength(MAX_ALLOCATIONS)),
  }),
  reply: z.object({ ...done.shape, receipt_id: z.int() }),
});

/** Links an open line to a receipt of the same amount that is already recorded; books nothing. 409 if either has changed. */
export const linkBankLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/bank-link',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id, receipt_id: id }),
  reply: done,
});

/** Sets an open line aside, with a reason: interest, a transfer of our own. 409 if it is no longer open. */
export const ignoreBankLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/bank-ignore',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id, reason: required(200, 'Say why it is no payment of a company, e.g. interest.') }),
  reply: done,
});

/** Opens an ignored line again, or a matched one whose receipt was reversed; 409 otherwise. */
export const reopenBankLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/bank-reopen',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id }),
  reply: done,
});

import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { required } from '../fields/text.ts';
import { closingPeriod } from './closing-period.ts';

/** Changes of the lock date shown. */
export const LOCKS_SHOWN = 10;

/** The lock date was changed by another admin in the meantime. */
export const LOCK_CHANGED = 'Another admin has changed the lock date. Check it, then save again.';

/** Rupees of the documents of one kind; tax is CGST, SGST and IGST. */
const DocumentTotals = z.object({
  kind: z.enum(['invoice', 'debit note', 'credit note']),
  count: z.int(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  /** With the round-off. */
  amount: z.number(),
});

/** Something to settle before the period is locked. */
export const ClosingCheck = z.object({
  /** An error prevents the lock. */
  level: z.enum(['error', 'warning']),
  count: z.int(),
  message: z.string(),
  /** The list to work on; null if there is none. */
  href: z.nullable(z.string()),
});
export type ClosingCheck = z.infer<typeof ClosingCheck>;

/** Numbers used in the financial year up to the end of the period (CGST Rules r. 46(b), 53, 55). */
export const ClosingSeries = z.object({
  kind: z.enum(['invoice', 'debit note', 'credit note', 'delivery challan']),
  first: z.string(),
  last: z.string(),
  count: z.int(),
  /** Numbers between the first and the last that no document has, and the lowest of them. */
  missing: z.int(),
  first_missing: z.nullable(z.string()),
});
export type ClosingSeries = z.infer<typeof ClosingSeries>;

/** A change of the lock date. */
export const BookLock = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Null: the books were opened. */
  locked_until: z.nullable(z.string()),
  reason: z.string(),
});
export type BookLock = z.infer<typeof BookLock>;

/** What is to be checked before a month or financial year is locked, and its totals. */
export const getClosingEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/accounts-closing',
  roles: staffRoles,
  query: z.object({ period: closingPeriod }),
  reply: z.object({
    period: z.string(),
    first: z.string(),
    last: z.string(),
    /** False until the day after `last`, in India. */
    is_over: z.boolean(),
    /** The last day of the locked books; null if none is locked. */
    locked_until: z.nullable(z.string()),
    /** True for admins. */
    may_change: z.boolean(),
    locks: z.array(BookLock),
    checks: z.array(ClosingCheck),
    totals: z.array(DocumentTotals),
    /** Invoices and debit notes less credit notes; the count is that of all documents. */
    net: z.omit(DocumentTotals, { kind: true }),
    /** Payments received in the period less refunds and reversed entries. */
    received: z.number(),
    series: z.array(ClosingSeries),
  }),
});
export type Closing = z.output<typeof getClosingEndpoint.reply>;

/**
 * Locks the books up to a day, moves the lock date, or opens the books (null); for admins. 400 for a day that is not over,
 * 409 if documents up to it await their IRN, or another admin has changed the date since `was`.
 */
export const saveLockEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/accounts-lock',
  roles: ['admin'],
  body: z.object({
    locked_until: z.nullable(calendarDay()),
    /** The lock date that the caller saw. */
    was: z.nullable(calendarDay()),
    reason: required(300, 'Give the reason. It is kept in the audit log.'),
  }),
  reply: z.object({ message: z.string() }),
});

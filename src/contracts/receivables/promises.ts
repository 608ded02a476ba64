import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { dayInIndia } from '../fields/day-in-india.ts';
import { calendarDay } from '../fields/day-span.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idParam, optional, required } from '../fields/text.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { PROMISE_STATES } from './promise-states.ts';

/** Promises a page. */
export const PROMISES_PAGE_SIZE = 25;

/** How a promise to pay was kept, by its last day. */
export const PromiseState = z.enum(statusesOf(PROMISE_STATES));
export type PromiseState = z.infer<typeof PromiseState>;

/** A promise to pay an invoice. */
export const PaymentPromise = z.object({
  id: z.int(),
  invoice_id: z.int(),
  inv: z.string(),
  /** Rupees. */
  amount: z.number(),
  /** Date, `YYYY-MM-DD`. */
  pay_on: z.iso.date(),
  said_by: z.string(),
  note: z.nullable(z.string()),
  /** Null for an earlier promise, which a later one on the same invoice replaced. */
  state: z.nullable(PromiseState),
  /** Day of the entry that fulfilled it; null if it is not kept, or if nothing was entered since. */
  kept_on: z.nullable(z.iso.date()),
  at: z.iso.datetime(),
});
export type PaymentPromise = z.infer<typeof PaymentPromise>;

/** The same for staff. */
export const AdminPromise = z.object({
  ...PaymentPromise.shape,
  company_id: z.int(),
  company: z.string(),
  /** Amount due on the invoice, rupees. */
  open: z.number(),
  /** Who recorded it. */
  recorded_by: z.string(),
});
export type AdminPromise = z.infer<typeof AdminPromise>;

/** All companies' promises by date, the earliest first; `invoice_id` includes those that were replaced. */
export const listAdminPromisesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/promise-list',
  roles: staffRoles,
  query: z.object({
    invoice_id: z.optional(idParam),
    company_id: z.optional(idParam),
    state: z.optional(PromiseState),
    page: countParam(1, 1_000_000),
    size: countParam(PROMISES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AdminPromise), total: z.int(), total_capped: z.boolean() }),
});

/** The promises on an invoice of the caller's company, the latest first. 404 for another company's. */
export const listPromisesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/promises',
  roles: ['customer'],
  query: z.object({ invoice_id: idParam }),
  reply: z.object({ items: z.array(PaymentPromise) }),
});

const PAST = 'This date has passed. Enter today or a later date.';

const promise = {
  invoice_id: id,
  amount: rupees('Enter the amount in rupees with at most two decimals.', { max: 1e12, above0: 'Enter more than ₹0.' }),
  /** From today on. */
  pay_on: calendarDay('Enter the date of payment.').check(z.refine((day) => day >= dayInIndia(), { error: PAST })),
  note: optional(300),
  /** The latest promise when the form was opened, null if none, so that a second click or a colleague's entry is noticed. */
  latest_id: z.nullable(id),
};

const message = z.object({ message: z.string() });

/** Records what a company's person promised. 400 for more than the amount due, 409 if nothing is due or another promise was recorded since. */
export const addAdminPromiseEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/promise-add',
  creates: true,
  roles: staffRoles,
  needs: ['sales', 'accounts'],
  body: z.object({ ...promise, said_by: required(100, 'Enter who promised it.') }),
  reply: message,
});

/** The buyer promises to pay an invoice. Refused like `addAdminPromiseEndpoint`. */
export const addPromiseEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/promise-add',
  creates: true,
  roles: ['customer'],
  body: z.object(promise),
  reply: message,
});

import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { exportQuery } from '../fields/export-query.ts';
import { countParam, idParam, optional } from '../fields/text.ts';
import { InvoiceKind } from '../invoices/portal.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { PromiseState } from './promises.ts';

/** Companies a page. */
export const AGEING_PAGE_SIZE = 25;

/** Open items of a company in one reply; the oldest ones. */
export const OPEN_ITEMS_SHOWN = 500;

/** The columns of the ageing, by days after the due date, with their labels. */
export const BUCKETS = {
  not_due: 'Not due',
  days_1_30: '1–30 days',
  days_31_60: '31–60 days',
  days_61_90: '61–90 days',
  over_90: 'Over 90 days',
} as const;
export type Bucket = keyof typeof BUCKETS;
export const BUCKET_NAMES = Object.keys(BUCKETS) as Bucket[];

/** Amounts by age, rupees. */
export const Ageing = z.object({
  not_due: z.number(),
  days_1_30: z.number(),
  days_31_60: z.number(),
  days_61_90: z.number(),
  over_90: z.number(),
  /** Money received that settles no invoice, and what was paid too much. */
  on_account: z.number(),
  /** The buckets less `on_account`: the balance of the ledger. */
  total: z.number(),
});
export type Ageing = z.infer<typeof Ageing>;

/** A company's row. */
export const AgeingRow = z.object({
  ...Ageing.shape,
  company_id: z.int(),
  company: z.string(),
  /** Amount of the promises to pay that run today. */
  promised: z.number(),
  /** Number of broken promises. */
  broken: z.int(),
});
export type AgeingRow = z.infer<typeof AgeingRow>;

const sortKeys = ['company', ...BUCKET_NAMES, 'on_account', 'total'] as const;
/** Sorts of the ageing: a column and its direction. */
export const AgeingSort = z.enum(sortKeys.flatMap((key) => [`${key}_asc`, `${key}_desc`] as const));
export type AgeingSort = z.infer<typeof AgeingSort>;

const filters = {
  /** Part of the company's name. */
  q: optional(200),
  /** The day at whose end it stands, in India; absent for today. */
  as_on: z.optional(calendarDay()),
  sort: z.optional(AgeingSort),
};

/** What each company owes by age, the highest total first. A company with a balance of 0 and nothing open is left out. */
export const listAgeingEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receivable-list',
  roles: staffRoles,
  query: z.object({
    ...filters,
    page: countParam(1, 1_000_000),
    size: countParam(AGEING_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({
    items: z.array(AgeingRow),
    total: z.int(),
    total_capped: z.boolean(),
    /** Over all pages. */
    sums: Ageing,
  }),
});

/** Receivables of all companies as CSV. */
export const exportAgeingEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receivable-export',
  roles: staffRoles,
  query: z.object(filters),
  reply: FileReply,
});

/** An invoice or debit note that is not settled. */
export const OpenItem = z.object({
  id: z.int(),
  inv: z.string(),
  kind: InvoiceKind,
  /** The buyer's PO number, by which they find the invoice. */
  po_number: z.nullable(z.string()),
  date: z.iso.date(),
  due_date: z.iso.date(),
  /** Days after the due date; 0 if not due. */
  days_late: z.int(),
  /** Rupees. */
  amount: z.number(),
  settled: z.number(),
  /** Below 0 if more was settled than its amount. */
  open: z.number(),
  /** The latest promise to pay; null if none. */
  promise: z.nullable(
    z.object({ amount: z.number(), pay_on: z.iso.date(), state: PromiseState, kept_on: z.nullable(z.iso.date()) }),
  ),
  /** The latest open payment advice with the amount it names for this invoice; null if there is none. */
  advice: z.nullable(z.object({ amount: z.number(), paid_on: z.iso.date(), reference: z.string() })),
});
export type OpenItem = z.infer<typeof OpenItem>;

const openItemsOf = z.object({ id: idParam, as_on: z.optional(calendarDay()) });

/** A company's open items as on a day, the earliest due date first, and its money on account. 404 for an unknown company. */
export const getReceivablesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receivable-get',
  roles: staffRoles,
  query: openItemsOf,
  reply: z.object({
    company: z.object({
      id: z.int(),
      name: z.string(),
      accounts_person: z.nullable(z.object({ name: z.string(), email: z.string() })),
      credit_limit: z.nullable(z.number()),
      /** No reminders before this date; null if they are not paused. */
      reminders_paused_until: z.nullable(z.iso.date()),
    }),
    as_on: z.iso.date(),
    ageing: Ageing,
    items: z.array(OpenItem),
    /** Number of open items; at most `OPEN_ITEMS_SHOWN` are in `items`. */
    total: z.int(),
    /** Receipts with money that settles nothing today. */
    on_account: z.array(
      z.object({ id: z.int(), number: z.nullable(z.string()), received_on: z.iso.date(), unallocated: z.number() }),
    ),
  }),
});

/** All open items of a company as CSV, in parts. An unknown company has none. */
export const exportOpenItemsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/open-item-export',
  roles: staffRoles,
  query: exportQuery(openItemsOf),
  reply: FileReply,
});

import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { required } from '../fields/text.ts';

/** Days in the chart of orders, including today. */
export const CHART_DAYS = 30;
/** Stock at or below which a product counts as low. */
export const LOW_STOCK = 10;

const count = z.int();

/** Work that waits for staff, of one owner or of no one. */
const queue = z.object({
  /** RFQs that wait for us. */
  rfqs: count,
  /** Orders placed but not confirmed, and orders with goods to pack or to dispatch. */
  to_confirm: count,
  to_ship: count,
  /** Tickets that wait for our reply. */
  tickets: count,
});

/** The admin's dashboard: three counts, what needs attention, and the last CHART_DAYS days (specification §2). */
export const Dashboard = z.object({
  /** Active customer accounts. */
  customers: count,
  /** RFQs without a quote, whether they wait for us or for the buyer. */
  open_rfqs: count,
  /** Orders created since midnight IST, in any status. */
  orders_today: count,
  waiting: z.object({
    /** RFQs that wait for us, by waiting time. */
    rfqs_under_a_day: count,
    rfqs_under_three_days: count,
    rfqs_older: count,
    /** RFQs whose latest quote has a counter-offer. */
    counter_offers: count,
    enquiries: count,
    /** Orders placed but not confirmed. */
    to_confirm: count,
    /** Orders with goods to pack or to dispatch. */
    to_ship: count,
    /** Orders that miss the promised date or the buyer's need-by date. */
    late: count,
    /** Orders with a return request or a claim to answer. */
    to_take_back: count,
    /** Consignments, packed or dispatched, without an invoice. */
    to_invoice: count,
    /** Goods out on approval or for job work whose limit is near or over. */
    challans_due: count,
    /** Promises to pay whose date has passed without the payment. */
    broken_promises: count,
    /** Payment advices to record as receipts. */
    payment_advices: count,
    /** Active products with low stock. */
    low_stock: count,
    tickets: count,
    /** Orders and RFQs with messages of buyers that no one has opened. */
    unread_orders: count,
    unread_rfqs: count,
    /** Emails that failed and were not given up. */
    failed_mails: count,
  }),
  /** How much of that work the caller owns, and how much no one owns. */
  mine: queue,
  unassigned: queue,
  /** Invoices not fully paid; amounts in rupees. */
  unpaid: z.object({ invoices: count, amount: z.number(), overdue: count, overdue_amount: z.number() }),
  /** One entry a day, the oldest first: orders not rejected or cancelled, and their totals in rupees. */
  days: z.array(z.object({ day: z.string(), orders: count, revenue: z.number() })),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** The admin's dashboard: counts, what needs attention, and the sales of the last days. */
export const getDashboardEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  roles: staffRoles,
  reply: Dashboard,
});

/** A result of the global search. */
export const SearchHit = z.object({
  kind: z.enum(['order', 'invoice', 'rfq', 'company', 'customer', 'product', 'ticket', 'receipt']),
  id: z.int(),
  name: z.string(),
  /** Tells records of the same name apart: company, SKU or status; for a customer the email address, for a receipt its UTR. */
  about: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/**
 * Searches orders, invoices, RFQs, companies, customers, products and receipts, a few of each: exact matches first, then
 * prefixes, then the rest. Tickets, quotes and consignments are found by their full number; a quote leads to its RFQ, a consignment
 * to its order.
 */
export const globalSearchEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  roles: staffRoles,
  query: z.object({ q: required(200, 'Enter a search term.') }),
  reply: z.object({ items: z.array(SearchHit) }),
});

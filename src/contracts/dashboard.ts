import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { required } from './text.ts';

/** Days that the chart of orders shows, today included. */
export const CHART_DAYS = 30;
/** Units on the shelf at or below which a product counts as low. */
export const LOW_STOCK = 10;

const count = z.int();

/** What the desk's first page shows: the three counts (specification §2), what waits for staff, and the last 30 days. */
export const Dashboard = z.object({
  /** People who can sign in as a customer. */
  customers: count,
  /** RFQs that have no answer yet, whether they wait for us or for the buyer. */
  open_rfqs: count,
  /** Orders written since midnight, India Standard Time, whatever became of them. */
  orders_today: count,
  waiting: z.object({
    /** RFQs that wait for us, by how long they have. */
    rfqs_under_a_day: count,
    rfqs_under_three_days: count,
    rfqs_older: count,
    /** RFQs whose newest quote that was sent was answered by a counter-offer. */
    counter_offers: count,
    enquiries: count,
    /** Orders that are placed and not confirmed. */
    to_confirm: count,
    /** Orders that are confirmed or packed: goods to pack or to send. */
    to_ship: count,
    /** Orders of which something is to go back and the desk has not answered. */
    to_take_back: count,
    /** Consignments that have left and have no invoice. */
    to_invoice: count,
    /** Active products with few units left. */
    low_stock: count,
    tickets: count,
    /** Mails that were tried in vain and that nobody has given up. */
    failed_mails: count,
  }),
  /** Issued invoices that are not wholly paid; amounts in rupees. */
  unpaid: z.object({ invoices: count, amount: z.number(), overdue: count, overdue_amount: z.number() }),
  /** One entry a day, the oldest first: orders that stand, and their totals in rupees. */
  days: z.array(z.object({ day: z.string(), orders: count, revenue: z.number() })),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** All of it in one round trip. */
export const getDashboardEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  roles: staffRoles,
  reply: Dashboard,
});

/** Something that the palette leads to. */
export const Found = z.object({
  kind: z.enum(['order', 'invoice', 'rfq', 'company', 'customer', 'product', 'ticket']),
  id: z.int(),
  name: z.string(),
  /** What tells it from others of the name: a company, a SKU, a status; of a customer the email address. */
  about: z.string(),
});
export type Found = z.infer<typeof Found>;

/**
 * Orders, invoices, RFQs, companies, customers and products that the words name, a few of each: first what is called exactly so,
 * then what begins so, then the rest. A ticket, a quote and a consignment are found by their whole numbers; a quote leads to its
 * RFQ, a consignment to its order.
 */
export const findEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/find',
  roles: staffRoles,
  query: z.object({ q: required(200, 'Enter what to find.') }),
  reply: z.object({ items: z.array(Found) }),
});

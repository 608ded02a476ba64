import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Invoice } from './invoices.ts';
import { OrderSummary } from './orders.ts';
import { RfqSummary } from './rfqs.ts';

/** Rows of each recent list. */
export const RECENT_ROWS = 5;

/** What is under way in the caller's company, and the newest of each kind: all of the Overview in one call. */
export const getOverviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/overview',
  roles: ['customer'],
  reply: z.object({
    /** RFQs not yet quoted, declined or cancelled. */
    open_rfqs: z.int(),
    /** Orders that are neither delivered nor ended otherwise. */
    active_orders: z.int(),
    /** Invoices that are issued and not fully paid. */
    pending_invoices: z.int(),
    rfqs: z.array(RfqSummary),
    orders: z.array(OrderSummary),
    invoices: z.array(Invoice),
  }),
});

import * as z from 'zod/mini';
import { CatalogProduct } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { Invoice } from './invoices.ts';
import { OrderSummary } from './orders.ts';
import { RfqSummary } from './rfqs.ts';

/** Rows of each recent list. */
export const RECENT_ROWS = 5;

/** Products of the strip “Buy again”. */
export const BOUGHT_PRODUCTS = 6;

/** A product that the company has ordered and can order again, at today's price. */
export const BoughtProduct = z.object({
  ...CatalogProduct.shape,
  /** Of the last order. */
  qty: z.int(),
  bought_at: z.iso.datetime(),
});
export type BoughtProduct = z.infer<typeof BoughtProduct>;

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
    /** The latest first, each product once. */
    bought: z.array(BoughtProduct),
  }),
});

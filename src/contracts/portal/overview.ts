import * as z from 'zod/mini';
import { CatalogProduct } from '../catalog/list.ts';
import { endpoint } from '../endpoint.ts';
import { Invoice } from '../invoices/portal.ts';
import { OrderSummary } from '../orders/portal.ts';
import { RfqSummary } from '../quotes/rfqs.ts';
import { Qty } from '../fields/quantity.ts';

/** Rows of each recent list. */
export const RECENT_ROWS = 5;

/** Products in “Buy again”. */
export const BOUGHT_PRODUCTS = 6;

/** A product that the company has ordered before and can order again, at today's price. */
export const BoughtProduct = z.object({
  ...CatalogProduct.shape,
  /** Quantity in the last order. */
  qty: Qty,
  bought_at: z.iso.datetime(),
});
export type BoughtProduct = z.infer<typeof BoughtProduct>;

/** What the company owes by its ledger, rupees: documents that are valid, less money on account. */
export const Owed = z.object({
  /** After their due date, and the days since the earliest one. */
  overdue: z.number(),
  overdue_count: z.int(),
  oldest_days: z.int(),
  /** What falls due next, today or later; null if nothing does. */
  next: z.nullable(z.object({ on: z.iso.date(), amount: z.number(), count: z.int() })),
  /** Paid and not yet adjusted. */
  on_account: z.number(),
  /** All that is due, less `on_account`; below 0 if we owe the company. */
  balance: z.number(),
});
export type Owed = z.infer<typeof Owed>;

/** The Overview: what is owed, counts of open records and the newest of each. */
export const getOverviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/overview',
  roles: ['customer'],
  reply: z.object({
    owed: Owed,
    /** RFQs not yet quoted, declined or cancelled. */
    open_rfqs: z.int(),
    /** Orders neither delivered, cancelled nor rejected. */
    active_orders: z.int(),
    /** Invoices not fully paid. */
    pending_invoices: z.int(),
    /** Orders and RFQs with messages of ours that no colleague has opened. */
    unread_orders: z.int(),
    unread_rfqs: z.int(),
    rfqs: z.array(RfqSummary),
    orders: z.array(OrderSummary),
    invoices: z.array(Invoice),
    /** The latest first, each product once. */
    bought: z.array(BoughtProduct),
  }),
});

import * as z from 'zod';
import { CHALLAN_REASONS } from '#contracts/invoices/challan-reasons.ts';
import { PaymentMethod } from '#contracts/invoices/portal.ts';
import { OrderStatus } from '#contracts/orders/portal.ts';
import { ReturnStatus, ShipmentStatus } from '#contracts/orders/shipments.ts';
import { CompanyKey } from './companies.ts';
import { readJson } from './read-data.ts';

/** Days back from today, with a fraction for the hour. */
const daysAgo = z.number().min(0);
/** Numbers of the order's lines, from 1; only whole lines. */
const lineNumbers = z.array(z.int().min(1)).min(1);

const DemoShipment = z.strictObject({
  lines: lineNumbers,
  status: ShipmentStatus,
  packed_days_ago: daysAgo,
  /** Absent until dispatched. */
  dispatched_days_ago: daysAgo.optional(),
  delivered_days_ago: daysAgo.optional(),
  carrier: z.string().optional(),
  awb: z.string().optional(),
  lr_number: z.string().optional(),
  invoiced: z.boolean().default(false),
  /** The challan under which it left, if it is not invoiced. */
  challan: z
    .strictObject({ reason: z.enum(CHALLAN_REASONS), note: z.string() })
    .default({ reason: 'other supply', note: 'Quantity known on delivery' }),
  /** Payments on the invoice, each as a share of its amount. */
  payments: z
    .array(
      z.strictObject({
        share: z.number().positive().max(1),
        days_ago: daysAgo,
        method: PaymentMethod,
        /** Absent: a UTR of the company's bank. */
        reference: z.string().optional(),
      }),
    )
    .default([]),
});
export type DemoShipment = z.infer<typeof DemoShipment>;

const DemoReturn = z.strictObject({
  lines: lineNumbers,
  status: ReturnStatus,
  reason: z.string(),
  days_ago: daysAgo,
  credited: z.boolean().default(false),
});
export type DemoReturn = z.infer<typeof DemoReturn>;

const DemoOrder = z.strictObject({
  company: CompanyKey,
  /** Email of the buyer who placed it; absent: the company's first buyer. */
  placed_by: z.string().optional(),
  /** Label of the ship-to address; absent: the company's default. */
  place: z.string().optional(),
  /** Code of the cost centre; absent: those in use take turns. */
  cost_centre: z.string().optional(),
  po_number: z.string().nullable(),
  status: OrderStatus,
  lines: z.array(z.strictObject({ sku: z.string(), qty: z.number().positive().multipleOf(0.001) })).min(1),
  /** Steps of the order itself, starting with its placing. The steps of its shipments and return are added to them. */
  steps: z.array(z.strictObject({ status: OrderStatus, days_ago: daysAgo, note: z.string().optional() })).min(1),
  shipments: z.array(DemoShipment).default([]),
  return: DemoReturn.optional(),
  /** The messages about it; those that the other side has not opened are `unread`. */
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['buyer', 'staff']),
        days_ago: daysAgo,
        body: z.string(),
        unread: z.boolean().default(false),
        internal: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The change that the question of its hold proposes. */
  proposed: z.array(z.strictObject({ line_no: z.int().min(1), qty: z.number().min(0) })).optional(),
});
export type DemoOrder = z.infer<typeof DemoOrder>;

/** One order for every status, with invoices that are paid, partly paid, unpaid and overdue. */
export const readOrders = (): DemoOrder[] => readJson('orders.json', DemoOrder);

/** A row of `orders`. */
export interface OrderRow extends Record<string, unknown> {
  id: string;
  company_id: string;
  user_id: string;
}

/** A row of `order_lines`. */
export interface OrderLine extends Record<string, unknown> {
  line_no: number;
  qty: number;
}

import * as z from 'zod/mini';
import { FileRef } from '../attachments/file-ref.ts';
import { PricedLine } from '../catalog/priced-line.ts';
import { TaxPart } from '../catalog/tax.ts';
import { PriceBreak } from '../catalog/price-breaks.ts';
import { NeededStep } from '../approvals/approval-steps.ts';
import { Budget } from '../companies/budget.ts';
import { LimitPeriod } from '../companies/limit-period.ts';
import { Delivery } from '../delivery/delivery.ts';
import { endpoint } from '../endpoint.ts';
import { EntrySource } from '../fields/entry-source.ts';
import { futureDay } from '../fields/future-day.ts';
import { purchaseOrder } from './purchase-order.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { countParam, id, idempotencyKey, idParam, optional } from '../fields/text.ts';
import { historyOf } from '../history.ts';
import { InvoiceKind } from '../invoices/portal.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_ORDER_LINES, MAX_PAGE_SIZE, ORDERS_PAGE_SIZE } from '../limits.ts';
import { RecordMessage } from '../messages/messages.ts';
import { OrderTicket } from '../support/order-ticket.ts';
import { OrderApproval } from '../approvals/order-approval.ts';
import { LineDocument } from './line-documents.ts';
import { OrderQuestion } from './questions.ts';
import { Return, Shipment } from './shipments.ts';
import { ORDER_STATES } from './states.ts';

/** Specification §5. */
export const EMPTY_ORDER = 'Cart appears empty or invalid. Please re-add items and try again.';

export const PO_REQUIRED = 'Enter the PO number. Your company requires one for every order.';

/** What the buyer reads of an order above the credit limit; the figures are for staff. */
export const CREDIT_HOLD_NOTE =
  'This order takes your company over its credit limit. Our accounts team will release it or contact you.';

export const OrderStatus = z.enum(statusesOf(ORDER_STATES));
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Freight is a line of its own for tax and invoice; buyers see it as the sum `shipping`. */
export const LineKind = z.enum(['goods', 'freight']);
export type LineKind = z.infer<typeof LineKind>;

/** A product and its quantity. */
export const OrderItem = z.object({
  product_id: id,
  qty: quantity('Order'),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const OrderItems = z.array(OrderItem, { error: EMPTY_ORDER }).check(
  z.minLength(1, { error: EMPTY_ORDER }),
  z.maxLength(MAX_ORDER_LINES, {
    error: `Place at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} lines in one order.`,
  }),
);

/** The order form. The simpler checkout sends only `items` (specification §7). */
export const CreateOrder = z.object({
  items: OrderItems,
  ...purchaseOrder,
  notes: optional(2000),
  /** Absent or null: the company's default address. */
  ship_address_id: z.optional(z.nullable(id)),
  /** The date by which the buyer needs the goods, `YYYY-MM-DD`; refused only if it has passed. */
  need_by: futureDay,
  /** What the order is charged to. Absent or null: none. */
  cost_centre_id: z.optional(z.nullable(id)),
  idempotency_key: idempotencyKey,
});
export type CreateOrder = z.infer<typeof CreateOrder>;

/**
 * Places an order for the caller's company. Prices, tax and totals are the server's. More than is in stock can be ordered only of
 * products with `can_backorder`, otherwise 409; what is missing is `to_buy_qty` of the order's line. Above the company's spending limit it
 * or the buyer's limit of a period or the budget of its cost centre it needs approval; above the credit limit it is on hold. 400 at
 * `po_number` or `cost_centre_id` if the company requires one.
 */
export const createOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/create',
  php: true,
  roles: ['customer'],
  body: CreateOrder,
  reply: z.object({
    message: z.string(),
    id: z.int(),
    total: z.number(),
    /** `placed`, `pending approval`, or `on hold` above the company's credit limit. */
    status: OrderStatus,
  }),
});

/** A buyer's limit of a period and what they have ordered in it, in rupees. */
export const SpendingLimit = z.object({ limit: z.number(), spent: z.number(), period: LimitPeriod });
export type SpendingLimit = z.infer<typeof SpendingLimit>;

/** Sums in rupees; `total` is rounded to whole rupees only on the invoice. */
export const Totals = z.object({ subtotal: z.number(), tax: z.number(), shipping: z.number(), total: z.number() });
export type Totals = z.infer<typeof Totals>;

/**
 * Prices a cart at today's prices, stock and tax. Unknown and discontinued products, and those without a valid price, are not in
 * `lines` or the sums. A line without a GST rate is summed up without tax and cannot be ordered.
 */
export const priceCartEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart/price',
  roles: ['customer'],
  body: z.object({ items: OrderItems, ship_address_id: z.optional(z.nullable(id)) }),
  reply: z.object({
    lines: z.array(
      z.object({
        product_id: z.int(),
        qty: Qty,
        /** The price for this quantity, of `price_per` units. */
        price: z.number(),
        price_per: z.number(),
        /** The price without quantity breaks. */
        base_price: z.number(),
        /** The first day of this price; null if it has none. */
        price_from: z.nullable(z.string()),
        /** The quantity break that gives `price`; null if none does. */
        price_break: z.nullable(PriceBreak),
        /** The next quantity break, if there is one. */
        next_break: z.nullable(PriceBreak),
        /** The nearest quantity that may be ordered: `qty` itself, or more. */
        orderable_qty: Qty,
        /** Why `qty` is not sold: `Sold in multiples of 5`; null if it is. */
        qty_fault: z.nullable(z.string()),
        /** Percent; null if the product has no rate. */
        gst_rate: z.nullable(z.number()),
        stock: Qty,
        /** True if more than the stock can be ordered. */
        can_backorder: z.boolean(),
        /** Rupees before tax. */
        total: z.number(),
        tax: z.number(),
        /** When the line arrives at the ship-to address. */
        delivery: Delivery,
      }),
    ),
    /** Discontinued products of the cart; unknown ones are in neither list. */
    discontinued: z.array(z.int()),
    /** Products whose price has expired, with its last day; these need a new quote. */
    expired: z.array(z.object({ product_id: z.int(), until: z.string() })),
    /** Products without a price; these are quoted on request. */
    unpriced: z.array(z.int()),
    totals: Totals,
    /** The tax by rate and kind; its amounts add up to `totals.tax`. */
    taxes: z.array(TaxPart),
    /** True if the company requires a PO number. */
    po_required: z.boolean(),
    /** True if this order is above a limit and would need a colleague's approval. */
    needs_approval: z.boolean(),
    /** The company's approval steps, to compare with the total and the chosen cost centre; none if no one else approves. */
    steps: z.array(NeededStep),
    /** Names of the colleagues who would be asked to approve, also for a budget that only the order's cost centre shows. */
    approvers: z.array(z.string()),
    /** True if this order would be on hold, because it takes the company over its credit limit. */
    over_credit: z.boolean(),
    /** The caller's spending limit; null without one. */
    spending: z.nullable(SpendingLimit),
  }),
});

/** `overdue`: the promised date has passed. `after need-by`: it will miss, or has missed, the date by which the buyer needs it. */
export const Lateness = z.enum(['overdue', 'after need-by']);
export type Lateness = z.infer<typeof Lateness>;

/** A row of My Orders. */
export const OrderSummary = z.object({
  id: z.int(),
  po_number: z.nullable(z.string()),
  status: OrderStatus,
  total: z.number(),
  created_at: z.iso.datetime(),
  /** The latest delivery date promised for a line, `YYYY-MM-DD`; null if none was. */
  promised_on: z.nullable(z.string()),
  /** Why it is late; null if it is not. */
  late: z.nullable(Lateness),
  /** How it reached us, if we entered it for the buyer; null if they placed it themselves. */
  source: z.nullable(EntrySource),
  /** What it is charged to, as it was called when placed: `MCH-02 Machine shop`; null if none was chosen. */
  cost_centre: z.nullable(z.string()),
  /** Messages of the other side that no one of the caller's side has opened. */
  unread: z.int(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/**
 * The caller's company's orders, newest first. `q` is an order number, or part of a PO number or of a line's SKU or name;
 * hyphens and spaces in a SKU are ignored.
 */
export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/list',
  php: true,
  roles: ['customer'],
  query: z.object({
    q: optional(200),
    status: z.optional(OrderStatus),
    cost_centre_id: z.optional(idParam),
    /** `new`: only orders with unread messages. */
    messages: z.optional(z.enum(['new'])),
    page: countParam(1, 1_000_000),
    size: countParam(ORDERS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(OrderSummary), total: z.int() }),
});

/** A line of an order. */
export const OrderLine = z.object({
  ...PricedLine.shape,
  /** Null for freight and for quoted items outside the catalogue. */
  product_id: z.nullable(z.int()),
  brand: z.nullable(z.string()),
  /** The delivery date promised when it was ordered, `YYYY-MM-DD`; null if none was. */
  promised_on: z.nullable(z.string()),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A line of an order, for buyers. */
export const OwnOrderLine = z.object({
  ...OrderLine.shape,
  kind: LineKind,
  /** Discount on the whole line in rupees, before tax. */
  discount: z.number(),
  /** Quantity that could not be supplied; the amounts of the line are those of the rest. */
  short_closed_qty: Qty,
  /** Quantity that was ordered beyond stock and has not come yet; 0 once the order is closed. */
  to_buy_qty: Qty,
  /** Quantity delivered. */
  delivered: Qty,
  /** Delivered quantity that is not yet in a return. */
  returnable: Qty,
  documents: z.array(LineDocument),
});
export type OwnOrderLine = z.infer<typeof OwnOrderLine>;

/** An invoice, credit or debit note of an order. */
const OrderDocument = z.object({
  id: z.int(),
  kind: InvoiceKind,
  /** `PS/2627/000118`. */
  number: z.string(),
  /** `YYYY-MM-DD` */
  date: z.string(),
  amount: z.number(),
});

/** Actions open to the caller, by the order's status and the caller's role in the company. */
const OrderRights = z.object({ decide: z.boolean(), cancel: z.boolean(), send_back: z.boolean(), answer: z.boolean() });
type OrderRights = z.infer<typeof OrderRights>;

/** An order with all its details. */
export const OrderDetail = z.object({
  ...OrderSummary.shape,
  notes: z.nullable(z.string()),
  po_date: z.nullable(z.string()),
  /** The purchase order as a file; null if none was attached. */
  po_file: z.nullable(FileRef),
  /** The date by which the buyer needs the goods; null if none. */
  need_by: z.nullable(z.string()),
  ...Totals.shape,
  /** The tax by rate and kind, as ordered. */
  taxes: z.array(TaxPart),
  ship_to: z.object({ label: z.string(), address: z.string(), gstin: z.nullable(z.string()) }),
  /** The address is null if none is on record. */
  bill_to: z.object({ name: z.string(), address: z.nullable(z.string()), gstin: z.nullable(z.string()) }),
  placed_by: z.string(),
  /** The budget of its cost centre while the order waits for approval, of which it is not yet part; null otherwise. */
  budget: z.nullable(Budget),
  /** The accepted quote, if there is one. */
  quote: z.nullable(z.object({ id: z.int(), code: z.string() })),
  lines: z.array(OwnOrderLine),
  history: historyOf(OrderStatus),
  shipments: z.array(Shipment),
  documents: z.array(OrderDocument),
  returns: z.array(Return),
  /** The approvals that it waits for or has got; none if it was placed without. */
  approvals: z.array(OrderApproval),
  /** Our open question; null if none. */
  question: z.nullable(OrderQuestion),
  /** The caller's own tickets about it, the newest first. */
  tickets: z.array(OrderTicket),
  messages: z.array(RecordMessage),
  may: OrderRights,
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** One order of the caller's company; 404 for any other id. */
export const getOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ order: OrderDetail }),
});

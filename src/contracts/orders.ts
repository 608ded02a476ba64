import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { historyOf } from './history.ts';
import { MAX_ORDER_LINES, MAX_PAGE_SIZE, MAX_QTY, ORDERS_PAGE_SIZE } from './limits.ts';
import { PricedLine } from './priced-line.ts';
import { Return, Shipment } from './shipments.ts';
import { TaxPart } from './tax.ts';
import { countParam, id, idempotencyKey, idParam, optional } from './text.ts';

/** The message for an order without a usable line (specification §5). */
export const EMPTY_ORDER = 'Cart appears empty or invalid. Please re-add items and try again.';

/** The message of a company that orders against PO numbers only; it belongs to the field. */
export const PO_REQUIRED = 'Enter the PO number: your company places no order without one.';

/** Life cycle of an order (india-commerce). */
export const OrderStatus = z.enum([
  'pending approval',
  'placed',
  'confirmed',
  'packed',
  'partly shipped',
  'in transit',
  'out for delivery',
  'delivered',
  'completed',
  'on hold',
  'rejected',
  'cancelled',
  'return requested',
  'returned',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** What a line is about: freight is one more line to tax and invoice, and to a buyer the sum `shipping`. */
export const LineKind = z.enum(['goods', 'freight']);
export type LineKind = z.infer<typeof LineKind>;

/** A product and how many of it. */
export const OrderItem = z.object({
  product_id: id,
  qty: z
    .int({ error: 'Enter the quantity as a whole number.' })
    .check(
      z.gte(1, { error: 'Order at least 1.' }),
      z.lte(MAX_QTY, { error: `Order at most ${MAX_QTY.toLocaleString('en-IN')} of one item.` }),
    ),
});
export type OrderItem = z.infer<typeof OrderItem>;

const OrderItems = z.array(OrderItem, { error: EMPTY_ORDER }).check(
  z.minLength(1, { error: EMPTY_ORDER }),
  z.maxLength(MAX_ORDER_LINES, {
    error: `Place at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} lines in one order.`,
  }),
);

/** What placing an order sends. The simpler checkout sends only `items` (specification §7). */
export const CreateOrder = z.object({
  items: OrderItems,
  po_number: optional(60),
  notes: optional(2000),
  /** Absent or null means the company's default address. */
  ship_address_id: z.optional(z.nullable(id)),
  idempotency_key: idempotencyKey,
});
export type CreateOrder = z.infer<typeof CreateOrder>;

/**
 * Places an order for the caller's company. Prices, tax and totals are the server's. Above the company's spending limit
 * it waits for approval; 400 at `po_number` where the company asks for one and none was sent.
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
    /** `placed` or `pending approval`. */
    status: OrderStatus,
  }),
});

/** Sums in rupees; `total` is the others' sum rounded to the rupee only on the invoice, not here. */
export const Totals = z.object({ subtotal: z.number(), tax: z.number(), shipping: z.number(), total: z.number() });
export type Totals = z.infer<typeof Totals>;

/**
 * Prices a cart at today's prices, stock and tax. What the company does not have, or no longer can have, is left out of
 * `lines` and of the sums.
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
        qty: z.int(),
        price: z.number(),
        /** Percent; null where the product carries no rate. */
        gst_rate: z.nullable(z.number()),
        stock: z.int(),
        /** Rupees before tax. */
        total: z.number(),
        tax: z.number(),
      }),
    ),
    /** Products of the cart that are no longer sold; what is in neither list was never the company's. */
    discontinued: z.array(z.int()),
    totals: Totals,
    /** The tax by rate and kind; its amounts add up to `totals.tax`. */
    taxes: z.array(TaxPart),
    /** True where the company orders with a PO number only. */
    po_required: z.boolean(),
    /** True where this cart would first wait for a colleague's approval. */
    needs_approval: z.boolean(),
  }),
});

/** A row of My Orders. */
export const OrderSummary = z.object({
  id: z.int(),
  po_number: z.nullable(z.string()),
  status: OrderStatus,
  total: z.number(),
  created_at: z.iso.datetime(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/**
 * The caller's company's orders, newest first. `q` is an order number, a part of a PO number, or of the SKU or name of a
 * line; hyphens and spaces of an SKU do not matter.
 */
export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/list',
  php: true,
  roles: ['customer'],
  query: z.object({
    q: optional(200),
    status: z.optional(OrderStatus),
    page: countParam(1, 1_000_000),
    size: countParam(ORDERS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(OrderSummary), total: z.int() }),
});

/** One line as it was ordered. */
export const OrderLine = z.object({
  ...PricedLine.shape,
  /** Null for what a quote offered outside of the catalogue, and for freight. */
  product_id: z.nullable(z.int()),
  brand: z.nullable(z.string()),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A line as the buyer's page shows it. */
export const OwnOrderLine = z.object({
  ...OrderLine.shape,
  kind: LineKind,
  /** Rupees off the whole line, before tax. */
  discount: z.number(),
  /** How much of it our desk took out because it cannot be supplied. */
  short_closed_qty: z.int(),
  /** How much of it was delivered. */
  delivered: z.int(),
  /** How much of that may still be sent back: not yet returned, nor asked for in a return that is open. */
  returnable: z.int(),
});
export type OwnOrderLine = z.infer<typeof OwnOrderLine>;

/** An invoice or credit note about an order. */
const OrderDocument = z.object({
  id: z.int(),
  kind: z.enum(['invoice', 'credit note']),
  /** `PS/2627/000118`. */
  number: z.string(),
  /** Calendar day, `YYYY-MM-DD`. */
  date: z.string(),
  amount: z.number(),
});

/** What the caller may do with an order now, by its status and the caller's role in the company. */
const OrderRights = z.object({ decide: z.boolean(), cancel: z.boolean(), send_back: z.boolean() });
type OrderRights = z.infer<typeof OrderRights>;

/** An order with everything its page shows. */
export const OrderDetail = z.object({
  ...OrderSummary.shape,
  notes: z.nullable(z.string()),
  ...Totals.shape,
  /** The tax by rate and kind, as the order was placed. */
  taxes: z.array(TaxPart),
  ship_to: z.object({ label: z.string(), address: z.string(), gstin: z.nullable(z.string()) }),
  /** The company as it is billed; the address is null where none is on record. */
  bill_to: z.object({ name: z.string(), address: z.nullable(z.string()), gstin: z.nullable(z.string()) }),
  placed_by: z.string(),
  /** The quote that it came from. */
  quote: z.nullable(z.object({ code: z.string(), rfq_id: z.int() })),
  lines: z.array(OwnOrderLine),
  history: historyOf(OrderStatus),
  shipments: z.array(Shipment),
  documents: z.array(OrderDocument),
  returns: z.array(Return),
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

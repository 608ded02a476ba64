import * as z from 'zod/mini';
import { dayInIndia } from './day-in-india.ts';
import { aDay, daysInOrder, daySpan } from './day-span.ts';
import { endpoint, staffRoles } from './endpoint.ts';
import { historyOf } from './history.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { LineKind, OrderLine, OrderStatus, OrderSummary, Totals } from './orders.ts';
import { Return, Shipment } from './shipments.ts';
import { countParam, dropping, id, idParam, optional, required } from './text.ts';

/** Orders a page at the desk. */
export const DESK_PAGE_SIZE = 25;

/** Told to whoever moves an order that somebody else has moved meanwhile. */
export const ORDER_MOVED = 'This order has changed since you opened it. Nothing was written: look at it again.';

/** What staff may turn an order into by hand, by its status; packing and the carrier's steps follow its consignments. */
export const ORDER_MOVES: Partial<Record<OrderStatus, readonly OrderMove[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['on hold', 'cancelled'],
  'on hold': ['confirmed', 'cancelled'],
  packed: ['cancelled'],
  delivered: ['completed'],
};

/** Statuses in which goods may be packed. */
export const PACKABLE: readonly OrderStatus[] = [
  'confirmed',
  'packed',
  'partly shipped',
  'in transit',
  'out for delivery',
];

export const OrderMove = z.enum(['confirmed', 'on hold', 'cancelled', 'completed']);
export type OrderMove = z.infer<typeof OrderMove>;

/** A row of the desk's list. */
export const DeskOrder = z.object({ ...OrderSummary.shape, company_id: z.int(), company: z.string() });
export type DeskOrder = z.infer<typeof DeskOrder>;

/**
 * What the list filters by: a status, `open` for whatever somebody has still to do something with, `to ship` for whatever has
 * goods to pack or to send, `new return` for whatever has a return that the desk has not answered, or `standing` for
 * whatever was placed and neither rejected nor cancelled: what the dashboard's chart counts.
 */
export const DeskOrderFilter = z.enum(['open', 'to ship', 'new return', 'standing', ...OrderStatus.options]);
export type DeskOrderFilter = z.infer<typeof DeskOrderFilter>;

/**
 * All companies' orders, the newest first; `q` is an order number, the beginning of a PO number or the last number in it, a
 * consignment's AWB or LR number, or words of a company's name; `from` and `to` are the days on which they were placed.
 */
export const listDeskOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      status: z.optional(DeskOrderFilter),
      company_id: z.optional(idParam),
      ...daySpan,
      sort: z.optional(z.enum(['placed_asc', 'placed_desc', 'total_asc', 'total_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(DESK_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(DeskOrder), total: z.int(), total_capped: z.boolean() }),
});

/** An order with what staff need to act on it. */
export const DeskOrderDetail = z.object({
  ...OrderSummary.shape,
  ...Totals.shape,
  notes: z.nullable(z.string()),
  /** The day in India by which the buyer was promised that it leaves; null where none was. */
  dispatch_by: z.nullable(z.iso.date()),
  ship_to: z.object({ label: z.string(), address: z.string() }),
  company: z.object({ id: z.int(), name: z.string(), gst_number: z.nullable(z.string()) }),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  ship_gstin: z.nullable(z.string()),
  quote: z.nullable(z.object({ id: z.int(), rfq_id: z.int(), code: z.string() })),
  lines: z.array(
    z.object({
      ...OrderLine.shape,
      kind: LineKind,
      /** How much stands in consignments, and how much came back. */
      packed_qty: z.int(),
      returned_qty: z.int(),
      /** How much of `qty` is not supplied. */
      short_closed_qty: z.int(),
      /** Units on the shelf now; null for what is not in the catalogue. */
      stock: z.nullable(z.int()),
    }),
  ),
  shipments: z.array(Shipment),
  returns: z.array(
    z.object({
      ...Return.shape,
      /** Invoices that bill goods which came back with it and that no credit note takes back yet. */
      to_credit: z.array(z.object({ id: z.int(), inv: z.string() })),
    }),
  ),
  history: historyOf(OrderStatus),
});
export type DeskOrderDetail = z.infer<typeof DeskOrderDetail>;

/** One order of any company; 404 for an id that does not exist. */
export const getDeskOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ order: DeskOrderDetail }),
});

const message = z.object({ message: z.string() });
/** Nothing is promised for a day that has passed in India. */
const toCome = z.refine<string>((day) => day >= dayInIndia(), {
  error: 'This day has passed. Enter today or a later one.',
});

/** A day on which something is to happen; it may be left open. */
const day = z.pipe(optional(10), z.nullable(aDay().check(toCome)));

/** How much there was of an order when the desk opened it: any step since is one more. Packing of a part is a consignment only. */
export const Seen = z.object({ steps: z.int(), shipments: z.int() });
export type Seen = z.infer<typeof Seen>;

/** Confirms, holds, cancels or completes an order. 409 where its status does not allow it, or where more than `seen` was done. */
export const moveOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-move',
  roles: staffRoles,
  body: z.object({ id, to: OrderMove, note: optional(500), expected_on: day, seen: z.optional(Seen) }).check(
    z.refine(({ to, note }) => note !== null || (to !== 'on hold' && to !== 'cancelled'), {
      error: 'Give a reason: the buyer reads it.',
      path: ['note'],
    }),
  ),
  reply: message,
});

/** Goods of one line. */
const Part = z.object({ line_no: id, qty: z.int().check(z.gte(1, { error: 'Enter at least 1.' })) });

const Parts = z.array(Part).check(z.minLength(1, { error: 'Enter how much of at least one line.' }), z.maxLength(500));

/** Packs goods of an order as one consignment. 409 where less remains to be packed, or where more than `seen` was done. */
export const packShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-pack',
  roles: staffRoles,
  body: z.object({ order_id: id, lines: Parts, seen: z.optional(Seen) }),
  reply: z.object({ ...message.shape, id: z.int() }),
});

/**
 * Short-closes goods of an order: what cannot be supplied is taken out of it. 409 where less remains to be packed, where
 * nothing would be left of the order, or where more than `seen` was done.
 */
export const shortCloseEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-short-close',
  roles: staffRoles,
  body: z.object({
    order_id: id,
    lines: Parts,
    reason: required(500, 'Give a reason: the buyer reads it.'),
    seen: z.optional(Seen),
  }),
  reply: message,
});

/** Takes a packed consignment apart again. */
export const unpackShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-unpack',
  roles: staffRoles,
  body: z.object({ id }),
  reply: message,
});

const carriersNumber = (what: string) =>
  z.pipe(
    optional(30),
    z.nullable(
      z.string().check(z.regex(/^[\w/ -]{4,30}$/, { error: `Enter the ${what} as letters and figures, at least 4.` })),
    ),
  );

/** What the carrier's papers say (india-commerce: an e-way bill from ₹ 50,000). */
export const Dispatch = z
  .object({
    id,
    carrier: required(100, 'Enter the carrier, for example Blue Dart or VRL Logistics.'),
    awb: carriersNumber('AWB number'),
    lr_number: carriersNumber('LR number'),
    vehicle: optional(20),
    /** As it is printed: blanks and hyphens between its figures are dropped. */
    eway_bill: z.pipe(
      optional(20),
      z.nullable(
        z.string().check(dropping(/[\s-]/g), z.regex(/^\d{12}$/, { error: 'An e-way bill number has 12 digits.' })),
      ),
    ),
    packages: z.optional(
      z.nullable(
        z
          .int({ error: 'Enter the packages as a whole number, or leave it empty.' })
          .check(z.gte(1, { error: 'Enter at least 1.' }), z.lte(10_000, { error: 'Enter at most 10,000.' })),
      ),
    ),
    expected_on: day,
  })
  .check(
    z.refine(({ awb, lr_number }) => awb !== null || lr_number !== null, {
      error: 'Enter the AWB number of a courier or the LR number of a transporter.',
      path: ['awb'],
    }),
  );

/** Hands a packed consignment to the carrier. 409 where it has left already or the e-way bill is missing. */
export const dispatchShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-dispatch',
  roles: staffRoles,
  body: Dispatch,
  reply: message,
});

/** What a carrier reports of a consignment. */
export const moveShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-move',
  roles: staffRoles,
  body: z.object({ id, to: z.enum(['out for delivery', 'delivered']), received_by: optional(100) }),
  reply: message,
});

/** Answers a buyer's request to return goods: approved or rejected, later received. */
export const settleReturnEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/return-settle',
  roles: staffRoles,
  body: z
    .object({
      id,
      to: z.enum(['approved', 'rejected', 'received']),
      answer: optional(500),
      restock: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ to, answer }) => to !== 'rejected' || answer !== null, {
        error: 'Say why: the buyer reads it.',
        path: ['answer'],
      }),
    ),
  reply: message,
});

import * as z from 'zod/mini';
import { FileRef } from '../attachments/file-ref.ts';
import { idsParam } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { daysInOrder, daySpan } from '../fields/day-span.ts';
import { futureDay } from '../fields/future-day.ts';
import { countParam, stripChars, id, idParam, optional, REASON_MISSING, required } from '../fields/text.ts';
import { historyOf } from '../history.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { RecordMessage } from '../messages/messages.ts';
import { Owned, OwnedDetail, ownerParam } from '../owners/owners.ts';
import { OrderTicket } from '../support/order-ticket.ts';
import { CreditHold, CreditPosition } from '../receivables/credit.ts';
import { LineDocument } from './line-documents.ts';
import { LineKind, OrderLine, OrderStatus, OrderSummary, Totals } from './portal.ts';
import { OrderApproval } from '../approvals/order-approval.ts';
import { OrderQuestion, ProposedChanges } from './questions.ts';
import { Return, Shipment } from './shipments.ts';
import { ORDER_MOVES, ORDER_STATES } from './states.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { OnOrder } from '../stores/on-order.ts';

/** Orders a page in the admin area. */
export const ADMIN_ORDERS_PAGE_SIZE = 25;

/** Statuses that staff set directly; the others follow from consignments. */
export const OrderMove = z.enum(ORDER_MOVES);
export type OrderMove = z.infer<typeof OrderMove>;

/** A row of the admin list. */
export const AdminOrder = z.object({
  ...OrderSummary.shape,
  ...Owned.shape,
  company_id: z.int(),
  company: z.string(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/**
 * Filter of the list: a status, `open` for orders that are not finished, `to ship` for goods to pack or dispatch, `new
 * return` for a return request or a claim to answer, `late` for orders that miss their date (`lateness`), `unread` for orders with messages that staff have not opened, or `not cancelled` for orders placed and not rejected or cancelled, as the dashboard's
 * chart counts them.
 */
export const AdminOrderFilter = z.enum([
  'open',
  'to ship',
  'new return',
  'late',
  'unread',
  'not cancelled',
  ...OrderStatus.options,
]);
export type AdminOrderFilter = z.infer<typeof AdminOrderFilter>;

/**
 * All companies' orders, the newest first. `q` is an order number, the start or the last number of a PO number, an AWB or
 * LR number, or part of a company's name; `from` and `to` are dates of placing.
 */
export const listAdminOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      status: z.optional(AdminOrderFilter),
      company_id: z.optional(idParam),
      owner: ownerParam,
      /** Only these rows. */
      ids: z.optional(idsParam),
      ...daySpan,
      sort: z.optional(z.enum(['placed_asc', 'placed_desc', 'total_asc', 'total_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(ADMIN_ORDERS_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(AdminOrder), total: z.int(), total_capped: z.boolean() }),
});

/** An order with all details for staff. */
export const AdminOrderDetail = z.object({
  ...OrderSummary.shape,
  ...OwnedDetail.shape,
  ...Totals.shape,
  notes: z.nullable(z.string()),
  po_date: z.nullable(z.string()),
  /** The purchase order as a file; null if none was attached. */
  po_file: z.nullable(FileRef),
  /** The date by which the buyer needs the goods; null if none. */
  need_by: z.nullable(z.string()),
  /** The dispatch date promised to the buyer (in India); null if none. */
  dispatch_by: z.nullable(z.iso.date()),
  ship_to: z.object({ label: z.string(), address: z.string() }),
  company: z.object({ id: z.int(), name: z.string(), gst_number: z.nullable(z.string()) }),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  /** Name of the staff member who entered it; null if the buyer placed it. */
  entered_by: z.nullable(z.string()),
  ship_gstin: z.nullable(z.string()),
  quote: z.nullable(z.object({ id: z.int(), rfq_id: z.int(), code: z.string() })),
  lines: z.array(
    z.object({
      ...OrderLine.shape,
      kind: LineKind,
      /** Quantities in consignments and returned. */
      packed_qty: Qty,
      returned_qty: Qty,
      /** The part of `qty` that will not be supplied. */
      short_closed_qty: Qty,
      /** Stock that no order holds; null for an item outside the catalogue, as are the next two. */
      stock: z.nullable(Qty),
      /** On the shelf for this line, not packed yet. */
      allocated_qty: z.nullable(Qty),
      /** How much this line is short (decision 073). */
      short_qty: z.nullable(Qty),
      /** Quantity of the item on order from vendors, for all orders, and the earliest due date; null if none is on order. */
      on_order: z.nullable(OnOrder),
      /** What is scanned for it: the SKU, the company's own code, and other makers' codes with their maker. */
      codes: z.array(z.string()),
      documents: z.array(LineDocument),
    }),
  ),
  shipments: z.array(Shipment),
  returns: z.array(
    z.object({
      ...Return.shape,
      /** Invoices of its goods that are not yet credited for this return. */
      to_credit: z.array(z.object({ id: z.int(), inv: z.string() })),
    }),
  ),
  /** The approvals that it waits for or has got; none if it was placed without. */
  approvals: z.array(OrderApproval),
  /** The open question to the buyer; null if none. */
  question: z.nullable(OrderQuestion),
  /** Its tickets, the newest first. */
  tickets: z.array(OrderTicket),
  messages: z.array(RecordMessage),
  history: historyOf(OrderStatus),
  credit: CreditPosition,
  /** The oldest first. */
  credit_holds: z.array(CreditHold),
});
export type AdminOrderDetail = z.infer<typeof AdminOrderDetail>;

/** One order of any company; 404 for an unknown id. */
export const getAdminOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ order: AdminOrderDetail }),
});

const message = z.object({ message: z.string() });
/** Number of history steps and consignments when staff opened the order, to detect later changes. */
export const Seen = z.object({ steps: z.int(), shipments: z.int() });
export type Seen = z.infer<typeof Seen>;

/**
 * Confirms, holds, cancels or completes an order. An order that an employee confirms although its company is over the credit
 * limit or too long overdue goes on credit hold instead; an admin gives a `credit_reason`. 403 for an employee who releases a
 * credit hold, 409 if its status does not allow it or it has changed since `seen`.
 */
export const moveOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-move',
  roles: staffRoles,
  needs: ['sales'],
  body: z
    .object({
      ...{ id, to: OrderMove, note: optional(500), expected_on: futureDay, seen: z.optional(Seen) },
      /** Why the order is confirmed although the company's credit is used up. For staff only. */
      credit_reason: optional(500),
      /** The change that a hold proposes to the buyer, beside its question in `note`. */
      changes: z.optional(ProposedChanges),
    })
    .check(
      z.refine(({ to, note }) => note !== null || !ORDER_STATES[to].needsReason, {
        error: REASON_MISSING,
        path: ['note'],
      }),
    ),
  reply: message,
});

/** A quantity of one line. */
const Part = z.object({ line_no: id, qty: quantity('Enter') });

const Parts = z
  .array(Part)
  .check(z.minLength(1, { error: 'Enter a quantity for at least one line.' }), z.maxLength(500));

/**
 * Packs goods of an order as one consignment. 409 if less is left to pack, if less is on the shelf (allocated to the line, or
 * free), or if the order has changed since `seen`.
 */
export const packShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-pack',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ order_id: id, lines: Parts, seen: z.optional(Seen) }),
  reply: z.object({ ...message.shape, id: z.int() }),
});

/**
 * Short-closes goods of an order: removes what cannot be supplied. 409 if less is left to pack, if nothing would be left of
 * the order, or if it has changed since `seen`.
 */
export const shortCloseEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-short-close',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({
    order_id: id,
    lines: Parts,
    reason: required(500, REASON_MISSING),
    seen: z.optional(Seen),
  }),
  reply: message,
});

/** Unpacks a consignment. 409 once it is dispatched, and while it has an invoice or a delivery challan. */
export const unpackShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-unpack',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id }),
  reply: message,
});

const carriersNumber = (what: string) =>
  z.pipe(
    optional(30),
    z.nullable(
      z.string().check(z.regex(/^[\w/ -]{4,30}$/, { error: `Enter the ${what}: at least 4 letters or digits.` })),
    ),
  );

/** Details of the carrier's documents; an e-way bill above ₹50,000, by the invoice's or challan's value (CGST Rules r. 138). */
export const Dispatch = z
  .object({
    id,
    carrier: required(100, 'Enter the carrier, for example Blue Dart or VRL Logistics.'),
    awb: carriersNumber('AWB number'),
    lr_number: carriersNumber('LR number'),
    vehicle: optional(20),
    /** Spaces and hyphens between the digits are removed. */
    eway_bill: z.pipe(
      optional(20),
      z.nullable(
        z.string().check(stripChars(/[\s-]/g), z.regex(/^\d{12}$/, { error: 'An e-way bill number has 12 digits.' })),
      ),
    ),
    packages: z.optional(
      z.nullable(
        z
          .int({ error: 'Enter the number of packages as a whole number, or leave it blank.' })
          .check(z.gte(1, { error: 'Enter at least 1.' }), z.lte(10_000, { error: 'Enter at most 10,000.' })),
      ),
    ),
    expected_on: futureDay,
  })
  .check(
    z.refine(({ awb, lr_number }) => awb !== null || lr_number !== null, {
      error: 'Enter the AWB number of a courier or the LR number of a transporter.',
      path: ['awb'],
    }),
  );

/**
 * Dispatches a packed consignment. 409 if it was already dispatched, has neither an invoice nor a delivery challan, or its
 * invoice has no valid IRN; 400 if the e-way bill is missing.
 */
export const dispatchShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-dispatch',
  roles: staffRoles,
  needs: ['stores'],
  body: Dispatch,
  reply: message,
});

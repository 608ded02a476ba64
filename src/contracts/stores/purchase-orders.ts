import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { calendarDay } from '../fields/day-span.ts';
import { pricePer, Qty, quantity } from '../fields/quantity.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idParam, optional, requiredId } from '../fields/text.ts';
import { uniqueLines } from '../fields/unique-lines.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, MAX_UNIT_PRICE } from '../limits.ts';
import { PURCHASE_ORDER_MOVES, PURCHASE_ORDER_STATES } from './states.ts';

/** Purchase orders a page. */
export const PURCHASE_ORDERS_PAGE_SIZE = 25;
/** Most lines of a purchase order. */
export const MAX_PURCHASE_LINES = 200;

/** Series of our purchase orders, numbered like invoices: `PSO/2627/000001`. */
export const PURCHASE_ORDER_SERIES = 'PSO';

export const PURCHASE_ORDER_CHANGED =
  'Another user has changed this purchase order. It is shown as it is now; check it and try again.';

export const PurchaseOrderStatus = z.enum(statusesOf(PURCHASE_ORDER_STATES));
export type PurchaseOrderStatus = z.infer<typeof PurchaseOrderStatus>;

/** Our order to a vendor in the list. */
export const PurchaseOrderRow = z.object({
  id: z.int(),
  /** `PSO/2627/000001`. */
  number: z.string(),
  status: PurchaseOrderStatus,
  vendor_id: z.int(),
  vendor: z.string(),
  date: z.iso.date(),
  /** The earliest day on which goods that have not come are due; null if none has a day. */
  due_on: z.nullable(z.iso.date()),
  /** True if that day has passed and the vendor has the order. */
  is_late: z.boolean(),
  lines: z.int(),
  /** Value of the goods before tax, rupees. */
  value: z.number(),
});
export type PurchaseOrderRow = z.infer<typeof PurchaseOrderRow>;

/** Purchase orders, the newest first; `q` searches number and vendor. `open` are those with goods still to come. */
export const listPurchaseOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/purchase-order-list',
  roles: staffRoles,
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    status: z.optional(z.enum(['open', ...PurchaseOrderStatus.options])),
    vendor_id: z.optional(idParam),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(PURCHASE_ORDERS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(PurchaseOrderRow), total: z.int(), total_capped: z.boolean() }),
});

/** The list as CSV. */
export const exportPurchaseOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/purchase-order-export',
  roles: staffRoles,
  query: exportQuery(listPurchaseOrdersEndpoint.query),
  reply: FileReply,
});

const Receipt = z.object({
  id: z.int(),
  /** `GRN-000123`. */
  code: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Number of the vendor's invoice or challan. */
  document: z.nullable(z.string()),
  note: z.nullable(z.string()),
  lines: z.array(z.object({ line_no: z.int(), qty: Qty })),
});

/** A purchase order with its lines and the goods received. */
export const PurchaseOrder = z.object({
  id: z.int(),
  version: z.int32(),
  number: z.string(),
  status: PurchaseOrderStatus,
  vendor: z.object({
    id: z.int(),
    name: z.string(),
    address: z.nullable(z.string()),
    state: z.nullable(z.string()),
    gstin: z.nullable(z.string()),
  }),
  payment_days: z.nullable(z.int()),
  date: z.iso.date(),
  due_on: z.nullable(z.iso.date()),
  note: z.nullable(z.string()),
  sent_at: z.nullable(z.iso.datetime()),
  created_by: z.string(),
  /** Value of the goods before tax, rupees. */
  value: z.number(),
  lines: z.array(
    z.object({
      line_no: z.int(),
      item_id: z.int(),
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      qty: Qty,
      received_qty: Qty,
      /** Cost of `cost_per` units, rupees, before tax. */
      cost: z.number(),
      cost_per: z.number(),
      due_on: z.nullable(z.iso.date()),
      note: z.nullable(z.string()),
      /** How much orders are short of the item now. */
      short: Qty,
    }),
  ),
  receipts: z.array(Receipt),
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

/** One purchase order; 404 for an unknown id. */
export const getPurchaseOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/purchase-order-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ order: PurchaseOrder }),
});

const dueDay = z.pipe(optional(10), z.nullable(calendarDay()));

const Line = z.object({
  item_id: id,
  qty: quantity('Order'),
  /** Cost of `cost_per` units, rupees, before tax. */
  cost: rupees('Enter the cost in rupees.', { max: MAX_UNIT_PRICE }),
  cost_per: pricePer,
  due_on: dueDay,
  note: optional(200),
});

const noItemTwice = z.refine<{ item_id: number }[]>(
  (lines) => new Set(lines.map(({ item_id }) => item_id)).size === lines.length,
  { error: 'An item is listed twice. Enter each item once.' },
);

export const SavePurchaseOrder = z.object({
  /** Absent for a new purchase order. */
  id: z.optional(id),
  version: z.optional(z.int32()),
  vendor_id: requiredId('Choose the vendor.'),
  due_on: dueDay,
  note: optional(1000),
  lines: z
    .array(Line)
    .check(
      z.minLength(1, { error: 'Add at least one item.' }),
      z.maxLength(MAX_PURCHASE_LINES, { error: `Enter at most ${MAX_PURCHASE_LINES} lines.` }),
      noItemTwice,
    ),
});
export type SavePurchaseOrder = z.infer<typeof SavePurchaseOrder>;

/**
 * Makes a draft of a purchase order with the next number of its series, or saves the one with `id`. 400 at the line of an unknown
 * item or of decimals of what is counted; 404 for an unknown id; 409 once it is sent, or if it has changed since `version`.
 */
export const savePurchaseOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/purchase-order-save',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: SavePurchaseOrder,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** What is to be bought: items with quantities. */
export const BuyShort = z.object({
  lines: z
    .array(z.object({ item_id: id, qty: quantity('Order') }))
    .check(
      z.minLength(1, { error: 'Select at least one item.' }),
      z.maxLength(MAX_PURCHASE_LINES, { error: `Select at most ${MAX_PURCHASE_LINES} items.` }),
      noItemTwice,
    ),
  /** For the items that were never bought with a purchase order; the others go to the vendor of the last one. */
  vendor_id: z.optional(z.nullable(id)),
});

/**
 * Makes drafts of purchase orders, one for each vendor, at the costs of the last orders or the items' cost prices, otherwise 0.
 * 400 at `vendor_id` if an item has no last vendor and none is chosen.
 */
export const buyShortEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/purchase-orders-from-short',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: BuyShort,
  reply: z.object({ message: z.string(), ids: z.array(z.int()) }),
});

/**
 * Marks a purchase order as sent to the vendor, cancels it, or closes one whose balance will not come. 409 if its status does
 * not allow it, if it has changed since `version`, or if one to be sent has a line without a cost.
 */
export const movePurchaseOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/purchase-order-move',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id, version: z.int32(), to: z.enum(PURCHASE_ORDER_MOVES) }),
  reply: z.object({ message: z.string() }),
});

export const ReceiveGoods = z.object({
  id,
  version: z.int32(),
  lines: z
    .array(z.object({ line_no: id, qty: quantity('Receive') }))
    .check(
      z.minLength(1, { error: 'Enter a quantity for at least one line.' }),
      z.maxLength(MAX_PURCHASE_LINES),
      uniqueLines,
    ),
  /** Number of the vendor's invoice or challan. */
  document: optional(60),
  note: optional(300),
});
export type ReceiveGoods = z.infer<typeof ReceiveGoods>;

/**
 * Records goods that came for a purchase order: the stock rises, with an entry in the history of each item, and is allocated to
 * the orders that are short of it, the one needed first. 409 if it was not sent, if it has changed since `version`, or if it is more than is still due.
 */
export const receiveGoodsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/goods-receive',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: ReceiveGoods,
  reply: z.object({ message: z.string(), code: z.string() }),
});

/** A purchase order as a PDF for the vendor; 404 for an unknown id, 409 if it is cancelled. */
export const getPurchaseOrderPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/purchase-order-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});

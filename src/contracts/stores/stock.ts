import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { Qty } from '../fields/quantity.ts';
import { countParam, id, optional } from '../fields/text.ts';
import { MAX_BIN, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../limits.ts';
import { OnOrder, Shelf } from './on-order.ts';

/** Items of the stock list, and short items, a page. */
export const STOCK_LIST_PAGE_SIZE = 50;
export const SHORT_PAGE_SIZE = 50;

const listQuery = {
  q: optional(MAX_SEARCH_LENGTH),
  page: countParam(1, 1_000_000),
};

/** An item with what is on the shelf and what is to come. */
export const ItemStock = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  /** A product of the item, whose page adjusts its stock; null if no company has it in its catalogue. */
  product_id: z.nullable(z.int()),
  /** On the shelf: free and allocated. What is packed has left the shelf. */
  on_hand: Qty,
  /** On the shelf for no order: what can be sold. */
  free: Qty,
  ...Shelf.shape,
  reorder_level: z.nullable(Qty),
  bin: z.nullable(z.string()),
});
export type ItemStock = z.infer<typeof ItemStock>;

/**
 * Items with their stock, by SKU. `q` searches names, SKUs and companies' own codes of items that are in a catalogue; `show` is
 * `short` for items that orders are short of, `allocated` for those that orders hold, `on order` for those ordered from vendors.
 */
export const listItemStockEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/item-stock-list',
  roles: staffRoles,
  query: z.object({
    ...listQuery,
    show: z.optional(z.enum(['allocated', 'short', 'on order'])),
    sort: z.optional(z.enum(['sku_asc', 'sku_desc', 'free_asc', 'free_desc'])),
    size: countParam(STOCK_LIST_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(ItemStock), total: z.int(), total_capped: z.boolean() }),
});

/** The list as CSV. */
export const exportItemStockEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/item-stock-export',
  roles: staffRoles,
  query: exportQuery(listItemStockEndpoint.query),
  reply: FileReply,
});

/** An item that orders are short of. */
export const ShortItem = z.object({
  item_id: z.int(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  /** The shortage of all orders together. */
  short: Qty,
  /** On the shelf for no order: it can be allocated. */
  free: Qty,
  on_order: z.nullable(OnOrder),
  /** What is neither free nor on order. */
  to_buy: Qty,
  /** The earliest day by which an order needs it; null if none has a day. */
  needed_on: z.nullable(z.iso.date()),
  /** The orders that are short of it, in the order in which they get it; at most ten. */
  orders: z.array(z.int()),
  /** Number of these orders. */
  order_count: z.int(),
  /** The vendor of the last purchase order; null if it was never bought with one, or the vendor is inactive. */
  vendor: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The cost in that order, otherwise the item's cost price, of `cost_per` units, rupees; null if unknown. */
  cost: z.nullable(z.number()),
  cost_per: z.number(),
});
export type ShortItem = z.infer<typeof ShortItem>;

/** Items that orders are short of, the earliest need first. `buy=yes` leaves out what is free or on order already. */
export const listShortEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/short-list',
  roles: staffRoles,
  query: z.object({
    ...listQuery,
    buy: z.optional(z.enum(['yes'])),
    sort: z.optional(z.enum(['needed_asc', 'needed_desc', 'sku_asc', 'sku_desc'])),
    size: countParam(SHORT_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(ShortItem), total: z.int() }),
});

/**
 * Allocates the free stock of an item to the orders that are short of it: the one needed first, then the oldest. Their owners get
 * a mail. 409 if nothing is free or no order is short.
 */
export const allocateStockEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-allocate',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ item_id: id }),
  reply: z.object({ message: z.string() }),
});

/**
 * Moves an item to another bin; null for none. `bin_was` is the bin on the screen. 404 for an unknown item, 409 if someone has
 * moved it since.
 */
export const moveItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/item-move',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ item_id: id, bin: optional(MAX_BIN), bin_was: optional(MAX_BIN) }),
  reply: z.object({ message: z.string() }),
});

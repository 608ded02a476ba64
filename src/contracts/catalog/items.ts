import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { idParam, required } from '../fields/text.ts';
import { ListPrice } from './admin.ts';
import { Qty } from '../fields/quantity.ts';

/** What all catalogues share of an item, and the number of companies that have it. */
export const SharedItem = z.object({
  id: z.int(),
  version: z.int32(),
  sku: z.string(),
  name: z.string(),
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  unit: z.string(),
  pack: z.nullable(z.string()),
  hsn: z.nullable(z.string()),
  /** Percent; null if the item has no rate. */
  gst_rate: z.nullable(z.number()),
  description: z.nullable(z.string()),
  attributes: z.record(z.string(), z.string()),
  cross_references: z.array(z.string()),
  /** Working days; null if unknown. */
  lead_days: z.nullable(z.int()),
  can_backorder: z.boolean(),
  min_qty: Qty,
  qty_multiple: Qty,
  reorder_level: z.nullable(Qty),
  bin: z.nullable(z.string()),
  /** Cost price of `cost_per` units, rupees; null if unknown. */
  cost: z.nullable(z.number()),
  cost_per: z.number(),
  stock: Qty,
  /** Its pictures, the first one first. */
  images: z.array(
    z.object({ url: z.string(), is_primary: z.union([z.literal(0), z.literal(1)]), alt: z.nullable(z.string()) }),
  ),
  companies: z.int(),
});
export type SharedItem = z.infer<typeof SharedItem>;

/** The item with a SKU, ignoring case, and its price in the company's price list; null if there is none. */
export const getItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/item-get',
  roles: staffRoles,
  query: z.object({ sku: required(80, 'Enter the SKU.'), company_id: z.optional(idParam) }),
  reply: z.object({ item: z.nullable(SharedItem), list_price: z.nullable(ListPrice) }),
});

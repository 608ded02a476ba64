import * as z from 'zod/mini';
import { idsParam } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { countParam, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { QuoteReason } from './sale.ts';
import { Qty } from '../fields/quantity.ts';

/** Products a page. */
export const PRODUCTS_PAGE_SIZE = 24;

/** A card in the product list. */
export const ProductRow = z.object({
  id: z.int(),
  company_id: z.int(),
  company_name: z.string(),
  sku: z.string(),
  name: z.string(),
  /** Rupees; 0 if it has none. */
  price: z.number(),
  /** Number of units that the price is for. */
  price_per: z.number(),
  /** Why it cannot be ordered; null if its price and tax are known. */
  to_quote: z.nullable(QuoteReason),
  currency: z.string(),
  stock: Qty,
  unit: z.string(),
  active: z.boolean(),
  image: z.nullable(z.string()),
});
export type ProductRow = z.infer<typeof ProductRow>;

/** Products of all companies or of one, the newest first unless `sort` says otherwise, those low on stock the lowest first; `q` searches names and SKUs. */
export const listProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/products-list',
  php: true,
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    /** Blank for all companies. */
    company_id: z.optional(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => undefined),
        ),
        idParam,
      ]),
    ),
    /** Only these products. */
    ids: z.optional(idsParam),
    category: optional(100),
    status: z.optional(z.enum(['active', 'discontinued'])),
    /** `low`: active products with at most LOW_STOCK units. */
    stock: z.optional(z.enum(['low'])),
    /** `blocked`: active products that have no price or GST rate, or whose price has expired. */
    sale: z.optional(z.enum(['blocked'])),
    sort: z.optional(
      z.enum([
        ...(['name_asc', 'name_desc', 'price_asc', 'price_desc', 'stock_asc', 'stock_desc'] as const),
        ...(['newest_asc', 'newest_desc'] as const),
      ]),
    ),
    page: countParam(1, 1_000_000),
    size: countParam(PRODUCTS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({
    items: z.array(ProductRow),
    total: z.int(),
    /** True where counting stopped at the cap: show `1000+`. */
    total_capped: z.boolean(),
  }),
});

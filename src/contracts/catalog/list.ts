import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { countParam, optional } from '../fields/text.ts';
import { CATALOG_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits.ts';
import { PriceBreak } from './price-breaks.ts';
import { SizeFamily } from './size-table.ts';

/** In the order of the dropdown (specification §2, §7). */
export const CatalogSort = z.enum(['relevance', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'newest']);
export type CatalogSort = z.infer<typeof CatalogSort>;

/** A card in the catalogue. */
export const CatalogProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  /** Unit price in rupees, before tax. */
  price: z.number(),
  /** Whole units on hand. */
  stock: z.int(),
  /** Unit quantity code of the GST rules: NOS, KGS, MTR, … */
  unit: z.string(),
  /** Content of one unit, `Box of 100`. */
  pack: z.nullable(z.string()),
  /** Address of the primary picture. */
  image: z.nullable(z.string()),
  /** Smallest quantity of an order line, and the step above it. */
  min_qty: z.int(),
  qty_multiple: z.int(),
});
export type CatalogProduct = z.infer<typeof CatalogProduct>;

/** The company's own code of an item, and its prices for larger quantities. */
export const TermsOfCompany = z.object({ material_code: z.nullable(z.string()), price_breaks: z.array(PriceBreak) });

/** A card of the catalogue; its pack is described by the server, so that the page loads no code for it. */
export const CatalogCard = z.object({
  ...CatalogProduct.shape,
  ...TermsOfCompany.shape,
  /** The pack with the price of one piece: `Box of 50, ₹6.20 a piece`. */
  pack_price: z.nullable(z.string()),
  /** The quantity breaks: `10+ ₹92.50, 50+ ₹84.00`. */
  breaks: z.nullable(z.string()),
});
export type CatalogCard = z.infer<typeof CatalogCard>;

/** Filters, sort and page of the catalogue. */
export const CatalogQuery = z.object({
  q: optional(200),
  category: optional(100),
  subcategory: optional(100),
  /** `table`: the page is also returned as size tables; without a search, `relevance` then sorts by name. */
  view: z.optional(z.nullable(z.enum(['table']))),
  sort: z._default(CatalogSort, 'relevance'),
  page: countParam(1, 1_000_000),
  size: countParam(CATALOG_PAGE_SIZE, MAX_PAGE_SIZE),
});
export type CatalogQuery = z.infer<typeof CatalogQuery>;

/** One page of the caller's company's catalogue. */
export const listCatalogEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/list',
  php: true,
  roles: ['customer'],
  query: CatalogQuery,
  reply: z.object({
    items: z.array(CatalogCard),
    total: z.int(),
    /** True if counting stopped at the cap: show `1000+`. */
    total_capped: z.boolean(),
    /** The words searched for instead, if a misspelt word was corrected. */
    corrected: z.nullable(z.string()),
    /** True if no product has all words: these have most of them. */
    partial: z.boolean(),
    /** The items as size tables; null for the view of cards. */
    families: z.nullable(z.array(SizeFamily)),
  }),
});

/** Categories and subcategories with products of the caller's company, and their counts. */
export const listCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/categories',
  php: true,
  roles: ['customer'],
  reply: z.object({
    items: z.array(
      z.object({
        category: z.string(),
        count: z.int(),
        subs: z.array(z.object({ name: z.string(), count: z.int() })),
      }),
    ),
  }),
});

import * as z from 'zod/mini';
import { Delivery } from '../delivery/delivery.ts';
import { endpoint } from '../endpoint.ts';
import { countParam, optional, text } from '../fields/text.ts';
import { PRICE } from './params.ts';
import { CATALOG_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits.ts';
import { PriceBreak } from './price-breaks.ts';
import { QuoteReason } from './sale.ts';
import { SizeFamily } from './size-table.ts';
import { Qty } from '../fields/quantity.ts';

/** In the order of the dropdown (specification §2, §7). */
export const CatalogSort = z.enum(['relevance', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'newest']);
export type CatalogSort = z.infer<typeof CatalogSort>;

/** A card in the catalogue. */
export const CatalogProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  /** Price of `price_per` units in rupees, before tax; 0 if it has none. */
  price: z.number(),
  /** Number of units that the price and its breaks are for: 1, 100 or 1,000. */
  price_per: z.number(),
  /** Why it has to be quoted first; null if its price and tax are known. */
  to_quote: z.nullable(QuoteReason),
  /** Quantity on hand. */
  stock: Qty,
  /** True if more than the stock can be ordered; the rest is bought in (decision 079). */
  can_backorder: z.boolean(),
  /** Unit quantity code of the GST rules: NOS, KGS, MTR, … */
  unit: z.string(),
  /** Content of one unit, `Box of 100`. */
  pack: z.nullable(z.string()),
  /** Address of the primary picture. */
  image: z.nullable(z.string()),
  /** Smallest quantity of an order line, and the step above it. */
  min_qty: Qty,
  qty_multiple: Qty,
});
export type CatalogProduct = z.infer<typeof CatalogProduct>;

/** The company's own code of an item, and its prices for larger quantities. */
export const TermsOfCompany = z.object({ material_code: z.nullable(z.string()), price_breaks: z.array(PriceBreak) });

/** A card of the catalogue; pack and delivery are described by the server, so that the page loads no code for them. */
export const CatalogCard = z.object({
  ...CatalogProduct.shape,
  ...TermsOfCompany.shape,
  /** The pack with the price of one piece: `Box of 50, ₹6.20 a piece`. */
  pack_price: z.nullable(z.string()),
  /** The quantity breaks: `10+ ₹92.50, 50+ ₹84.00`. */
  breaks: z.nullable(z.string()),
  /** What may be ordered: `Minimum 10, in multiples of 5`; null if any quantity may be. */
  qty_rules: z.nullable(z.string()),
  /** When one unit arrives at the default ship-to address. */
  delivery: Delivery,
});
export type CatalogCard = z.infer<typeof CatalogCard>;

/** The nearest stocked sizes where the size of a search is not stocked. */
export const Neighbours = z.object({
  /** `10.3 mm` */
  asked: z.string(),
  /** Below and above, each with its search. */
  nearest: z.array(z.object({ size: z.string(), q: z.string() })),
});
export type Neighbours = z.infer<typeof Neighbours>;
/** Most facets that are searched for together, and values of each; further ones are ignored. */
export const MAX_FACETS = 20;
export const MAX_VALUES = 20;

/** Chosen values by facet: `{"brand":["Orbivel"],"bore":["25 mm","30 mm"]}`. */
const Chosen = z.record(z.string(), z.array(text(2000)));

/** A price in a query string, rupees; blank for none. */
const priceParam = z.pipe(
  optional(20).check(
    z.refine((value) => value === null || PRICE.test(value), {
      error: 'Enter the price in rupees, such as 1250 or 1250.50.',
    }),
  ),
  z.transform((value) => (value === null ? null : Number(value))),
);

/** Filters, sort and page of the catalogue. */
export const CatalogQuery = z.object({
  q: optional(200),
  category: optional(100),
  subcategory: optional(100),
  /** Chosen values by facet as JSON: `{"brand":["Orbivel"]}`. Values of one facet are alternatives, facets combine; a facet that no product can have is ignored. */
  chosen: z.optional(z.pipe(z.transform(parseJson), Chosen)),
  /** Lowest unit price, rupees before tax. */
  price_min: priceParam,
  /** Highest unit price, rupees before tax. */
  price_max: priceParam,
  /** `1`: products in stock only. */
  in_stock: z.optional(z.enum(['1'])),
  /** `table`: the page is also returned as size tables; without a search, `relevance` then sorts by name. */
  view: z.optional(z.nullable(z.enum(['table']))),
  sort: z._default(CatalogSort, 'relevance'),
  page: countParam(1, 1_000_000),
  size: countParam(CATALOG_PAGE_SIZE, MAX_PAGE_SIZE),
});
export type CatalogQuery = z.infer<typeof CatalogQuery>;

/** Text that is no JSON is passed on and refused. */
function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

/** A filter of the catalogue with its values, in the order of the data sheet. */
export const Facet = z.object({
  /** Its name in addresses: `outside_diameter`. */
  key: z.string(),
  /** `Outside diameter` */
  name: z.string(),
  /** Numbers ascending, others with the most products first. Counts ignore what is chosen of this facet. */
  values: z.array(z.object({ value: z.string(), count: z.int() })),
});
export type Facet = z.infer<typeof Facet>;

/** A category with its number of products, and those of its subcategories. */
export const CategoryCount = z.object({
  category: z.string(),
  count: z.int(),
  subs: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type CategoryCount = z.infer<typeof CategoryCount>;

/** What the filters offer for the search and the other filters. */
export const Facets = z.object({
  fields: z.array(Facet),
  /** Products of each category that has any, whatever category is chosen; null where nothing else narrows the catalogue. */
  categories: z.nullable(z.object({ items: z.array(CategoryCount), capped: z.boolean() })),
  /** Products in stock. */
  in_stock: z.int(),
  /** Lowest and highest unit price, rupees; null if there is no product. */
  price_range: z.nullable(z.object({ lowest: z.number(), highest: z.number() })),
  /** True if only the first matches were counted: show `12+`. */
  capped: z.boolean(),
});
export type Facets = z.infer<typeof Facets>;

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
    neighbours: z.nullable(Neighbours),
    /** Null without a search, category or filter: there is too much to count. */
    facets: z.nullable(Facets),
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
    items: z.array(CategoryCount),
  }),
});

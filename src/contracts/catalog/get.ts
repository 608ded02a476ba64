import * as z from 'zod/mini';
import { Delivery } from '../delivery/delivery.ts';
import { endpoint } from '../endpoint.ts';
import { idParam } from '../fields/text.ts';
import { ItemDocument } from './documents.ts';
import { CatalogProduct, TermsOfCompany } from './list.ts';
import { Dimension } from './size-table.ts';

/** A product with all its details. */
export const Product = z.object({
  ...CatalogProduct.shape,
  ...TermsOfCompany.shape,
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  hsn: z.nullable(z.string()),
  /** Percent; null if the product has no rate. */
  gst_rate: z.nullable(z.number()),
  description: z.nullable(z.string()),
  /** The company's own description. */
  own_description: z.nullable(z.string()),
  /** The last day on which the price applies; null: until it is changed. */
  price_until: z.nullable(z.string()),
  /** The price of `price_per` units from a later day on; null if none is known yet. */
  next_price: z.nullable(z.object({ from: z.string(), price: z.number(), price_per: z.number() })),
  /** Rows of the data sheet. */
  attributes: z.record(z.string(), z.string()),
  /** Equivalents of other makers, maker and code: `SKF 6205-2RSH`. */
  cross_references: z.array(z.string()),
  /** The dimensions that its drawing may show. */
  dimensions: z.array(Dimension),
  /** The primary picture first. */
  images: z.array(z.object({ url: z.string(), alt: z.nullable(z.string()) })),
  /** False once discontinued: it can be viewed but not ordered. */
  active: z.boolean(),
  /** When one unit arrives at the default ship-to address; null once discontinued. */
  delivery: z.nullable(Delivery),
  /** When what is ordered beyond stock arrives there, `YYYY-MM-DD`; null if it cannot be, or no date is known. */
  beyond_stock_on: z.nullable(z.string()),
});
export type Product = z.infer<typeof Product>;

/** One product of the caller's company with the documents of its item; 404 for any other id. */
export const getProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/product',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ product: Product, documents: z.array(ItemDocument) }),
});

import * as z from 'zod/mini';
import { CatalogProduct } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './text.ts';

/** A product with everything its page shows. */
export const Product = z.object({
  ...CatalogProduct.shape,
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  /** What one unit holds, for example `Box of 100`. */
  pack: z.nullable(z.string()),
  hsn: z.nullable(z.string()),
  /** Percent; null where the product carries no rate. */
  gst_rate: z.nullable(z.number()),
  description: z.nullable(z.string()),
  /** Rows of the data sheet. */
  attributes: z.record(z.string(), z.string()),
  /** The primary picture first. */
  images: z.array(z.object({ url: z.string(), alt: z.nullable(z.string()) })),
  /** False once discontinued: it can be looked at, not ordered. */
  active: z.boolean(),
});
export type Product = z.infer<typeof Product>;

/** One product of the caller's company; 404 for any other id. */
export const getProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/product',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ product: Product }),
});

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Product } from '#contracts/catalog/get.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { catalog } from '#db/catalog-view.ts';
import { item_images, products } from '#db/schema/catalog.ts';
import { deliveryTerms, promiser } from '../delivery/promises.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { documentsOf } from './documents.ts';
import { inRupees, reasonToQuote } from './pricing.ts';
import { dimensionsOf } from './size-columns.ts';

/** Column beside `catalog`: the address of the primary picture, else of the first. */
export const primaryImage = sql<
  string | null
>`(select i.url from item_images i where i.item_id = ${catalog.item_id} order by i.is_primary desc, i.position limit 1)`;

/** One product with its pictures and documents, also if discontinued. 404 for another company's product. */
export async function getProduct(actor: Caller, id: number) {
  const [, [product], images, terms, documents] = await asActor(actor, [
    db
      .select()
      .from(catalog)
      .where(and(eq(catalog.company_id, myCompany), eq(catalog.id, id))),
    db
      .select({ url: item_images.url, alt: item_images.alt })
      .from(item_images)
      .innerJoin(products, eq(products.item_id, item_images.item_id))
      .where(and(eq(products.company_id, myCompany), eq(products.id, id)))
      .orderBy(desc(item_images.is_primary), item_images.position, item_images.id),
    deliveryTerms(),
    documentsOf(id, eq(products.company_id, myCompany)),
  ]);
  if (!product) throw notFound('product');
  return { product: toProduct(product, images, promiser(terms)), documents };
}

/** A product for the wire. */
export function toProduct(
  row: typeof catalog.$inferSelect,
  images: Product['images'],
  promise: ReturnType<typeof promiser>,
): Product {
  return {
    ...row,
    price: toRupees(row.price_paise),
    to_quote: reasonToQuote(row),
    gst_rate: toPercent(row.gst_rate_bp),
    price_breaks: inRupees(row.price_breaks),
    next_price: row.next_price && { ...row.next_price, price: toRupees(row.next_price.price_paise) },
    image: images[0]?.url ?? null,
    images,
    delivery: row.active ? promise(row) : null,
    beyond_stock_on: row.active && row.can_backorder ? promise({ ...row, stock: 0 }).deliver_on : null,
    dimensions: dimensionsOf(row),
  };
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Product } from '#contracts/catalog/get.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { product_images, products } from '#db/schema/catalog.ts';
import { deliveryTerms, promiser } from '../delivery/promises.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';

/** Column beside `products`: the address of the primary picture, else of the first. */
export const primaryImage = sql<
  string | null
>`(select i.url from product_images i where i.product_id = ${products.id} order by i.is_primary desc, i.position limit 1)`;

/** One product with its pictures, also if discontinued. 404 for another company's product. */
export async function getProduct(actor: Caller, id: number): Promise<{ product: Product }> {
  const [, [product], images, terms] = await asActor(actor, [
    db
      .select()
      .from(products)
      .where(and(eq(products.company_id, myCompany), eq(products.id, id))),
    db
      .select({ url: product_images.url, alt: product_images.alt })
      .from(product_images)
      .where(and(eq(product_images.company_id, myCompany), eq(product_images.product_id, id)))
      .orderBy(desc(product_images.is_primary), product_images.position, product_images.id),
    deliveryTerms(),
  ]);
  if (!product) throw notFound('product');
  return {
    product: {
      ...product,
      price: toRupees(product.price_paise),
      gst_rate: toPercent(product.gst_rate_bp),
      image: images[0]?.url ?? null,
      images,
      delivery: product.active ? promiser(terms)(product) : null,
    },
  };
}

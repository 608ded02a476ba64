import { eq, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { type ProductQuery, productPage } from './admin-products.ts';
import { asActor, db } from './database.ts';
import type { Caller } from './session.ts';

/** The products that the desk's list shows, with every column that an import knows. */
export async function listFullProducts(actor: Caller, query: ProductQuery) {
  // The door is called once: its page and its counts come together.
  const [, listed] = await asActor(actor, [
    db
      .select({
        total: sql<number>`page.total`,
        capped: sql<boolean>`page.capped`,
        product: {
          sku: products.sku,
          name: products.name,
          category: products.category,
          subcategory: products.subcategory,
          brand: products.brand,
          price_paise: products.price_paise,
          stock: products.stock,
          unit: products.unit,
          pack: products.pack,
          hsn: products.hsn,
          gst_rate_bp: products.gst_rate_bp,
          description: products.description,
          attributes: products.attributes,
          active: products.active,
        },
        company_name: companies.name,
      })
      .from(sql`${productPage(query)} as page`)
      .leftJoin(sql`unnest(page.ids) with ordinality as listed (product_id, place)`, sql`true`)
      .leftJoin(products, sql`${products.id} = listed.product_id`)
      .leftJoin(companies, eq(companies.id, products.company_id))
      .orderBy(sql`listed.place`),
  ]);
  const { total, capped } = listed[0]!;
  const items = listed.flatMap(({ product, company_name }) => (product ? [{ ...product, company_name }] : []));
  return { items, total, total_capped: capped };
}

import { and, eq, sql } from 'drizzle-orm';
import type { Product } from '#contracts/catalog/get.ts';
import { catalog } from '#db/catalog-view.ts';
import { deliveryTerms, promiser } from '../delivery/promises.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { primaryImage, toProduct } from './get.ts';

/** Products of the caller's company in the order of the ids; other ids are left out. */
export async function compareProducts(actor: Caller, ids: number[]): Promise<{ products: Product[] }> {
  const [, found, terms] = await asActor(actor, [
    db
      .select({ product: catalog, image: primaryImage })
      .from(catalog)
      .where(and(eq(catalog.company_id, myCompany), sql`${catalog.id} = any(${sql.param(ids)}::bigint[])`)),
    deliveryTerms(),
  ]);
  const promise = promiser(terms);
  const byId = new Map(
    found.map(({ product, image }) => [
      product.id,
      toProduct(product, image ? [{ url: image, alt: null }] : [], promise),
    ]),
  );
  return { products: ids.flatMap((id) => byId.get(id) ?? []) };
}

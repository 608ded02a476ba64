import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Favourite, MAX_FAVOURITES } from '#contracts/catalog/favourites.ts';
import { catalog } from '#db/catalog-view.ts';
import { users } from '#db/schema/companies.ts';
import { favourites } from '#db/schema/favourites.ts';
import { asActor, db, guard, myCompany, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { primaryImage } from './get.ts';
import { forSale } from './pricing.ts';

const inMyCompany = eq(favourites.company_id, myCompany);

const columns = {
  id: catalog.id,
  sku: catalog.sku,
  name: catalog.name,
  brand: catalog.brand,
  price_paise: catalog.price_paise,
  price_per: catalog.price_per,
  gst_rate_bp: catalog.gst_rate_bp,
  is_price_expired: catalog.is_price_expired,
  stock: catalog.stock,
  can_backorder: catalog.can_backorder,
  unit: catalog.unit,
  pack: catalog.pack,
  min_qty: catalog.min_qty,
  qty_multiple: catalog.qty_multiple,
  active: catalog.active,
  shared: favourites.shared,
  image: primaryImage,
};

/** The caller's favourites and the latest ones shared by colleagues, by name; each product once. */
export async function listFavourites(actor: Caller): Promise<{ items: Favourite[] }> {
  const [, own, shared] = await asActor(actor, [
    db
      .select(columns)
      .from(favourites)
      .innerJoin(catalog, eq(catalog.id, favourites.product_id))
      .where(and(inMyCompany, eq(favourites.user_id, actor.uid))),
    db
      .select({ ...columns, shared_by: users.name })
      .from(favourites)
      .innerJoin(catalog, eq(catalog.id, favourites.product_id))
      .innerJoin(users, eq(users.id, favourites.user_id))
      .where(and(inMyCompany, ne(favourites.user_id, actor.uid), favourites.shared))
      .orderBy(desc(favourites.created_at))
      .limit(MAX_FAVOURITES),
  ]);
  const all = [
    ...own.map((row) => ({ ...row, mine: true, shared_by: null })),
    ...shared.map((row) => ({ ...row, mine: false })),
  ];
  // Keeps the first of each product: the caller's own before a colleague's.
  const once = all.filter((row, index) => all.findIndex(({ id }) => id === row.id) === index);
  return {
    items: once.sort((a, b) => a.name.localeCompare(b.name, 'en-IN')).map(forSale),
  };
}

interface Change {
  product_id: number;
  favourite: boolean;
  shared?: boolean | undefined;
}

/** Adds, shares or removes one of the caller's favourites. 404 for an unknown product, 409 once the list is full. */
export async function saveFavourite(actor: Caller, { product_id, favourite, shared }: Change) {
  if (!favourite) {
    await asActor(actor, [
      db.delete(favourites).where(and(eq(favourites.user_id, actor.uid), eq(favourites.product_id, product_id))),
    ]);
    return { product_id, favourite, shared: false };
  }
  const wanted = sql`${shared ?? null}::boolean`;
  try {
    const [, , saved] = await asActor(actor, [
      guard(
        'full',
        sql`(select count(*) from favourites where user_id = app_user() and product_id <> ${product_id}) < ${MAX_FAVOURITES}`,
      ),
      rows<{ shared: boolean }>(sql`
        insert into favourites (user_id, product_id, company_id, shared)
        select app_user(), id, company_id, coalesce(${wanted}, false) from products
          where id = ${product_id} and company_id = app_company()
        on conflict (user_id, product_id) do update set shared = coalesce(${wanted}, favourites.shared)
        returning shared`),
    ]);
    const [row] = saved.rows;
    if (!row) throw notFound('product');
    return { product_id, favourite, shared: row.shared };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('conflict', `You already have ${MAX_FAVOURITES} favourites. Remove one first.`);
  }
}

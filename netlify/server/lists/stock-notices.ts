import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_STOCK_NOTICES } from '#contracts/lists/stock-notices.ts';
import { mostOrderable } from '#contracts/catalog/terms.ts';
import { catalog } from '#db/catalog-view.ts';
import { stock_notices as notices } from '#db/schema/lists.ts';
import { asActor, db, guard, myCompany, orConflict } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** The products of which the caller waits for stock, the latest first. One that has left the catalogue is not shown. */
export async function listStockNotices(actor: Caller) {
  const [, found] = await asActor(actor, [
    db
      .select({
        ...{ product_id: notices.product_id, sku: catalog.sku, name: catalog.name, active: catalog.active },
        created_at: notices.created_at,
      })
      .from(notices)
      .innerJoin(catalog, and(eq(catalog.id, notices.product_id), eq(catalog.company_id, myCompany)))
      .where(eq(notices.user_id, actor.uid))
      .orderBy(desc(notices.id)),
  ]);
  return { items: found.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
}

/** Adds or withdraws a notice. 404 for an unknown product, 409 for one that can be ordered, or above the limit. */
export async function saveStockNotice(actor: Caller, { product_id, wanted }: { product_id: number; wanted: boolean }) {
  if (!wanted) {
    const mine = and(eq(notices.user_id, actor.uid), eq(notices.product_id, product_id));
    await asActor(actor, [db.delete(notices).where(mine)]);
    return { message: 'We will not write to you about it.' };
  }
  const { sku, stock, can_backorder, min_qty, qty_multiple, active } = catalog;
  const [me, [product]] = await asActor(actor, [
    db
      .select({ sku, stock, can_backorder, min_qty, qty_multiple, active })
      .from(catalog)
      .where(and(eq(catalog.company_id, myCompany), eq(catalog.id, product_id))),
  ]);
  if (!product) throw notFound('product');
  if (!product.active) throw new AppError('conflict', `${product.sku} is no longer sold.`);
  if (mostOrderable(product) > 0) {
    const now = product.can_backorder ? 'can be ordered now, also beyond stock' : 'is in stock now';
    throw new AppError('conflict', `${product.sku} ${now}.`);
  }
  await orConflict(
    asActor(actor, [
      guard('notices', sql`(select count(*) from stock_notices where user_id = app_user()) < ${MAX_STOCK_NOTICES}`),
      db.insert(notices).values({ product_id, user_id: actor.uid, company_id: myCompany }).onConflictDoNothing(),
    ]),
    `You already wait for ${MAX_STOCK_NOTICES} products. Remove one first.`,
  );
  return { message: `We will write to ${me.email} when ${product.sku} is back in stock.` };
}

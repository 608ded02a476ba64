import { and, eq, gt, sql } from 'drizzle-orm';
import { items, products } from '#db/schema/catalog.ts';
import { users } from '#db/schema/companies.ts';
import { stock_notices as notices } from '#db/schema/lists.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { runEach } from '../platform/run-each.ts';

/** Notices of one read; a run reads until there are no more. */
const BATCH = 200;

/** Mails each buyer whose product can be ordered again, once; the notice is gone with it. */
export const sendStockNotices = (end?: number) => runEach(readBack, notify, end);

async function readBack(after: number) {
  const { stock, min_qty, qty_multiple } = items;
  const [found] = await asSystem([
    db
      .select({
        ...{ id: notices.id, product_id: products.id, sku: items.sku, product: items.name, stock, unit: items.unit },
        ...{ name: users.name, email: users.email },
      })
      .from(notices)
      .innerJoin(products, and(eq(products.id, notices.product_id), eq(products.company_id, notices.company_id)))
      .innerJoin(items, eq(items.id, products.item_id))
      .innerJoin(users, eq(users.id, notices.user_id))
      .where(
        and(
          gt(notices.id, after),
          products.active,
          // As `mostOrderable` has it: enough for the smallest order.
          sql`${stock} >= ceil(${min_qty} / ${qty_multiple}) * ${qty_multiple}`,
          sql`${users.disabled_at} is null and not ${users.email_in_use}`,
        ),
      )
      .orderBy(notices.id)
      .limit(BATCH),
  ]);
  return found;
}

async function notify({ id, email, ...payload }: Awaited<ReturnType<typeof readBack>>[number]): Promise<void> {
  try {
    await asSystem([
      rows(sql`
        with told as (delete from stock_notices where id = ${id} returning 1)
        select must(count(*) = 1, 'told') from told`),
      db.insert(outbox).values(mail('back-in-stock', email, payload)),
    ]);
  } catch (error) {
    // Another run has told the buyer, or the buyer has withdrawn it.
    if (!(error instanceof GuardFailed)) throw error;
  }
}

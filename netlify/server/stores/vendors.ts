import { eq, sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { type SaveVendor, type Vendor, VENDOR_CONFLICT } from '#contracts/stores/vendors.ts';
import { purchase_orders, vendors } from '#db/schema/stores.ts';
import { asActor, db, errorCode, guard } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

const EXPECTED = statusesWith(PURCHASE_ORDER_STATES, 'isExpected');

interface ListQuery extends Paging {
  q: string | null;
  status?: 'active' | 'inactive' | undefined;
  sort?: string | undefined;
}

/** A page of vendors, by name. */
export async function listVendors(actor: Caller, { q, status, sort, ...paging }: ListQuery) {
  const byName = sql`lower(${vendors.name})`;
  const open_orders = db.$count(
    purchase_orders,
    sql`${purchase_orders.vendor_id} = ${vendors.id} and ${purchase_orders.status} in ${EXPECTED}`,
  );
  const list = {
    query: db.select({ vendor: vendors, open_orders }).from(vendors).$dynamic(),
    table: vendors,
    search: matches(vendors.search_text, q),
    where: filterBy(vendors.active, status && status === 'active'),
    sortBy: byName,
    descending: sort === 'name_desc',
    first: beginsWith(byName, q),
  };
  const { items, total, total_capped } = await readPage(actor, list, paging);
  return {
    items: items.map(({ vendor, open_orders: open }): Vendor => ({ ...vendor, open_orders: open })),
    total,
    total_capped,
  };
}

/** Adds or saves a vendor. The contract lists the refusals. */
export async function saveVendor(actor: Caller, { id, version, ...values }: SaveVendor) {
  try {
    if (id === undefined) {
      const [, [added]] = await asActor(actor, [db.insert(vendors).values(values).returning({ id: vendors.id })]);
      return { message: 'Vendor added.', id: added!.id };
    }
    await asActor(actor, [
      guard('missing', sql`exists (select 1 from vendors where id = ${id} for update)`),
      guard(
        'version',
        sql`${version ?? null}::int is null or ${version ?? null} = (select version from vendors where id = ${id})`,
      ),
      db
        .update(vendors)
        .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
        .where(eq(vendors.id, id)),
    ]);
    return { message: 'Vendor saved.', id };
  } catch (error) {
    if (errorCode(error) === '23505') {
      const message = `Another vendor is named ${values.name}. Enter a different name.`;
      throw fieldError('conflict', 'name', message);
    }
    if (!(error instanceof GuardFailed)) throw error;
    throw error.guard === 'missing' ? notFound('vendor') : new AppError('conflict', VENDOR_CONFLICT);
  }
}

import { count, eq, sql } from 'drizzle-orm';
import { PRICE_LIST_CONFLICT, type PriceListRow, type SavePriceList } from '#contracts/catalog/price-lists.ts';
import { products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { price_list_lines } from '#db/schema/price-list-lines.ts';
import { price_lists } from '#db/schema/price-lists.ts';
import { asActor, db, errorCode, guard } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

/** A list with its numbers of lines and companies. */
const columns = {
  id: price_lists.id,
  name: price_lists.name,
  note: price_lists.note,
  active: price_lists.active,
  items: db.$count(price_list_lines, eq(price_list_lines.list_id, price_lists.id)),
  companies: db.$count(companies, eq(companies.price_list_id, price_lists.id)),
};

interface ListQuery extends Paging {
  q: string | null;
  status?: 'active' | 'inactive' | undefined;
  sort?: string | undefined;
}

/** A page of price lists, by name. */
export async function listPriceLists(actor: Caller, { q, status, sort, ...paging }: ListQuery) {
  const byName = sql`lower(${price_lists.name})`;
  const list = {
    query: db.select(columns).from(price_lists).$dynamic(),
    table: price_lists,
    search: matches(price_lists.search_text, q),
    where: filterBy(price_lists.active, status && status === 'active'),
    sortBy: byName,
    descending: sort === 'name_desc',
    first: beginsWith(byName, q),
  };
  const { items, total, total_capped } = await readPage(actor, list, paging);
  return { items: items as PriceListRow[], total, total_capped };
}

/** One price list with the companies that use it. 404 for an unknown id. */
export async function getPriceList(actor: Caller, id: number) {
  const ofSource = (source: 'list' | 'contract') =>
    sql<number>`(count(*) filter (where ${products.price_source} = ${source}))::int`;
  const [, [list], using] = await asActor(actor, [
    db
      .select({ ...columns, version: price_lists.version })
      .from(price_lists)
      .where(eq(price_lists.id, id)),
    db
      .select({
        id: companies.id,
        name: companies.name,
        by_list: ofSource('list'),
        by_contract: sql<number>`(count(${products.id}) filter (where ${products.price_source} = 'contract'))::int`,
      })
      .from(companies)
      .leftJoin(price_list_lines, eq(price_list_lines.list_id, companies.price_list_id))
      .leftJoin(
        products,
        sql`${products.company_id} = ${companies.id} and ${products.item_id} = ${price_list_lines.item_id}`,
      )
      .where(eq(companies.price_list_id, id))
      .groupBy(companies.id)
      .orderBy(sql`lower(${companies.name})`, companies.id),
  ]);
  if (!list) throw notFound('price list');
  return { list, companies: using };
}

/** Creates or saves a price list. The contract lists the refusals. */
export async function savePriceList(actor: Caller, { id, version, ...values }: SavePriceList) {
  try {
    if (id === undefined) {
      const [, [created]] = await asActor(actor, [
        db.insert(price_lists).values(values).returning({ id: price_lists.id }),
      ]);
      return { message: 'Price list added.', id: created!.id };
    }
    const using = db.select({ companies: count() }).from(companies).where(eq(companies.price_list_id, id));
    await asActor(actor, [
      guard('missing', sql`exists (select 1 from price_lists where id = ${id} for update)`),
      guard(
        'version',
        sql`${version ?? null}::int is null or ${version ?? null} = (select version from price_lists where id = ${id})`,
      ),
      guard('in use', sql`${values.active} or (${using}) = 0`),
      db
        .update(price_lists)
        .set({ ...values, version: sql`${price_lists.version} + 1`, updated_at: sql`now()` })
        .where(eq(price_lists.id, id)),
    ]);
    return { message: 'Price list saved.', id };
  } catch (error) {
    throw refusalOf(error, values.name);
  }
}

const IN_USE = 'Companies use this price list. Remove it from them before you make it inactive.';

function refusalOf(error: unknown, name: string): unknown {
  if (errorCode(error) === '23505') {
    return fieldError('conflict', 'name', `Another price list is named ${name}. Enter a different name.`);
  }
  if (!(error instanceof GuardFailed)) return error;
  switch (error.guard) {
    case 'missing':
      return notFound('price list');
    case 'in use':
      return fieldError('conflict', 'active', IN_USE);
    default:
      return new AppError('conflict', PRICE_LIST_CONFLICT);
  }
}

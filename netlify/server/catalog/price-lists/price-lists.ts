import { eq, sql } from 'drizzle-orm';
import { PRICE_LIST_CONFLICT, type PriceListRow, type SavePriceList } from '#contracts/catalog/price-lists.ts';
import { products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { price_list_lines } from '#db/schema/price-list-lines.ts';
import { price_lists } from '#db/schema/price-lists.ts';
import { asActor, db, errorCode } from '../../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../../platform/errors.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../../platform/list-page.ts';
import { runLongTransaction } from '../../platform/long-transaction.ts';
import type { Caller } from '../../platform/session.ts';

/** A list with its numbers of lines and companies. */
const columns = {
  id: price_lists.id,
  name: price_lists.name,
  note: price_lists.note,
  valid_from: price_lists.valid_from,
  valid_until: price_lists.valid_until,
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
    await updatePriceList(actor, { id, version, ...values });
    return { message: 'Price list saved.', id };
  } catch (error) {
    throw refusalOf(error, values.name);
  }
}

type Update = SavePriceList & { id: number };

/** Saves a list; on a direct connection, because its days are written to the products that follow it. */
async function updatePriceList(actor: Caller, { id, version, name, note, active, ...days }: Update) {
  await runLongTransaction(actor, async (client) => {
    // Items by id, then companies, then the list (decision 028).
    await client.query(LOCK_ITEMS_OF_LIST, [id]);
    await client.query('select 1 from companies where price_list_id = $1 order by id for share', [id]);
    await client.query(
      `select must(exists (select 1 from price_lists where id = $1 for update), 'missing'),
        must($2::int is null or $2 = (select version from price_lists where id = $1), 'version'),
        must($3 or not exists (select 1 from companies where price_list_id = $1), 'in use')`,
      [id, version ?? null, active],
    );
    const { valid_from, valid_until } = days;
    await client.query(
      `update price_lists set name = $2, note = $3, active = $4, version = version + 1, updated_at = now(),
        valid_from = case when $5 then $6::date else valid_from end, valid_until = case when $7 then $8::date else valid_until end
      where id = $1`,
      [
        id,
        name,
        note,
        active,
        valid_from !== undefined,
        valid_from ?? null,
        valid_until !== undefined,
        valid_until ?? null,
      ],
    );
    // The products are not logged one by one: the list is.
    await client.query(`select set_config('app.importing', 'price list', true)`);
    await client.query(WRITE_DAYS, [id]);
  });
}

const LOCK_ITEMS_OF_LIST = `
  select 1 from items where id in (select item_id from price_list_lines where list_id = $1) order by id for update`;

/** The trigger `rewrite_price` keeps the price that applies until a later first day. */
const WRITE_DAYS = `
  update products p set price_from = g.valid_from, price_until = g.valid_until, version = p.version + 1, updated_at = now()
  from price_lists g join companies c on c.price_list_id = g.id
  where g.id = $1 and p.company_id = c.id and p.price_source = 'list'
    and (p.price_from, p.price_until) is distinct from (g.valid_from, g.valid_until)`;

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

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PriceListLine, SavePriceListLine } from '#contracts/catalog/price-lists.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';
import { items } from '#db/schema/catalog.ts';
import { price_list_lines } from '#db/schema/price-list-lines.ts';
import { price_lists } from '#db/schema/price-lists.ts';
import { asActor, db, guard, rows } from '../../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../../platform/errors.ts';
import { matches, type Paging, readPage } from '../../platform/list-page.ts';
import type { Caller } from '../../platform/session.ts';
import { inPaise, inRupees } from '../pricing.ts';

interface LineQuery extends Paging {
  id: number;
  q: string | null;
  sort?: string | undefined;
}

/** A column of a line's item, for conditions and orders: `readPage` counts without joins. */
const ofItem = (expression: string) =>
  sql`(select ${sql.raw(expression)} from items i where i.id = ${price_list_lines.item_id})`;

/** The days of the list, for the export. */
const days = { valid_from: price_lists.valid_from, valid_until: price_lists.valid_until };

/** A page of a list's lines, by SKU unless `sort` says otherwise. */
export async function listPriceListLines(actor: Caller, { id, q, sort = 'sku_asc', ...paging }: LineQuery) {
  const query = db
    .select({ line: price_list_lines, ...{ sku: items.sku, name: items.name, unit: items.unit }, ...days })
    .from(price_list_lines)
    .innerJoin(price_lists, eq(price_lists.id, price_list_lines.list_id))
    .innerJoin(items, eq(items.id, price_list_lines.item_id))
    .$dynamic();
  const list = {
    query,
    table: price_list_lines,
    // Not `search`: there is no text index over a list's lines, of which there are ten thousand at most.
    where: and(
      eq(price_list_lines.list_id, id),
      matches(ofItem(`searchable(i.name, i.sku, replace(i.sku, ' ', ''))`), q),
    ),
    sortBy: sort.startsWith('price') ? price_list_lines.price_paise : ofItem('lower(i.sku)'),
    descending: sort.endsWith('_desc'),
  };
  const { items: found, total, total_capped } = await readPage(actor, list, paging);
  return { items: found.map(lineOf), total, total_capped };
}

type Row = Validity & { line: typeof price_list_lines.$inferSelect; sku: string; name: string; unit: string };

const lineOf = ({ line, ...row }: Row): PriceListLine & Validity => ({
  ...{ ...row, id: line.id, version: line.version },
  price: toRupees(line.price_paise),
  price_per: line.price_per,
  price_breaks: inRupees(line.price_breaks),
});

/** Locks items by id, as orders do, before their prices change (decision 028). */
export const lockItems = (ids: SQL) => sql`select 1 from items where id in (${ids}) order by id for update`;

/** Adds a line or changes its price; triggers write it to the products that follow the list. */
export async function savePriceListLine(
  actor: Caller,
  { list_id, sku, version, price, price_per, price_breaks }: SavePriceListLine,
) {
  const item = sql<number>`(select id from items where lower(sku) = lower(${sku}))`;
  const values = { price_paise: toPaise(price), price_per, price_breaks: inPaise(price_breaks) };
  const hasDecimals = price_breaks.some(({ qty }) => !Number.isInteger(qty));
  const line = sql`list_id = ${list_id} and item_id = ${item}`;
  try {
    await asActor(actor, [
      rows(lockItems(item)),
      guard('list', sql`exists (select 1 from price_lists where id = ${list_id} for update)`),
      guard('item', sql`${item} is not null`),
      ...(hasDecimals ? [guard('decimals', sql`(select unit from items where id = ${item}) in ${[...MEASURES]}`)] : []),
      version === undefined
        ? guard('taken', sql`not exists (select 1 from price_list_lines where ${line})`)
        : guard('version', sql`exists (select 1 from price_list_lines where ${line} and version = ${version})`),
      version === undefined
        ? db.insert(price_list_lines).values({ list_id, item_id: item, ...values })
        : db
            .update(price_list_lines)
            .set({ ...values, version: sql`${price_list_lines.version} + 1`, updated_at: sql`now()` })
            .where(line),
    ]);
    return { message: version === undefined ? `${sku} added.` : 'Price saved.' };
  } catch (error) {
    throw refusalOf(error, sku);
  }
}

/** Removes a line; triggers make its price the contract price of the products that followed it. */
export async function removePriceListLine(actor: Caller, { id, version }: { id: number; version: number }) {
  try {
    await asActor(actor, [
      rows(lockItems(sql`select item_id from price_list_lines where id = ${id}`)),
      guard('line', sql`exists (select 1 from price_list_lines where id = ${id} for update)`),
      guard('version', sql`exists (select 1 from price_list_lines where id = ${id} and version = ${version})`),
      db.delete(price_list_lines).where(eq(price_list_lines.id, id)),
    ]);
    return { message: 'Item removed from the price list.' };
  } catch (error) {
    throw refusalOf(error, '');
  }
}

const LINE_CONFLICT = 'Another user has changed this price since you opened it. Check it and try again.';

function refusalOf(error: unknown, sku: string): unknown {
  if (!(error instanceof GuardFailed)) return error;
  switch (error.guard) {
    case 'list':
      return notFound('price list');
    case 'line':
      return new AppError('not_found', 'This item is no longer in the price list.');
    case 'item':
      return fieldError('invalid', 'sku', `No item has the SKU ${sku}. Check it, or add the product first.`);
    case 'decimals':
      return fieldError('invalid', 'price_breaks', `${sku} is counted. Enter whole quantities only.`);
    case 'taken':
      return fieldError('conflict', 'sku', `${sku} is in this price list already. Edit its price there.`);
    default:
      return new AppError('conflict', LINE_CONFLICT);
  }
}

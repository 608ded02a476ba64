import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListPrice } from '#contracts/catalog/admin.ts';
import type { SharedItem } from '#contracts/catalog/items.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { item_images, items, type PriceBreak, products } from '#db/schema/catalog.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { inRupees } from './pricing.ts';

type ListRow = Pick<ListPrice, 'list_name' | 'price_per' | 'valid_from' | 'valid_until'> & {
  list_id: string;
  price_paise: string;
  price_breaks: PriceBreak[];
};

/** What a company's price list has for an item; no row without a list or a line. */
export const listPriceQuery = (company_id: SQL, item_id: SQL) =>
  rows<ListRow>(sql`
    select g.id as list_id, g.name as list_name, g.valid_from::text, g.valid_until::text, l.price_paise, l.price_per, l.price_breaks
    from companies c join price_lists g on g.id = c.price_list_id join price_list_lines l on l.list_id = g.id
    where c.id = ${company_id} and l.item_id = ${item_id}`);

/** Its row in rupees. */
export function listPriceOf([row]: Awaited<ReturnType<typeof listPriceQuery>>['rows']): ListPrice | null {
  if (!row) return null;
  const { list_id, price_paise, price_breaks, ...list } = row;
  return {
    ...{ ...list, list_id: Number(list_id), price: toRupees(Number(price_paise)) },
    price_breaks: inRupees(price_breaks),
  };
}

type Found = { item: SharedItem | null; list_price: ListPrice | null };

/** The item with a SKU, ignoring case, with its pictures and the number of catalogues that have it. */
export async function getItem(
  actor: Caller,
  { sku, company_id }: { sku: string; company_id?: number },
): Promise<Found> {
  const hasSku = sql`lower(${items.sku}) = lower(${sku})`;
  const [, [found], images, listed] = await asActor(actor, [
    db
      .select({ item: items, companies: db.$count(products, eq(products.item_id, items.id)) })
      .from(items)
      .where(hasSku),
    db
      .select({ url: item_images.url, alt: item_images.alt, is_primary: item_images.is_primary })
      .from(item_images)
      .innerJoin(items, eq(items.id, item_images.item_id))
      .where(hasSku)
      .orderBy(asc(item_images.position), asc(item_images.id)),
    listPriceQuery(sql`${company_id ?? null}::bigint`, sql`(select id from items where ${hasSku})`),
  ]);
  if (!found) return { item: null, list_price: null };
  return {
    list_price: listPriceOf(listed.rows),
    item: {
      ...found.item,
      gst_rate: toPercent(found.item.gst_rate_bp),
      cost: toRupees(found.item.cost_paise),
      images: images.map(({ is_primary, ...image }) => ({ ...image, is_primary: is_primary ? 1 : 0 })),
      companies: found.companies,
    },
  };
}

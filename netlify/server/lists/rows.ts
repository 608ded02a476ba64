import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ListLine, ListSummary } from '#contracts/lists/lists.ts';
import { catalog } from '#db/catalog-view.ts';
import { users } from '#db/schema/companies.ts';
import { requisition_list_lines as lines, requisition_lists as lists } from '#db/schema/lists.ts';
import { primaryImage } from '../catalog/get.ts';
import { forSale, inRupees } from '../catalog/pricing.ts';
import { db, type Me, myCompany } from '../platform/database.ts';

const isMine = sql`${lists.user_id} = app_user()`;

/** Query of lists that the caller sees, without lines. */
export const visibleLists = (where?: SQL) =>
  db
    .select({
      list: lists,
      owner: users.name,
      mine: sql<boolean>`${isMine}`,
      lines: sql<number>`(select count(*)::int from requisition_list_lines l where l.list_id = ${lists.id})`,
      reads: sql<boolean>`exists (select from requisition_list_readers r where r.list_id = ${lists.id} and r.user_id = app_user())`,
    })
    .from(lists)
    .innerJoin(users, eq(users.id, lists.user_id))
    .where(and(eq(lists.company_id, myCompany), or(isMine, lists.shared), where));

export type ListRow = Awaited<ReturnType<typeof visibleLists>>[number];

/** True for the owner, and for company admins if the list is shared. */
export const mayEdit = ({ company_role }: Me, { list, mine }: ListRow): boolean =>
  mine || (list.shared && company_role === 'company admin');

/** A list for the wire. */
export function summaryOf(me: Me, row: ListRow): ListSummary {
  const { id, name, note, shared, updated_at, remind_every, remind_unit, remind_from, paused, next_on } = row.list;
  return {
    ...{ id, name, note, shared, mine: row.mine, owner: row.owner, lines: row.lines },
    may_edit: mayEdit(me, row),
    reminder:
      remind_every && remind_unit && remind_from && next_on
        ? { every: remind_every, unit: remind_unit, from: remind_from, paused, next_on }
        : null,
    reminds_me: row.mine || row.reads,
    updated_at: updated_at.toISOString(),
  };
}

/** Query of a list's lines with their products, in their order. */
export const listedProducts = (id: number) =>
  db
    .select({
      line: lines,
      product: {
        ...{ sku: catalog.sku, name: catalog.name, brand: catalog.brand, unit: catalog.unit, pack: catalog.pack },
        ...{ price_paise: catalog.price_paise, price_per: catalog.price_per, price_breaks: catalog.price_breaks },
        ...{ gst_rate_bp: catalog.gst_rate_bp, is_price_expired: catalog.is_price_expired, stock: catalog.stock },
        ...{
          can_backorder: catalog.can_backorder,
          min_qty: catalog.min_qty,
          qty_multiple: catalog.qty_multiple,
          active: catalog.active,
        },
      },
      image: primaryImage,
    })
    .from(lines)
    // A product that was moved to another company is no longer in this one's catalogue.
    .leftJoin(catalog, and(eq(catalog.id, lines.product_id), eq(catalog.company_id, myCompany)))
    .where(eq(lines.list_id, id))
    .orderBy(lines.position, lines.product_id);

/** A line for the wire. */
export function lineOf({ line, product, image }: Awaited<ReturnType<typeof listedProducts>>[number]): ListLine {
  const { product_id, qty, sku, name, unit } = line;
  if (!product) {
    return {
      ...{ product_id, qty, sku, name, unit, gone: 'not in catalogue', brand: null, pack: null, image: null },
      ...{
        price: 0,
        price_per: 1,
        price_breaks: [],
        to_quote: null,
        stock: 0,
        can_backorder: false,
        min_qty: 1,
        qty_multiple: 1,
      },
    };
  }
  const { active, price_breaks, ...sold } = forSale(product);
  return {
    product_id,
    qty,
    ...sold,
    image,
    price_breaks: inRupees(price_breaks),
    gone: active ? null : 'discontinued',
  };
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { MAX_ORDER_LINES, MAX_QTY } from '#contracts/limits.ts';
import type { addToListEndpoint, saveListLinesEndpoint } from '#contracts/lists/lists.ts';
import type { OrderItem } from '#contracts/orders/portal.ts';
import { catalog } from '#db/catalog-view.ts';
import { requisition_list_lines as listed } from '#db/schema/lists.ts';
import { asActor, db, guard, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { readEditable } from './editable.ts';

type KnownProduct = Pick<typeof catalog.$inferSelect, 'id' | 'unit'>;

const FULL = `A list can have at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} items.`;

/** One line for each product, in the order of the first. */
export function mergeLines(lines: OrderItem[]): OrderItem[] {
  const merged = new Map<number, number>();
  for (const { product_id, qty } of lines) {
    merged.set(product_id, Math.min(sumQty(merged.get(product_id) ?? 0, qty), MAX_QTY));
  }
  return [...merged].map(([product_id, qty]) => ({ product_id, qty }));
}

const idsOf = (lines: OrderItem[]) => sql.param(lines.map(({ product_id }) => product_id));

/** Query of the lines' products in the company's catalogue, with the units that decide about decimals. */
export const knownProducts = (lines: OrderItem[]) =>
  db
    .select({ id: catalog.id, unit: catalog.unit })
    .from(catalog)
    .where(and(eq(catalog.company_id, myCompany), sql`${catalog.id} = any(${idsOf(lines)}::bigint[])`));

/** The lines whose product is known, and the number of the others. 400 for decimals of what is counted. */
export function requireUnits(lines: OrderItem[], known: KnownProduct[]) {
  const units = new Map(known.map(({ id, unit }) => [id, unit]));
  for (const { product_id, qty } of lines) {
    const fault = decimalsFault(qty, units.get(product_id) ?? '');
    if (fault) throw new AppError('invalid', fault);
  }
  const found = lines.filter(({ product_id }) => units.has(product_id));
  return { found, missing: lines.length - found.length };
}

/** `1 item`, `1,200 items` */
export const countItems = (items: number) => (items === 1 ? '1 item' : `${items.toLocaleString('en-IN')} items`);

/** What was left out, as a sentence after another; blank if nothing was. */
export const leftOut = (missing: number): string =>
  missing === 0
    ? ''
    : ` ${countItems(missing)} ${missing === 1 ? 'is not in your catalogue and was' : 'are not in your catalogue and were'} left out.`;

/** Adds products to a list; the quantity of one that it has increases. */
export async function addToList(actor: Caller, { id, lines }: z.output<typeof addToListEndpoint.body>) {
  const merged = mergeLines(lines);
  const [, { list }, known] = await readEditable(actor, id, knownProducts(merged));
  const { found, missing } = requireUnits(merged, known);
  if (found.length === 0) throw notFound('product');
  await orConflict(
    asActor(actor, [
      touch(id),
      setQuantities(id, found, sql`least(l.qty + x.qty, ${MAX_QTY})`),
      addProducts(sql`${id}`, found),
      guardSize(id),
    ]),
    FULL,
  );
  return { message: `${countItems(found.length)} added to ${list.name}.${leftOut(missing)}` };
}

/** Sets quantities, removes lines and moves them. 404 for a new product that is not in the company's catalogue. */
export async function saveLines(actor: Caller, body: z.output<typeof saveListLinesEndpoint.body>) {
  const { id, before } = body;
  const kept = mergeLines(body.lines.filter(({ qty }) => qty > 0));
  const removed = body.lines.flatMap(({ product_id, qty }) => (qty === 0 ? [product_id] : []));
  const [, , known, there] = await readEditable(
    actor,
    id,
    knownProducts(kept),
    db.select({ id: listed.product_id, unit: listed.unit }).from(listed).where(eq(listed.list_id, id)),
  );
  // A product that has left the catalogue keeps its line.
  const { missing } = requireUnits(kept, [...there, ...known]);
  if (missing > 0) throw notFound('product');
  await orConflict(
    asActor(actor, [
      touch(id),
      db.delete(listed).where(and(eq(listed.list_id, id), inArray(listed.product_id, removed))),
      setQuantities(id, kept, sql`x.qty`),
      addProducts(sql`${id}`, kept),
      ...(before === undefined ? [] : [moveLines(id, kept, before)]),
      guardSize(id),
    ]),
    FULL,
  );
  return { message: 'Saved.' };
}

/** Locks the list, so that two changes of its lines run one after the other. */
const touch = (id: number) => rows(sql`update requisition_lists set updated_at = now() where id = ${id}`);

const guardSize = (id: number) =>
  guard('size', sql`(select count(*) from requisition_list_lines where list_id = ${id}) <= ${MAX_ORDER_LINES}`);

/** One JSON parameter, whatever the number of lines. */
const asRows = (lines: OrderItem[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(lines.map((line, n) => ({ ...line, n })))}::jsonb) as x (product_id bigint, qty numeric, n int)`;

const setQuantities = (id: number, lines: OrderItem[], qty: SQL) =>
  rows(sql`update requisition_list_lines l set qty = ${qty} from ${asRows(lines)}
    where l.list_id = ${id} and l.product_id = x.product_id`);

/** Adds the products that the list does not have yet, at its end. */
export const addProducts = (list: SQL, lines: OrderItem[]) =>
  rows(sql`insert into requisition_list_lines (list_id, product_id, company_id, position, qty, sku, name, unit)
    select ${list}, c.id, app_company(),
      x.n + (select coalesce(max(position) + 1, 0) from requisition_list_lines where list_id = ${list}), x.qty, c.sku, c.name, c.unit
    from ${asRows(lines)} join catalog c on c.id = x.product_id and c.company_id = app_company()
    on conflict do nothing`);

/** Puts the lines in front of another one, or at the end, and numbers all lines again. */
const moveLines = (id: number, lines: OrderItem[], before: number | null) =>
  rows(sql`update requisition_list_lines l set position = ordered.n from (
      select product_id, row_number() over (order by
        case when product_id = any(${idsOf(lines)}::bigint[]) then coalesce(
            (select position - 0.5 from requisition_list_lines where list_id = ${id} and product_id = ${before}::bigint), 'infinity')
          else position end,
        array_position(${idsOf(lines)}::bigint[], product_id), product_id) as n
      from requisition_list_lines where list_id = ${id}) ordered
    where l.list_id = ${id} and l.product_id = ordered.product_id and l.position <> ordered.n`);

import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { toPaise } from '#contracts/fields/money.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { canMove } from '#contracts/life-cycle.ts';
import {
  type BuyShort,
  type movePurchaseOrderEndpoint,
  PURCHASE_ORDER_CHANGED,
  PURCHASE_ORDER_SERIES,
  type SavePurchaseOrder,
} from '#contracts/stores/purchase-orders.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { items } from '#db/schema/catalog.ts';
import { purchase_order_lines, purchase_orders, vendors } from '#db/schema/stores.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { orderQueries } from './purchase-orders.ts';
import { lastBought } from './short-list.ts';

type VendorRow = typeof vendors.$inferSelect;
type Item = Pick<typeof items.$inferSelect, 'id' | 'sku' | 'name' | 'unit'>;

interface NewLine {
  item_id: number;
  qty: number;
  cost_paise: number;
  cost_per: number;
  due_on: string | null;
  note: string | null;
}

const itemsWith = (ids: number[]) =>
  db
    .select({ id: items.id, sku: items.sku, name: items.name, unit: items.unit })
    .from(items)
    .where(inArray(items.id, ids));

/** Makes a draft, or saves one. The contract lists the refusals. */
export async function savePurchaseOrder(actor: Caller, { id, version, ...body }: SavePurchaseOrder) {
  const [, [vendor], [found], known] = await asActor(actor, [
    db.select().from(vendors).where(eq(vendors.id, body.vendor_id)),
    db
      .select()
      .from(purchase_orders)
      .where(eq(purchase_orders.id, id ?? 0)),
    itemsWith(body.lines.map(({ item_id }) => item_id)),
  ]);
  if (id !== undefined && !found) throw notFound('purchase order');
  if (!vendor || (!vendor.active && vendor.id !== found?.vendor_id)) {
    throw fieldError('invalid', 'vendor_id', 'Choose an active vendor.');
  }
  const lines = body.lines.map(({ cost, ...line }) => ({ ...line, cost_paise: toPaise(cost) }));
  const written = linesToWrite(lines, known);
  if (id === undefined) {
    const made = await asActor(actor, draftOf(actor, vendor, body, written));
    const [order] = made[1] as { id: number; number: string }[];
    return { message: `${order!.number} saved as a draft.`, id: order!.id };
  }
  if (!PURCHASE_ORDER_STATES[found!.status].isDraft) {
    throw new AppError('conflict', `${found!.number} is ${found!.status}. It can no longer be changed.`);
  }
  await orConflict(
    asActor(actor, [
      guard(
        'draft',
        sql`exists (select 1 from purchase_orders where id = ${id} and status = 'draft'
          and version = ${version ?? found!.version} for update)`,
      ),
      db
        .update(purchase_orders)
        .set({ ...copyOf(vendor), due_on: body.due_on, note: body.note, version: sql`version + 1` })
        .where(eq(purchase_orders.id, id)),
      db.delete(purchase_order_lines).where(eq(purchase_order_lines.purchase_order_id, id)),
      db.insert(purchase_order_lines).values(written.map((line) => ({ ...line, purchase_order_id: id }))),
    ]),
    PURCHASE_ORDER_CHANGED,
  );
  return { message: `${found!.number} saved.`, id };
}

/** Checks each line against its item, and copies the SKU, name and unit for printing. */
function linesToWrite(lines: NewLine[], known: Item[]) {
  return lines.map((line, index) => {
    const item = known.find(({ id }) => id === line.item_id);
    const refuse = (field: string, message: string) => fieldError('invalid', `lines.${index}.${field}`, message);
    if (!item) throw refuse('item_id', 'This item no longer exists. Remove the line.');
    const decimals = decimalsFault(line.qty, item.unit);
    if (decimals) throw refuse('qty', decimals);
    return { ...line, line_no: index + 1, sku: item.sku, name: item.name, unit: item.unit };
  });
}

/** The vendor's details as they are printed. */
const copyOf = ({ id, name, address, state, gstin, payment_days }: VendorRow) => ({
  ...{ vendor_id: id, vendor_name: name, vendor_address: address, vendor_state: state, vendor_gstin: gstin },
  payment_days,
});

/** The order just inserted in the same batch. */
const NEW_ORDER = sql<number>`currval('purchase_orders_id_seq')`;

type Draft = { due_on: string | SQL | null; note: string | null };

/** Statements that add a draft with its lines; the first returns its id and number. */
const draftOf = (actor: Caller, vendor: VendorRow, { due_on, note }: Draft, lines: ReturnType<typeof linesToWrite>) =>
  [
    db
      .insert(purchase_orders)
      .values({
        ...copyOf(vendor),
        number: sql`next_invoice_number(${PURCHASE_ORDER_SERIES}, ${todayInIndia})`,
        date: sql`${todayInIndia}`,
        due_on,
        note,
        created_by: actor.uid,
      })
      .returning({ id: purchase_orders.id, number: purchase_orders.number }),
    db.insert(purchase_order_lines).values(lines.map((line) => ({ ...line, purchase_order_id: NEW_ORDER }))),
  ] as const;

/** Drafts of purchase orders for what is short, one for each vendor. The contract lists the refusals. */
export async function buyShort(actor: Caller, { lines, vendor_id = null }: z.output<typeof BuyShort>) {
  const ids = lines.map(({ item_id }) => item_id);
  const [, known, last, [chosen]] = await asActor(actor, [
    itemsWith(ids),
    rows<{ item_id: string; vendor: VendorRow | null; cost_paise: number | null; cost_per: number }>(sql`
      select i.id as item_id, coalesce(last.cost_paise, i.cost_paise)::float8 as cost_paise, coalesce(last.cost_per, i.cost_per) as cost_per,
        (select to_jsonb(v) from vendors v where v.id = last.vendor_id and v.active) as vendor
      from items i left join lateral ${lastBought(sql`i.id`)} as last on true where i.id = any(${sql.param(ids)}::bigint[])`),
    db
      .select()
      .from(vendors)
      .where(eq(vendors.id, vendor_id ?? 0)),
  ]);
  const bought = lines.map((line) => {
    const of = last.rows.find(({ item_id }) => Number(item_id) === line.item_id);
    const vendor = of?.vendor ?? (chosen?.active ? chosen : undefined);
    if (!vendor) {
      const sku = known.find(({ id }) => id === line.item_id)?.sku ?? 'An item';
      throw fieldError('invalid', 'vendor_id', `${sku} has no earlier purchase order. Choose a vendor.`);
    }
    const cost = { cost_paise: of?.cost_paise ?? 0, cost_per: of?.cost_per ?? 1 };
    return { vendor, line: { ...line, ...cost, due_on: null, note: null } };
  });
  const byVendor = Map.groupBy(bought, ({ vendor }) => vendor.id);
  const batches = [...byVendor.values()].map((group) => {
    const { vendor } = group[0]!;
    const due_on = vendor.lead_days === null ? null : sql`${todayInIndia} + ${vendor.lead_days}::int`;
    const written = linesToWrite(
      group.map(({ line }) => line),
      known,
    );
    return draftOf(actor, vendor, { due_on, note: null }, written);
  });
  const [, ...answers] = await asActor(actor, batches.flat());
  const made = answers.filter((_, at) => at % 2 === 0).flat() as { id: number; number: string }[];
  const numbers = made.map(({ number }) => number).join(', ');
  return { message: `${numbers} saved as ${made.length === 1 ? 'a draft' : 'drafts'}.`, ids: made.map(({ id }) => id) };
}

type Move = z.output<typeof movePurchaseOrderEndpoint.body>;

const DONE = { sent: 'marked as sent', cancelled: 'cancelled', received: 'closed' } as const;

/** Sends, cancels or closes a purchase order. The contract lists the refusals. */
export async function movePurchaseOrder(actor: Caller, { id, version, to }: Move) {
  const [, [found], lines] = await asActor(actor, orderQueries(id));
  if (!found) throw notFound('purchase order');
  const { number, status } = found.order;
  if (!canMove(PURCHASE_ORDER_STATES, 'staff', status, to)) {
    throw new AppError('conflict', `${number} is ${status} and cannot be ${DONE[to]}.`);
  }
  const free = to === 'sent' && lines.find(({ line }) => line.cost_paise === 0)?.line;
  if (free) throw new AppError('conflict', `Enter the cost of ${free.sku} before ${number} is sent.`);
  await orConflict(
    asActor(actor, [
      rows(sql`
        with moved as (
          update purchase_orders set status = ${to}, version = version + 1,
            sent_at = case when ${to} = 'sent' then now() else sent_at end
          where id = ${id} and status = ${status} and version = ${version} returning 1)
        select must(count(*) = 1, 'version') from moved`),
    ]),
    PURCHASE_ORDER_CHANGED,
  );
  return { message: `${number} ${DONE[to]}.` };
}

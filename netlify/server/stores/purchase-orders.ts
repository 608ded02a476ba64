import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { goodsValue, toRupees } from '#contracts/fields/money.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { PurchaseOrder, PurchaseOrderRow, PurchaseOrderStatus } from '#contracts/stores/purchase-orders.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { users } from '#db/schema/companies.ts';
import { goods_receipts, purchase_order_lines, purchase_orders } from '#db/schema/stores.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { demand } from './demand.ts';

const EXPECTED = statusesWith(PURCHASE_ORDER_STATES, 'isExpected');

interface ListQuery extends Paging {
  q: string | null;
  status?: 'open' | PurchaseOrderStatus | undefined;
  vendor_id?: number | undefined;
  sort?: string | undefined;
}

const ofLines = <T>(value: SQL) =>
  sql<T>`(select ${value} from purchase_order_lines l where l.purchase_order_id = ${purchase_orders.id})`;

/** The earliest day of a line that has not come in full. */
const dueOn = ofLines<string | null>(
  sql`min(coalesce(l.due_on, ${purchase_orders.due_on})) filter (where l.received_qty < l.qty)`,
);

/** A page of purchase orders, the newest first by default. */
export async function listPurchaseOrders(actor: Caller, { q, status, vendor_id, sort, ...paging }: ListQuery) {
  const list = {
    query: db
      .select({
        id: purchase_orders.id,
        number: purchase_orders.number,
        status: purchase_orders.status,
        vendor_id: purchase_orders.vendor_id,
        vendor: purchase_orders.vendor_name,
        date: purchase_orders.date,
        due_on: sql<string | null>`${dueOn}::text`,
        is_late: sql<boolean>`coalesce(${purchase_orders.status} in ${EXPECTED} and ${dueOn} < ${todayInIndia}, false)`,
        lines: ofLines<number>(sql`count(*)::int`),
        value_paise: ofLines<number>(sql`coalesce(sum(round(l.qty * l.cost_paise * (1.0 / l.cost_per))), 0)::float8`),
      })
      .from(purchase_orders)
      .$dynamic(),
    table: purchase_orders,
    search: matches(purchase_orders.search_text, q),
    where: and(
      status === 'open' ? inArray(purchase_orders.status, EXPECTED) : filterBy(purchase_orders.status, status),
      filterBy(purchase_orders.vendor_id, vendor_id),
    ),
    sortBy: purchase_orders.date,
    descending: sort !== 'date_asc',
  };
  const { items, total, total_capped } = await readPage(actor, list, paging);
  return {
    items: items.map(({ value_paise, ...row }): PurchaseOrderRow => ({ ...row, value: toRupees(value_paise) })),
    total,
    total_capped,
  };
}

/** Queries of a purchase order, its lines and its receipts. */
export const orderQueries = (id: number) =>
  [
    db
      .select({ order: purchase_orders, by: users.name })
      .from(purchase_orders)
      .innerJoin(users, eq(users.id, purchase_orders.created_by))
      .where(eq(purchase_orders.id, id)),
    db
      .select({
        line: purchase_order_lines,
        short: sql<number>`coalesce((select sum(short) from ${demand} where demand.item_id = purchase_order_lines.item_id), 0)::float8`,
      })
      .from(purchase_order_lines)
      .where(eq(purchase_order_lines.purchase_order_id, id))
      .orderBy(purchase_order_lines.line_no),
  ] as const;

/** One purchase order. 404 for an unknown id. */
export async function getPurchaseOrder(actor: Caller, id: number): Promise<{ order: PurchaseOrder }> {
  const receivedLines = sql<{ line_no: number; qty: number }[]>`(
    select coalesce(json_agg(json_build_object('line_no', l.line_no, 'qty', l.qty) order by l.line_no), '[]')
    from goods_receipt_lines l where l.receipt_id = ${goods_receipts.id})`;
  const [, [found], lines, receipts] = await asActor(actor, [
    ...orderQueries(id),
    db
      .select({ receipt: goods_receipts, by: users.name, lines: receivedLines })
      .from(goods_receipts)
      .innerJoin(users, eq(users.id, goods_receipts.created_by))
      .where(eq(goods_receipts.purchase_order_id, id))
      .orderBy(desc(goods_receipts.id)),
  ]);
  if (!found) throw notFound('purchase order');
  const { order, by } = found;
  return {
    order: {
      ...order,
      vendor: {
        ...{ id: order.vendor_id, name: order.vendor_name, address: order.vendor_address },
        ...{ state: order.vendor_state, gstin: order.vendor_gstin },
      },
      sent_at: order.sent_at?.toISOString() ?? null,
      created_by: by,
      value: toRupees(valueOf(lines.map(({ line }) => line))),
      lines: lines.map(({ line: { cost_paise, ...line }, short }) => ({ ...line, cost: toRupees(cost_paise), short })),
      receipts: receipts.map(({ receipt, ...rest }) => ({ ...receipt, at: receipt.created_at.toISOString(), ...rest })),
    },
  };
}

/** The value of the goods before tax, paise. */
export const valueOf = (lines: Pick<typeof purchase_order_lines.$inferSelect, 'qty' | 'cost_paise' | 'cost_per'>[]) =>
  lines.reduce((sum, { qty, cost_paise, cost_per }) => sum + goodsValue(qty, cost_paise, cost_per), 0);

import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/companies.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { asActor, db } from '../platform/database.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { ofCompany } from './list.ts';

/** More than an order has lines: numbers lines across orders. */
const LINES = 100_000;
const lineId = sql<number>`(${orders.id} * ${sql.raw(`${LINES}`)} + ${order_lines.line_no})`.mapWith(Number);

type Query = {
  q: string | null;
  status?: OrderStatus | undefined;
  cost_centre_id?: number | undefined;
  messages?: 'new' | undefined;
  after?: number | undefined;
  page: number;
  size: number;
};

/** Lines of the company's orders, the newest order first, after the line with this number. */
async function listLines(actor: Caller, { after, size, ...filters }: Query) {
  const { id, created_at, po_number, status, ship_label, cost_centre } = orders;
  const { line_no, sku, name, hsn, qty, unit, price_paise, price_per, gst_rate_bp, taxable_paise, total_paise } =
    order_lines;
  const [, items] = await asActor(actor, [
    db
      .select({
        id: lineId,
        order: { id, created_at, po_number, status, ship_label, cost_centre, buyer: users.name },
        line: { line_no, sku, name, hsn, qty, unit, price_paise, price_per, gst_rate_bp, taxable_paise, total_paise },
      })
      .from(orders)
      .innerJoin(order_lines, eq(order_lines.order_id, id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(and(ofCompany(filters), after ? and(lte(id, Math.floor(after / LINES)), isAfter(after)) : undefined))
      .orderBy(desc(id), asc(line_no))
      .limit(size),
  ]);
  return { items };
}

/** Further lines of the order of that line, and all of older orders. */
const isAfter = (after: number) =>
  sql`(${orders.id} < ${Math.floor(after / LINES)} or ${order_lines.line_no} > ${after % LINES})`;

type Row = Awaited<ReturnType<typeof listLines>>['items'][number];

export const exportOrderLines = exportOf('order-lines', listLines, [
  ['Order', ({ order }: Row) => order.id],
  ['Placed', ({ order }) => formatSheetTime(order.created_at.toISOString())],
  ['PO number', ({ order }) => order.po_number],
  ['Status', ({ order }) => order.status],
  ['Ordered by', ({ order }) => order.buyer],
  ['Plant', ({ order }) => order.ship_label],
  ['Cost centre', ({ order }) => order.cost_centre],
  ['Line', ({ line }) => line.line_no],
  ['SKU', ({ line }) => line.sku],
  ['Item', ({ line }) => line.name],
  ['HSN', ({ line }) => line.hsn],
  ['Quantity', ({ line }) => line.qty],
  ['Unit', ({ line }) => line.unit],
  ['Price, ₹', ({ line }) => toRupees(line.price_paise)],
  ['Price is for', ({ line }) => line.price_per],
  ['GST, %', ({ line }) => (line.gst_rate_bp === null ? null : toPercent(line.gst_rate_bp))],
  ['Taxable value, ₹', ({ line }) => toRupees(line.taxable_paise)],
  ['Total, ₹', ({ line }) => toRupees(line.total_paise)],
]);

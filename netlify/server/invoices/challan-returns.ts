import { eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { returnChallanEndpoint } from '#contracts/invoices/challans.ts';
import { challan_returns, type delivery_challan_lines, delivery_challans } from '#db/schema/delivery-challans.ts';
import { shipments } from '#db/schema/shipments.ts';
import { lockOrder } from '../orders/lock.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { nextPart, NOTHING } from './apportion.ts';

/** A line of a challan with the quantity that did not come back. */
export type ChallanLine = typeof delivery_challan_lines.$inferSelect & { out_qty: number };

const cameBack = (line: string) => sql`coalesce((select sum(back.qty) from challan_returns back
  where back.challan_id = ${sql.raw(line)}.challan_id and back.line_no = ${sql.raw(line)}.line_no), 0)`;

/** The lines of a challan as JSON. */
export const linesOut = (challan_id: SQL | number): SQL => sql`(
  select json_agg(to_jsonb(l) || jsonb_build_object('out_qty', l.qty - ${cameBack('l')}) order by l.line_no)
  from delivery_challan_lines l where l.challan_id = ${challan_id})`;

/** The value of what is out of a line, with the tax that the challan has: the whole line before anything came back. Paise. */
export const valueOut = (line: ChallanLine): number =>
  line.out_qty > 0 ? nextPart(line, NOTHING, line.out_qty).total_paise : 0;

type Return = z.output<typeof returnChallanEndpoint.body>;

/** Records goods that came back on a day. 400 for an impossible day or quantity, 409 if nothing is out or that has changed. */
export async function returnChallan(actor: Caller, { id, returned_on, lines: parts }: Return) {
  const found = await readChallan(actor, id);
  const { challan, lines } = found;
  assertOut(found);
  if (returned_on < challan.date)
    throw fieldError('invalid', 'returned_on', 'This is before the challan. Check the date.');
  if (returned_on > found.today)
    throw fieldError('invalid', 'returned_on', 'This is in the future. Enter the day they came back.');
  parts.forEach((part, at) => assertPart(part, at, parts, lines));
  const isAll = lines.every(({ line_no, out_qty }) => {
    const back = parts.find((part) => part.line_no === line_no)?.qty ?? 0;
    return sumQty(out_qty, -back) === 0;
  });
  const { company_id } = challan;
  const saved = asActor(actor, [
    lockOrder(challan.order_id),
    guard(
      'challan',
      sql`exists (select 1 from delivery_challans c join shipments s on s.id = c.shipment_id
        where c.id = ${id} and c.returned_on is null and not s.invoiced)`,
    ),
    guard(
      'out',
      sql`${sql.join(
        parts.map((part) => isStillOut(id, part)),
        sql` and `,
      )}`,
    ),
    db.insert(challan_returns).values(
      parts.map(({ line_no, qty }) => ({
        challan_id: id,
        company_id,
        line_no,
        qty,
        returned_on,
        created_by: actor.uid,
      })),
    ),
    ...(isAll ? [rows(sql`update delivery_challans set returned_on = ${returned_on}::date where id = ${id}`)] : []),
  ]);
  await orConflict(saved, ORDER_CHANGED);
  return {
    message: isAll
      ? `Goods of ${challan.number} returned.`
      : `Return to ${challan.number} recorded. The rest is still out.`,
  };
}

async function readChallan(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [
    db
      .select({
        challan: delivery_challans,
        shipment: shipments,
        today: sql<string>`${todayInIndia}::text`,
        lines: sql<ChallanLine[]>`${linesOut(id)}`,
      })
      .from(delivery_challans)
      .leftJoin(shipments, eq(shipments.id, delivery_challans.shipment_id))
      .where(eq(delivery_challans.id, id)),
  ]);
  if (!found) throw notFound('delivery challan');
  return found;
}

function assertOut({ challan, shipment }: Awaited<ReturnType<typeof readChallan>>): void {
  const refuse = (message: string) => new AppError('conflict', message);
  if (challan.cancelled_at) throw refuse(`${challan.number} is cancelled.`);
  if (challan.returned_on)
    throw refuse(`The goods of ${challan.number} came back on ${formatDay(challan.returned_on)}.`);
  if (!shipment?.dispatched_at)
    throw refuse(`The goods of ${challan.number} have not left. Cancel the challan instead.`);
  if (shipment.invoiced) throw refuse(`${shipment.code} is invoiced. Take the goods back as a return of the order.`);
}

function assertPart(part: Return['lines'][number], at: number, parts: Return['lines'], lines: ChallanLine[]): void {
  const refuse = (message: string) => fieldError('invalid', `lines.${at}.qty`, message);
  const line = lines.find(({ line_no }) => line_no === part.line_no);
  if (!line) throw refuse(`The challan has no goods in line ${part.line_no}.`);
  if (parts.findIndex(({ line_no }) => line_no === part.line_no) < at) throw refuse('Enter each line once.');
  const decimals = decimalsFault(part.qty, line.unit);
  if (decimals) throw refuse(decimals);
  if (part.out_qty !== line.out_qty) throw new AppError('conflict', ORDER_CHANGED);
  if (part.qty > line.out_qty) throw refuse(`Only ${formatQuantity(line.out_qty, line.unit)} is still out.`);
}

const isStillOut = (id: number, { line_no, out_qty }: Return['lines'][number]) => sql`exists (
  select 1 from delivery_challan_lines l where l.challan_id = ${id} and l.line_no = ${line_no}
    and l.qty - ${cameBack('l')} = ${out_qty}::numeric)`;

/** What came back of a line of an order under its challans, before it was invoiced; `order_lines` is in the query. */
export const returnedUnderChallan = (shipment_id?: number): SQL<number> => sql<number>`coalesce((
  select sum(back.qty) from challan_returns back
    join delivery_challan_lines l on l.challan_id = back.challan_id and l.line_no = back.line_no
    join delivery_challans c on c.id = back.challan_id
  where c.order_id = order_lines.order_id and l.order_line_no = order_lines.line_no and c.cancelled_at is null
    ${shipment_id === undefined ? sql`` : sql`and c.shipment_id = ${shipment_id}`}), 0)`;

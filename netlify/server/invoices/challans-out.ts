import { eq, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import {
  challanLimit,
  type ChallanReason,
  LIMIT_MONTHS,
  LIMIT_NOTICE_DAYS,
} from '#contracts/invoices/challan-reasons.ts';
import type { ChallanOut } from '#contracts/invoices/challans.ts';
import { delivery_challans } from '#db/schema/delivery-challans.ts';
import { shipments } from '#db/schema/shipments.ts';
import { challanReason } from '../orders/shipment-documents.ts';
import { asActor, db, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

/** Goods that left under a challan and have to be invoiced or returned within a time (CGST Act s. 31(7), s. 143). */

const REMOVED = sql`(s.dispatched_at at time zone 'Asia/Kolkata')::date`;

/** The last day, the same as `challanLimit`; null for a reason without one. */
const LIMIT = sql`(${REMOVED} + case ${sql.join(
  LIMIT_MONTHS.map(([reason, months]) => sql`when c.reason = ${reason} then make_interval(months => ${months}::int)`),
  sql` `,
)} end)::date`;

/** Challans whose goods are still out. */
const out = sql`delivery_challans c join shipments s on s.id = c.shipment_id
  where c.cancelled_at is null and c.returned_on is null and c.reason <> 'other supply' and ${LIMIT} is not null
    and not s.invoiced`;

/** The number of those whose limit is near or over, for the dashboard. */
export const challansDue: SQL = sql`(select count(*) from ${out} and ${LIMIT} <= ${todayInIndia} + ${LIMIT_NOTICE_DAYS}::int)`;

interface Row {
  id: number;
  number: string;
  reason: ChallanReason;
  reason_note: string | null;
  company: string;
  order_id: number;
  code: string;
  removed_on: string;
  limit_on: string;
  days_left: number;
  amount_paise: number;
  total: number;
}

/** A page of the goods that are out, the nearest limit first. */
export async function listChallansOut(actor: Caller, { page, size }: { page: number; size: number }) {
  const [, { rows: found }] = await asActor(actor, [
    rows<Row>(sql`
      select c.id::float8, c.number, c.reason, c.reason_note, c.order_id::float8, s.code, c.amount_paise::float8,
        (select name from companies where id = c.company_id) as company, ${REMOVED}::text as removed_on,
        ${LIMIT}::text as limit_on, ${LIMIT} - ${todayInIndia} as days_left, (count(*) over ())::int as total
      from ${out} order by ${LIMIT}, c.id limit ${size} offset ${(page - 1) * size}`),
  ]);
  return { items: found.map(challanOut), total: found[0]?.total ?? 0 };
}

function challanOut({ reason, reason_note, amount_paise, total: _, ...row }: Row): ChallanOut {
  return {
    ...row,
    reason: challanReason({ reason, reason_note }),
    limit_label: challanLimit(reason, row.removed_on)!.label,
    amount: toRupees(amount_paise),
  };
}

/** Records the day on which the goods came back. 400 for an impossible day, 409 if nothing is out. */
export async function returnChallan(actor: Caller, { id, returned_on }: { id: number; returned_on: string }) {
  const [, [found]] = await asActor(actor, [
    db
      .select({ challan: delivery_challans, shipment: shipments, today: sql<string>`${todayInIndia}::text` })
      .from(delivery_challans)
      .leftJoin(shipments, eq(shipments.id, delivery_challans.shipment_id))
      .where(eq(delivery_challans.id, id)),
  ]);
  if (!found) throw notFound('delivery challan');
  const { challan, shipment, today } = found;
  const refuse = (message: string) => new AppError('conflict', message);
  if (challan.cancelled_at) throw refuse(`${challan.number} is cancelled.`);
  if (challan.returned_on)
    throw refuse(`The goods of ${challan.number} came back on ${formatDay(challan.returned_on)}.`);
  if (!shipment?.dispatched_at)
    throw refuse(`The goods of ${challan.number} have not left. Cancel the challan instead.`);
  if (shipment.invoiced) throw refuse(`${shipment.code} is invoiced. Take the goods back as a return of the order.`);
  if (returned_on < challan.date)
    throw fieldError('invalid', 'returned_on', 'This is before the challan. Check the date.');
  if (returned_on > today)
    throw fieldError('invalid', 'returned_on', 'This is in the future. Enter the day they came back.');
  const saved = asActor(actor, [
    rows(sql`
      with returned as (
        update delivery_challans c set returned_on = ${returned_on}::date
        from shipments s where c.id = ${id} and c.returned_on is null and s.id = c.shipment_id and not s.invoiced returning 1)
      select must(count(*) = 1, 'challan') from returned`),
  ]);
  await orConflict(saved, ORDER_CHANGED);
  return { message: `Goods of ${challan.number} returned.` };
}

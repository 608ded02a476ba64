import { type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import {
  challanLimit,
  type ChallanReason,
  LIMIT_MONTHS,
  LIMIT_NOTICE_DAYS,
} from '#contracts/invoices/challan-reasons.ts';
import type { ChallanOut } from '#contracts/invoices/challans.ts';
import { challanReason } from '../orders/shipment-documents.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { type ChallanLine, linesOut, valueOut } from './challan-returns.ts';

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

const IS_NEAR = sql`${LIMIT} <= ${todayInIndia} + ${LIMIT_NOTICE_DAYS}::int`;

/** The number of those whose limit is near or over, for the dashboard. */
export const challansDue: SQL = sql`(select count(*) from ${out} and ${IS_NEAR})`;

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
  lines: ChallanLine[];
  total: number;
}

/** A page of the goods that are out, the nearest limit first. */
export async function listChallansOut(
  actor: Caller,
  { page, size, limit }: { page: number; size: number; limit?: 'near' | undefined },
) {
  const [, { rows: found }] = await asActor(actor, [
    rows<Row>(sql`
      select c.id::float8, c.number, c.reason, c.reason_note, c.order_id::float8, s.code, ${linesOut(sql`c.id`)} as lines,
        (select name from companies where id = c.company_id) as company, ${REMOVED}::text as removed_on,
        ${LIMIT}::text as limit_on, ${LIMIT} - ${todayInIndia} as days_left, (count(*) over ())::int as total
      from ${out} ${limit ? sql`and ${IS_NEAR}` : sql``} order by ${LIMIT}, c.id limit ${size} offset ${(page - 1) * size}`),
  ]);
  return { items: found.map(challanOut), total: found[0]?.total ?? 0 };
}

function challanOut({ reason, reason_note, lines, total: _, ...row }: Row): ChallanOut {
  const goods = lines.filter(({ out_qty }) => out_qty > 0);
  return {
    ...row,
    lines: goods.map(({ line_no, name, unit, qty, out_qty }) => ({ line_no, name, unit, sent: qty, qty: out_qty })),
    reason: challanReason({ reason, reason_note }),
    limit_label: challanLimit(reason, row.removed_on)!.label,
    amount: toRupees(lines.reduce((sum, line) => sum + valueOut(line), 0)),
  };
}

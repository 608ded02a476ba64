import { type SQL, sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { whereStatus } from '#db/schema/columns.ts';
import { todayInIndia } from '../platform/time.ts';
import {
  allOf,
  column,
  countOf,
  dayOf,
  groupColumn,
  groupLabel,
  inPeriod,
  orderOf,
  percent,
  type ReportFilters,
  type ReportSql,
} from './report.ts';

const MONTH = sql`left(promised_on::text, 7)`;

const GROUPS: Partial<Record<NonNullable<ReportFilters['by']>, { key: SQL; label: SQL }>> = {
  month: { key: MONTH, label: MONTH },
  company: { key: sql`orders.company_id::text`, label: sql`c.name` },
  state: { key: sql`ship_state`, label: sql`ship_state` },
};

const isAwaited = whereStatus(statusesWith(ORDER_STATES, 'isAwaited'));
const isSale = whereStatus(statusesWith(ORDER_STATES, 'isSale'));

/** Orders promised for the period: delivered on time, late, overdue. */
export function deliveryReport(filters: ReportFilters): ReportSql {
  const by = filters.by!;
  const { key, label } = GROUPS[by]!;
  const onTime = countOf(sql`delivered_on <= promised_on`);
  const late = sql`delivered_on > promised_on`;
  const overdue = sql`delivered_on is null and promised_on < ${todayInIndia}`;
  return {
    columns: [
      groupColumn(by),
      column('orders', 'Orders', 'number'),
      column('on_time', 'On time', 'number'),
      column('late', 'Late', 'number'),
      column('overdue', 'Overdue', 'number'),
      column('open', 'Not due', 'number'),
      column('rate', 'On time %', 'percent'),
      column('days_late', 'Average days late', 'number'),
    ],
    select: sql`
      with promised as (
        select ${key} as key, ${label} as label, promised_on,
          case when not ${isAwaited} then (select max(${dayOf(sql`s.delivered_at`)}) from shipments s where s.order_id = orders.id and s.claim_id is null)
            end as delivered_on
        from orders join companies c on c.id = orders.company_id
        where ${isSale} and ${allOf(
          inPeriod(sql`promised_on`, filters),
          filters.company_id !== undefined && sql`orders.company_id = ${filters.company_id}`,
          filters.state && sql`ship_state = ${filters.state}`,
        )}
      )
      select ${groupLabel}, count(*)::int as orders, ${onTime} as on_time, ${countOf(late)} as late, ${countOf(overdue)} as overdue,
        ${countOf(sql`delivered_on is null and promised_on >= ${todayInIndia}`)} as open,
        ${percent(onTime, countOf(sql`delivered_on is not null or (${overdue})`))} as rate,
        round(avg(delivered_on - promised_on) filter (where ${late}), 1)::float8 as days_late
      from promised group by grouping sets ((key), ())`,
    order: orderOf(by, 'orders'),
    charted: 'rate',
  };
}

import { type SQL, sql } from 'drizzle-orm';
import { CHART_DAYS, type Dashboard, LOW_STOCK } from '#contracts/admin/dashboard.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { whereStatus } from '#db/schema/columns.ts';
import { isLate } from '../orders/late.ts';
import { toShip } from '../orders/send-again.ts';
import { UNREAD } from '../messages/thread.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { isUninvoiced } from '../invoices/admin.ts';
import { challansDue } from '../invoices/challans-out.ts';
import { todayInIndia } from '../platform/time.ts';
import { brokenPromises } from '../receivables/promises.ts';

/** Amounts in paise. */
type Figures = Pick<Dashboard, 'customers' | 'open_rfqs' | 'orders_today'> &
  Dashboard['waiting'] &
  Pick<Dashboard, 'mine' | 'unassigned'> & {
    unpaid: number;
    unpaid_paise: number;
    overdue: number;
    overdue_paise: number;
    days: { day: string; orders: number; paise: number }[];
  };

/** Dashboard figures over all companies; each is counted along an index. */
export async function getDashboard(actor: Caller): Promise<Dashboard> {
  const [, { rows: found }] = await asActor(actor, [rows<{ figures: Figures }>(figures)]);
  const { customers, open_rfqs, orders_today, unpaid, unpaid_paise, overdue, overdue_paise, days, ...rest } =
    found[0]!.figures;
  const { mine, unassigned, ...waiting } = rest;
  return {
    ...{ customers, open_rfqs, orders_today, waiting, mine, unassigned },
    unpaid: {
      ...{ invoices: unpaid, amount: toRupees(unpaid_paise) },
      ...{ overdue, overdue_amount: toRupees(overdue_paise) },
    },
    days: days.map(({ day, orders, paise }) => ({ day, orders, revenue: toRupees(paise) })),
  };
}

/** The work in the queues that one person owns (`= 7`), or no one (`is null`). */
const queueOf = (owner: SQL) => sql`json_build_object(
    'rfqs', (select count(*) from rfqs where ${whereStatus(statusesWith(RFQ_STATES, 'isWaitingForStaff'))} and owner_id ${owner}),
    'to_confirm', (select count(*) from orders where status = 'placed' and owner_id ${owner}),
    'to_ship', (select count(*) from (${toShip(sql`o.owner_id ${owner}`)}) as to_ship),
    'tickets', (select count(*) from tickets where status = 'open' and owner_id ${owner}))`;

/** The same conditions as in the lists that the dashboard links to. */
const figures = sql`
  select json_build_object(
    'customers', (select count(*) from users where role = 'customer' and disabled_at is null),
    'open_rfqs', (select count(*) from rfqs
      where ${whereStatus(statusesWith(RFQ_STATES, 'isOpen'))}),
    'orders_today', (select count(*) from orders
      where created_at >= ${todayInIndia}::timestamp at time zone 'Asia/Kolkata'),
    'rfqs_under_a_day', waiting.under_a_day,
    'rfqs_under_three_days', waiting.under_three_days - waiting.under_a_day,
    'rfqs_older', waiting.rfqs - waiting.under_three_days,
    'counter_offers', (select count(distinct rfq_id) from quotes where status = 'countered'),
    'enquiries', (select count(*) from rfq_submissions where handled_at is null),
    'to_confirm', (select count(*) from orders where status = 'placed'),
    'to_ship', (select count(*) from (${toShip(sql`true`)}) as to_ship),
    'late', (select count(*) from orders where ${isLate}),
    'to_take_back', (select count(distinct order_id) from returns where status = 'requested'),
    'to_invoice', (select count(*) from shipments where ${isUninvoiced}),
    'challans_due', ${challansDue},
    'broken_promises', ${brokenPromises},
    'payment_advices', (select count(*) from payment_advices where status = 'sent'),
    'low_stock', (select count(*) from catalog where active and stock <= ${sql.raw(`${LOW_STOCK}`)}),
    'tickets', (select count(*) from tickets where status = 'open'),
    'unread_orders', (select count(distinct order_id) from messages where ${UNREAD.staff}),
    'unread_rfqs', (select count(distinct rfq_id) from messages where ${UNREAD.staff}),
    'mine', ${queueOf(sql`= app_user()`)},
    'unassigned', ${queueOf(sql`is null`)},
    'failed_mails', (select count(*) from outbox where sent_at is null and attempts > 0 and given_up_by is null),
    'unpaid', due.invoices, 'unpaid_paise', due.paise,
    'overdue', due.overdue, 'overdue_paise', due.overdue_paise,
    'days', days.list
  ) as figures
  from (
    select count(*) as rfqs, count(*) filter (where created_at > now() - interval '1 day') as under_a_day,
      count(*) filter (where created_at > now() - interval '3 days') as under_three_days
    from rfqs where ${whereStatus(statusesWith(RFQ_STATES, 'isWaitingForStaff'))}
  ) as waiting, (
    select count(*) as invoices, coalesce(sum(owed), 0) as paise,
      count(*) filter (where due_date < ${todayInIndia}) as overdue,
      coalesce(sum(owed) filter (where due_date < ${todayInIndia}), 0) as overdue_paise
    from (
      select due_date, amount_paise - paid_paise - credited_paise - written_off_paise as owed from invoices
      where ${whereStatus(UNPAID_INVOICE_STATUSES)}
    ) as open
  ) as due, (
    select json_agg(json_build_object('day', day, 'orders', placed.orders, 'paise', placed.paise) order by day) as list
    from (select ${todayInIndia} - ago as day from generate_series(0, ${CHART_DAYS} - 1) as ago) as calendar,
      lateral (
        select count(*) as orders, coalesce(sum(total_paise), 0) as paise from orders
        where created_at >= day::timestamp at time zone 'Asia/Kolkata'
          and created_at < (day + 1)::timestamp at time zone 'Asia/Kolkata'
          and ${whereStatus(statusesWith(ORDER_STATES, 'isSale'))}
      ) as placed
  ) as days`;

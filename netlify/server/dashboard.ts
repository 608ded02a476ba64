import { sql } from 'drizzle-orm';
import { CHART_DAYS, type Dashboard, LOW_STOCK } from '#contracts/dashboard.ts';
import { toRupees } from '#contracts/money.ts';
import { asActor, rows } from './database.ts';
import { todayInIndia } from './quote-rows.ts';
import type { Caller } from './session.ts';

type Counts = Pick<Dashboard, 'customers' | 'open_rfqs' | 'orders_today'> & Dashboard['waiting'];
interface Unpaid {
  invoices: number;
  amount: string;
  overdue: number;
  overdue_amount: string;
}

/** Counts for the staff desk, over all companies: three statements, one round trip. */
export async function getDashboard(actor: Caller): Promise<Dashboard> {
  const [, counts, unpaid, days] = await asActor(actor, [rows<Counts>(COUNTS), rows<Unpaid>(UNPAID), rows<Day>(DAYS)]);
  const { customers, open_rfqs, orders_today, ...waiting } = counts.rows[0]!;
  const { invoices, amount, overdue, overdue_amount } = unpaid.rows[0]!;
  return {
    ...{ customers, open_rfqs, orders_today, waiting },
    unpaid: { invoices, amount: toRupees(Number(amount)), overdue, overdue_amount: toRupees(Number(overdue_amount)) },
    days: days.rows.map(({ day, orders, total }) => ({ day, orders, revenue: toRupees(Number(total)) })),
  };
}

const COUNTS = sql`
  with waiting as (
    select created_at from rfqs where status in ('submitted', 'under review')
  )
  select
    (select count(*)::int from users where role = 'customer' and disabled_at is null) as customers,
    (select count(*)::int from rfqs where status in ('submitted', 'under review', 'more information requested')) as open_rfqs,
    (select count(*)::int from orders
      where created_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') as orders_today,
    (select count(*)::int from waiting where created_at > now() - interval '1 day') as rfqs_under_a_day,
    (select count(*)::int from waiting
      where created_at <= now() - interval '1 day' and created_at > now() - interval '3 days') as rfqs_under_three_days,
    (select count(*)::int from waiting where created_at <= now() - interval '3 days') as rfqs_older,
    (select count(*)::int from rfq_submissions where handled_at is null) as enquiries,
    (select count(*)::int from orders where status = 'placed') as to_confirm,
    (select count(*)::int from orders where status in ('confirmed', 'packed', 'partly shipped')) as to_ship,
    (select count(*)::int from products where active and stock <= ${sql.raw(String(LOW_STOCK))}) as low_stock,
    (select count(*)::int from tickets where status = 'open') as tickets,
    outbox_failures() as failed_mails`;

/** What an invoice still asks for is its amount less what was paid and what credit notes took back. */
const UNPAID = sql`
  select count(*)::int as invoices, coalesce(sum(open), 0) as amount,
    (count(*) filter (where due_date < today))::int as overdue,
    coalesce(sum(open) filter (where due_date < today), 0) as overdue_amount
  from (
    select due_date, amount_paise - paid_paise - credited_paise as open, ${todayInIndia} as today
    from invoices where status in ('issued', 'part paid') and kind = 'invoice'
  ) as unpaid`;

interface Day {
  day: string;
  orders: number;
  total: string;
}

const DAYS = sql`
  with placed as (
    select (created_at at time zone 'Asia/Kolkata')::date as day, count(*)::int as orders, sum(total_paise) as total
    from orders
    where created_at >= (${todayInIndia} - ${CHART_DAYS - 1}::int)::timestamp at time zone 'Asia/Kolkata'
      and status not in ('cancelled', 'rejected', 'pending approval')
    group by 1
  )
  select series.day::date::text as day, coalesce(orders, 0) as orders, coalesce(total, 0) as total
  from generate_series(${todayInIndia} - ${CHART_DAYS - 1}::int, ${todayInIndia}, interval '1 day') as series (day)
    left join placed on placed.day = series.day::date
  order by 1`;

import { sql } from 'drizzle-orm';
import { CHART_DAYS, type Dashboard, LOW_STOCK } from '#contracts/dashboard.ts';
import { toRupees } from '#contracts/money.ts';
import { asActor, rows } from './database.ts';
import type { Caller } from './session.ts';

/** What `admin_dashboard` answers; amounts in paise. */
type Figures = Pick<Dashboard, 'customers' | 'open_rfqs' | 'orders_today'> &
  Dashboard['waiting'] & {
    unpaid: number;
    unpaid_paise: string;
    overdue: number;
    overdue_paise: string;
    days: { day: string; orders: number; paise: number }[];
  };

/** Counts for the staff desk, over all companies: one function of the database, which answers staff only (decision 021). */
export async function getDashboard(actor: Caller): Promise<Dashboard> {
  const [, { rows: found }] = await asActor(actor, [
    rows<Figures>(sql`select * from admin_dashboard(${LOW_STOCK}, ${CHART_DAYS})`),
  ]);
  const { customers, open_rfqs, orders_today, unpaid, unpaid_paise, overdue, overdue_paise, days, ...waiting } =
    found[0]!;
  return {
    ...{ customers, open_rfqs, orders_today, waiting },
    unpaid: {
      ...{ invoices: unpaid, amount: toRupees(Number(unpaid_paise)) },
      ...{ overdue, overdue_amount: toRupees(Number(overdue_paise)) },
    },
    days: days.map(({ day, orders, paise }) => ({ day, orders, revenue: toRupees(paise) })),
  };
}

import { formatDay } from '#client/format.ts';
import { axisMax, formatShortRupees } from '#client/rupee-axis.ts';
import type { Dashboard } from '#contracts/admin/dashboard.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { DayBars } from './DayBars.tsx';

type Day = Dashboard['days'][number];

const formatOrders = (orders: number) => `${orders.toLocaleString('en-IN')} ${orders === 1 ? 'order' : 'orders'}`;

/** The list of the orders that the chart counts for a day. */
const ordersHref = (day: string) => `/admin/orders?status=not+cancelled&from=${day}&to=${day}`;

const columns: Column<Day>[] = [
  {
    label: 'Day',
    cell: ({ day }) => (
      <a href={ordersHref(day)}>
        <time dateTime={day}>{formatDay(day)}</time>
      </a>
    ),
  },
  { label: 'Orders', end: true, cell: ({ orders }) => orders.toLocaleString('en-IN') },
  { label: 'Value', end: true, cell: ({ revenue }) => <Money value={revenue} /> },
];

/** Orders and their value by day, as bars and as a table. */
export function OrdersChart({ days }: { days: Day[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const value = days.reduce((sum, day) => sum + day.revenue, 0);
  const maxValue = Math.max(...days.map(({ revenue }) => revenue));
  const maxOrders = Math.max(...days.map((day) => day.orders));
  if (orders === 0) {
    return <EmptyState drawing={<EmptyDrawing of="orders" />}>No orders in the last 30 days.</EmptyState>;
  }
  const barsOf = (figure: 'orders' | 'revenue') =>
    days.map(({ day, orders, revenue, [figure]: amount }) => ({
      day,
      amount,
      title: `${formatDay(day)}: ${formatOrders(orders)}, ${formatRupees(revenue)}`,
      href: ordersHref(day),
    }));
  return (
    <figure className="chart">
      <figcaption>
        <strong>
          {formatOrders(orders)}, {formatRupees(value)}
        </strong>
        {maxValue > 0 && <span className="quiet"> · highest day {formatRupees(maxValue)}</span>}
      </figcaption>
      <div className="chart-plot">
        <DayBars
          name="Value"
          summary={formatRupees(value)}
          bars={barsOf('revenue')}
          end={maxValue > 0 ? axisMax(maxValue) : null}
          formatScale={(amount) => (amount > 0 ? formatShortRupees(amount) : '₹0')}
        />
        <DayBars
          low
          name="Orders"
          summary={`${formatOrders(orders)}, highest day ${maxOrders.toLocaleString('en-IN')}`}
          bars={barsOf('orders')}
          // Even, because the scale also shows half of it and there are no half orders.
          end={2 * Math.ceil(axisMax(maxOrders) / 2)}
          formatScale={(amount) => amount.toLocaleString('en-IN')}
        />
        <p className="chart-days" aria-hidden="true">
          <span>{formatDay(days[0]!.day)}</span>
          <span>Today</span>
        </p>
      </div>
      <details>
        <summary>Show as table</summary>
        <div className="sheet">
          <Table caption="Orders by day" columns={columns} rows={days.toReversed()} rowKey={({ day }) => day} />
        </div>
      </details>
    </figure>
  );
}

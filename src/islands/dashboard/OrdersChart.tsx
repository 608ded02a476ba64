import { formatDay } from '#client/format.ts';
import { scaleEnd, shortRupees } from '#client/rupee-scale.ts';
import type { Dashboard } from '#contracts/dashboard.ts';
import { formatRupees } from '#contracts/money.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { DayBars } from './DayBars.tsx';

type Day = Dashboard['days'][number];

const counted = (orders: number) => `${orders.toLocaleString('en-IN')} ${orders === 1 ? 'order' : 'orders'}`;

/** What the chart counts of a day. */
const listOf = (day: string) => `/admin/orders?status=standing&from=${day}&to=${day}`;

const columns: Column<Day>[] = [
  {
    label: 'Day',
    cell: ({ day }) => (
      <a href={listOf(day)}>
        <time dateTime={day}>{formatDay(day)}</time>
      </a>
    ),
  },
  { label: 'Orders', end: true, cell: ({ orders }) => orders.toLocaleString('en-IN') },
  { label: 'Value', end: true, cell: ({ revenue }) => <Money value={revenue} /> },
];

/** Orders and their value by day as bars; the same figures as a table, for whoever does not see the bars. */
export function OrdersChart({ days }: { days: Day[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const value = days.reduce((sum, day) => sum + day.revenue, 0);
  const mostValue = Math.max(...days.map(({ revenue }) => revenue));
  const mostOrders = Math.max(...days.map((day) => day.orders));
  if (orders === 0) {
    return (
      <EmptyState drawing={<EmptyDrawing of="orders" />}>
        No orders in these 30 days. They are drawn here as they come in.
      </EmptyState>
    );
  }
  const words = `${counted(orders)}, ${formatRupees(value)}`;
  const barsOf = (amountOf: (day: Day) => number) =>
    days.map((one) => ({
      day: one.day,
      amount: amountOf(one),
      title: `${formatDay(one.day)}: ${counted(one.orders)}, ${formatRupees(one.revenue)}`,
      href: listOf(one.day),
    }));
  return (
    <figure className="chart">
      <figcaption>
        <strong>{words}</strong>
        {mostValue > 0 && <span className="quiet"> · most on one day {formatRupees(mostValue)}</span>}
      </figcaption>
      <div className="chart-plot">
        <DayBars
          name="Value"
          words={formatRupees(value)}
          bars={barsOf(({ revenue }) => revenue)}
          end={mostValue > 0 ? scaleEnd(mostValue) : null}
          scale={(amount) => (amount > 0 ? shortRupees(amount) : '₹0')}
        />
        <DayBars
          low
          name="Orders"
          words={`${counted(orders)}, at most ${mostOrders.toLocaleString('en-IN')} on one day`}
          bars={barsOf((day) => day.orders)}
          // Half of it is a figure of the scale too, and there are no half orders.
          end={2 * Math.ceil(scaleEnd(mostOrders) / 2)}
          scale={(amount) => amount.toLocaleString('en-IN')}
        />
        <p className="chart-days" aria-hidden="true">
          <span>{formatDay(days[0]!.day)}</span>
          <span>Today</span>
        </p>
      </div>
      <details>
        <summary>Show as a table</summary>
        <div className="sheet">
          <Table caption="Orders by day" columns={columns} rows={days.toReversed()} rowKey={({ day }) => day} />
        </div>
      </details>
    </figure>
  );
}

import { navigate } from 'astro:transitions/client';
import { formatDay } from '#client/format.ts';
import { scaleEnd, shortRupees } from '#client/rupee-scale.ts';
import type { Dashboard } from '#contracts/dashboard.ts';
import { formatRupees } from '#contracts/money.ts';
import { Money } from '#ui/Money.tsx';
import { type Column, Table } from '#ui/Table.tsx';

type Day = Dashboard['days'][number];

/** Of the drawing, in its own units: a bar and its gap for each day, room above for half of the scale's uppermost figure. */
const BAR = 20;
const GAP = 8;
const HEIGHT = 180;
const TOP = 12;

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

/** Order value by day as bars along a dimension line; the same figures as a table, for whoever does not see the bars. */
export function OrdersChart({ days }: { days: Day[] }) {
  const most = Math.max(...days.map(({ revenue }) => revenue));
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const value = days.reduce((sum, day) => sum + day.revenue, 0);
  const words = `${orders.toLocaleString('en-IN')} ${orders === 1 ? 'order' : 'orders'}, ${formatRupees(value)}`;
  const width = days.length * (BAR + GAP) - GAP;
  const end = most > 0 ? scaleEnd(most) : null;
  return (
    <figure className="chart">
      <figcaption>
        <strong>{words}</strong>
        {most > 0 && <span className="quiet"> · most on one day {formatRupees(most)}</span>}
      </figcaption>
      <div className="chart-plot">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT + TOP + 1}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Order value by day: ${words}`}
        >
          {end !== null && <path className="chart-grid" d={`M0 ${TOP}H${width}M0 ${TOP + HEIGHT / 2}H${width}`} />}
          {days.map(({ day, revenue, orders }, index) => {
            const height = end === null ? 0 : Math.max(revenue > 0 ? 2 : 0, (revenue / end) * HEIGHT);
            return (
              // For the pointer only: the table's days are links to the same.
              <g key={day} onClick={() => void navigate(listOf(day))}>
                <title>{`${formatDay(day)}: ${orders} ${orders === 1 ? 'order' : 'orders'}, ${formatRupees(revenue)}`}</title>
                <rect className="chart-hit" x={index * (BAR + GAP)} y={TOP} width={BAR} height={HEIGHT} />
                <rect
                  className={index === days.length - 1 ? 'chart-bar chart-today' : 'chart-bar'}
                  x={index * (BAR + GAP)}
                  y={TOP + HEIGHT - height}
                  width={BAR}
                  height={height}
                />
              </g>
            );
          })}
          <path className="chart-axis" d={`M0 ${TOP + HEIGHT + 0.5}H${width}`} />
        </svg>
        {end !== null && (
          <p className="chart-scale" aria-hidden="true">
            <span>{shortRupees(end)}</span>
            <span>{shortRupees(end / 2)}</span>
            <span>₹0</span>
          </p>
        )}
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

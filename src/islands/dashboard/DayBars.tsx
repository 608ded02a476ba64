import { navigate } from 'astro:transitions/client';
import { classNames } from '#ui/class-names.ts';

/** Of the drawing, in its own units: a bar and its gap for each day, room above for half of the scale's uppermost figure. */
const BAR = 20;
const GAP = 8;
const TOP = 12;

type Props = {
  /** What is drawn; `words` sum it up for whoever does not see the bars. */
  name: string;
  words: string;
  /** A bar for each day, today's last; `title` and `href` are the pointer's. */
  bars: { day: string; amount: number; title: string; href: string }[];
  /** Where the scale ends, and how it reads; null where there is nothing to draw. */
  end: number | null;
  scale: (amount: number) => string;
  /** Of a third of the height. */
  low?: boolean;
};

/** One figure by day as bars along a dimension line, its scale beside it. */
export function DayBars({ name, words, bars, end, scale, low = false }: Props) {
  const width = bars.length * (BAR + GAP) - GAP;
  const full = low ? 60 : 180;
  return (
    <>
      <p className="chart-name" aria-hidden="true">
        {name}
      </p>
      <svg
        className={classNames(low && 'chart-low')}
        viewBox={`0 0 ${width} ${full + TOP + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name} by day: ${words}`}
      >
        {end !== null && <path className="chart-grid" d={`M0 ${TOP}H${width}M0 ${TOP + full / 2}H${width}`} />}
        {bars.map(({ day, amount, title, href }, index) => {
          const height = end === null ? 0 : Math.max(amount > 0 ? 2 : 0, (amount / end) * full);
          return (
            // For the pointer only: the table's days are links to the same.
            <g key={day} onClick={() => void navigate(href)}>
              <title>{title}</title>
              <rect className="chart-hit" x={index * (BAR + GAP)} y={TOP} width={BAR} height={full} />
              <rect
                className={index === bars.length - 1 ? 'chart-bar chart-today' : 'chart-bar'}
                x={index * (BAR + GAP)}
                y={TOP + full - height}
                width={BAR}
                height={height}
              />
            </g>
          );
        })}
        <path className="chart-axis" d={`M0 ${TOP + full + 0.5}H${width}`} />
      </svg>
      {end !== null && (
        <p className={classNames('chart-scale', low && 'chart-low')} aria-hidden="true">
          <span>{scale(end)}</span>
          <span>{scale(end / 2)}</span>
          <span>{scale(0)}</span>
        </p>
      )}
    </>
  );
}

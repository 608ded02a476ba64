import { navigate } from 'astro:transitions/client';
import { classNames } from '#ui/class-names.ts';

/** In units of the drawing: width of a bar, gap between bars, and room above for half the height of the top scale figure. */
const BAR = 20;
const GAP = 8;
const TOP = 12;

type Props = {
  name: string;
  /** The bars in one sentence, for screen readers. */
  summary: string;
  /** One bar per day, today last; `title` and `href` are for the pointer. */
  bars: { day: string; amount: number; title: string; href: string }[];
  /** Upper end of the scale; null if there is nothing to draw. */
  end: number | null;
  formatScale: (amount: number) => string;
  /** Draws at a third of the height. */
  low?: boolean;
};

/** One figure per day as bars along a dimension line, with a scale beside them. */
export function DayBars({ name, summary, bars, end, formatScale, low = false }: Props) {
  const width = bars.length * (BAR + GAP) - GAP;
  const height = low ? 60 : 180;
  return (
    <>
      <p className="chart-name" aria-hidden="true">
        {name}
      </p>
      <svg
        className={classNames(low && 'chart-low')}
        viewBox={`0 0 ${width} ${height + TOP + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name} by day: ${summary}`}
      >
        {end !== null && <path className="chart-grid" d={`M0 ${TOP}H${width}M0 ${TOP + height / 2}H${width}`} />}
        {bars.map(({ day, amount, title, href }, index) => {
          const barHeight = end === null ? 0 : Math.max(amount > 0 ? 2 : 0, (amount / end) * height);
          return (
            // For the pointer only: the table has the same links for the keyboard.
            <g key={day} onClick={() => void navigate(href)}>
              <title>{title}</title>
              <rect className="chart-hit" x={index * (BAR + GAP)} y={TOP} width={BAR} height={height} />
              <rect
                className={index === bars.length - 1 ? 'chart-bar chart-today' : 'chart-bar'}
                x={index * (BAR + GAP)}
                y={TOP + height - barHeight}
                width={BAR}
                height={barHeight}
              />
            </g>
          );
        })}
        <path className="chart-axis" d={`M0 ${TOP + height + 0.5}H${width}`} />
      </svg>
      {end !== null && (
        <p className={classNames('chart-scale', low && 'chart-low')} aria-hidden="true">
          <span>{formatScale(end)}</span>
          <span>{formatScale(end / 2)}</span>
          <span>{formatScale(0)}</span>
        </p>
      )}
    </>
  );
}

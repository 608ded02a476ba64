import { formatShortMonth } from '#client/format.ts';
import { formatShortRupees } from '#client/rupee-axis.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { type CellKind, type Report, REPORT_BARS } from '#contracts/reports/table.ts';
import { classNames } from '#ui/class-names.ts';

/** In units of the drawing: height of a bar's row and of the bar, and width of the drawing. */
const ROW = 28;
const BAR = 16;
const WIDTH = 1000;

/** The first rows as bars from a common zero line; the table below has the same figures as text. */
export function ReportChart({ report: { chart, columns, total } }: { report: Report }) {
  const { bars } = chart;
  const { label: figure, kind } = columns[chart.column]!;
  const values = bars.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (bars.length < 2 || high === low) return null;
  const zero = (-low / (high - low)) * WIDTH;
  const isMonths = columns[0]!.kind === 'month';
  const isItems = columns[0]!.kind === 'code';
  const labelOf = (label: string) => (isMonths ? formatShortMonth(label) : label);
  return (
    <figure className={classNames('report-chart', isItems && 'report-chart-items')}>
      <figcaption>
        {figure}
        {total > REPORT_BARS && <span className="quiet"> · first {bars.length} rows</span>}
      </figcaption>
      <div className="report-bars" style={{ gridAutoRows: ROW }}>
        <svg
          viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${figure}: ${bars.map(({ label, value }) => `${labelOf(label)} ${formatFigure(value, kind)}`).join(', ')}`}
          style={{ gridRow: `1 / span ${bars.length}`, height: bars.length * ROW }}
        >
          {bars.map(({ value }, index) => {
            const width = (Math.abs(value) / (high - low)) * WIDTH;
            return (
              <rect
                key={index}
                className={value < 0 ? 'report-bar report-bar-negative' : 'report-bar'}
                x={value < 0 ? zero - width : zero}
                y={index * ROW + (ROW - BAR) / 2}
                width={value === 0 ? 0 : Math.max(width, 2)}
                height={BAR}
              />
            );
          })}
          <path className="report-zero" d={`M${zero} 0V${bars.length * ROW}`} />
        </svg>
        {bars.map(({ label, value }, index) => (
          <p key={index} className="report-bar-label" style={{ gridRow: index + 1 }} aria-hidden="true">
            <span title={labelOf(label)}>{labelOf(label)}</span>
            <span className="report-bar-figure">{formatFigure(value, kind, true)}</span>
          </p>
        ))}
      </div>
    </figure>
  );
}

function formatFigure(value: number, kind: CellKind, isShort = false): string {
  if (kind === 'percent') return `${value.toLocaleString('en-IN')}%`;
  if (kind !== 'money') return value.toLocaleString('en-IN');
  return isShort && value > 0 ? formatShortRupees(value, 2) : formatRupees(value);
}

import { type Ageing, BUCKET_NAMES, BUCKETS } from '#contracts/receivables/ageing.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { classNames } from '#ui/class-names.ts';
import { Money } from '#ui/Money.tsx';

/** Width of the drawing, in its own units. */
const WIDTH = 1000;

const NOTHING: Ageing = { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0, on_account: 0, total: 0 };

/** The open amounts by age, one bar each; beside them what is on account, and the balance. Until they are read, its room. */
export function AgeingChart({ ageing = NOTHING }: { ageing: Ageing | undefined }) {
  const highest = Math.max(...BUCKET_NAMES.map((name) => ageing[name]));
  const open = BUCKET_NAMES.reduce((sum, name) => sum + ageing[name], 0);
  return (
    <figure className={classNames('ageing-chart', ageing === NOTHING && 'ageing-unread')}>
      <figcaption>
        <strong>{formatRupees(ageing.total)}</strong>
        <span className="quiet">
          {' '}
          receivable
          {ageing.on_account > 0 && `: ${formatRupees(open)} open less ${formatRupees(ageing.on_account)} in credit`}
        </span>
      </figcaption>
      <dl>
        {BUCKET_NAMES.map((name) => (
          <div key={name}>
            <dt>{BUCKETS[name]}</dt>
            <dd className="ageing-bar">
              <svg viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={name === 'over_90' ? 'ageing-worst' : undefined}
                  width={highest > 0 ? (ageing[name] / highest) * WIDTH : 0}
                  height={1}
                />
              </svg>
            </dd>
            <dd>
              <Money value={ageing[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

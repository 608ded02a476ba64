import type { Totals } from '#contracts/orders.ts';
import { Money } from './Money.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = {
  /** Undefined while the server works them out. */
  totals: Totals | undefined;
  /** They belong to the cart of a moment ago. */
  stale?: boolean;
};

const rows: [string, keyof Totals][] = [
  ['Subtotal', 'subtotal'],
  ['Tax', 'tax'],
  ['Shipping', 'shipping'],
  ['Total', 'total'],
];

/** The four sums of a cart or an order. */
export function Summary({ totals, stale }: Props) {
  return (
    <dl className="summary" data-stale={stale || undefined} aria-live="polite">
      {rows.map(([label, field]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{totals ? <Money value={totals[field]} /> : <Skeleton text />}</dd>
        </div>
      ))}
    </dl>
  );
}

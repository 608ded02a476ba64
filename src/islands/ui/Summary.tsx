import { type CSSProperties, Fragment } from 'react';
import { formatRupees } from '#contracts/money.ts';
import type { Totals } from '#contracts/orders.ts';
import type { TaxPart } from '#contracts/tax.ts';
import { Money } from './Money.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = {
  /** Undefined while the server works them out. */
  totals: Totals | undefined;
  /** What the tax is made of, by rate and kind. */
  taxes?: TaxPart[] | undefined;
  /** Lines of tax that room is kept for: another address may split it otherwise. Not before hydration (style). */
  taxLines?: number;
  /** They belong to the cart of a moment ago. */
  stale?: boolean;
};

const rows: [string, keyof Totals][] = [
  ['Subtotal', 'subtotal'],
  ['Tax', 'tax'],
  ['Shipping', 'shipping'],
  ['Total', 'total'],
];

/** The four sums of a cart or an order; under the tax, what it is made of. */
export function Summary({ totals, taxes = [], taxLines, stale }: Props) {
  const spare = taxLines && { '--spare-lines': Math.max(0, taxLines - taxes.length) };
  return (
    <dl
      className="summary"
      data-stale={stale || undefined}
      aria-live="polite"
      style={(spare || undefined) as CSSProperties | undefined}
    >
      {rows.map(([label, field]) => (
        <Fragment key={field}>
          <div>
            <dt>{label}</dt>
            <dd>{totals ? <Money value={totals[field]} /> : <Skeleton text />}</dd>
          </div>
          {field === 'tax' && taxes.map((part) => <TaxRow key={part.name + part.rate} {...part} />)}
        </Fragment>
      ))}
    </dl>
  );
}

function TaxRow({ name, rate, taxable, amount }: TaxPart) {
  return (
    <div className="summary-part">
      <dt>
        {name} {rate} % <span className="summary-base">on {formatRupees(taxable)}</span>
      </dt>
      <dd>
        <Money value={amount} />
      </dd>
    </div>
  );
}

import { type CSSProperties, Fragment } from 'react';
import { formatRupees } from '#contracts/fields/money.ts';
import type { Totals } from '#contracts/orders/portal.ts';
import type { TaxPart } from '#contracts/catalog/tax.ts';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import './summary.css';

type Props = {
  /** Undefined while the server calculates them. */
  totals: Totals | undefined;
  /** The breakup of the tax, by rate and kind. */
  taxes?: TaxPart[] | undefined;
  /** Tax lines to reserve space for: another address may split the tax differently. Only after hydration (inline style). */
  taxLines?: number;
  /** The totals are those of the cart before its last change. */
  stale?: boolean;
};

const rows: [string, keyof Totals][] = [
  ['Subtotal', 'subtotal'],
  ['Tax', 'tax'],
  ['Shipping', 'shipping'],
  ['Total', 'total'],
];

/** Subtotal, tax with its breakup, shipping and total of a cart, quote or order. */
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
        {name} {rate}% <span className="summary-base">on {formatRupees(taxable)}</span>
      </dt>
      <dd>
        <Money value={amount} />
      </dd>
    </div>
  );
}

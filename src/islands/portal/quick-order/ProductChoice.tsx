import { useState } from 'react';
import { formatProductName } from '#client/typeset.ts';
import { CAN_BE_ORDERED, isAvailable } from '#contracts/catalog/backorder.ts';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import type { ResolvedRow } from './resolve-rows.ts';
import type { RowActions } from './RowItem.tsx';

/** Shown at first: a list has up to fifty rows. */
const FIRST_CHOICES = 3;

type Props = { row: ResolvedRow; name: string; actions: RowActions };

/** The products that a row may mean, each a button that chooses it, and one that rejects them all. */
export function ProductChoice({ row, name, actions }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? row.choices : row.choices.slice(0, FIRST_CHOICES);
  const more = row.choices.length - shown.length;
  const answer = (button: HTMLElement, act: () => void) => {
    // The choices disappear; the quantity stays.
    button.closest('li')!.querySelector<HTMLElement>('[role=spinbutton]')!.focus();
    act();
  };
  return (
    <div className="quick-row-choice quick-choices" role="group" aria-label={`Products for ${name}`}>
      {shown.map((product) => (
        <button
          key={product.id}
          type="button"
          className="quick-choice"
          onClick={({ currentTarget }) =>
            answer(currentTarget, () => actions.change(row, { sku: product.sku, qty: row.qty, unit: row.unit }))
          }
        >
          <ChoiceDetails product={product} />
        </button>
      ))}
      <div className="cluster quick-choice-end">
        {more > 0 && (
          <Button kind="quiet" small aria-label={`Show ${more} more for ${name}`} onClick={() => setShowsAll(true)}>
            {`Show ${more} more`}
          </Button>
        )}
        <Button
          kind="quiet"
          small
          aria-label={`None of these: request a quote for ${name}`}
          onClick={({ currentTarget }) => answer(currentTarget, () => actions.rejectChoices([row]))}
        >
          None of these: request a quote
        </Button>
      </div>
    </div>
  );
}

function ChoiceDetails({ product }: { product: MatchedProduct }) {
  const { name, sku, brand } = product;
  return (
    <>
      <span className="small quick-choice-act">Choose</span>
      <span className="quick-choice-name">
        {formatProductName(name)}
        {brand && <span className="quiet"> · {brand}</span>}
      </span>
      <span className="code small quick-choice-sku">{sku}</span>
      <span className="small quick-choice-price">
        <UnitPrice product={product} unitClass="" /> <PackPrice product={product} />
      </span>
      <span className="small quick-choice-stock" data-out={!isAvailable(product) || undefined}>
        {stockText(product)}
      </span>
    </>
  );
}

function stockText({ stock, can_backorder }: MatchedProduct): string {
  if (stock > 0) return `${stock.toLocaleString('en-IN')} in stock`;
  return can_backorder ? CAN_BE_ORDERED : 'Out of stock';
}

/** Requests a quote for all rows without a chosen product at once. Shown from two. */
export function ChoiceNotice({ rows, actions }: { rows: ResolvedRow[]; actions: RowActions }) {
  const open = rows.filter(({ state }) => state === 'ambiguous' || state === 'unsearched');
  if (open.length < 2) return null;
  const count = open.length.toLocaleString('en-IN');
  return (
    <Notice tone="warn">
      <p>{`${count} rows have no SKU from your catalogue. Choose a product in each row, or request a quote for all of them.`}</p>
      <div className="cluster quick-next">
        <Button kind="secondary" small onClick={() => actions.rejectChoices(open)}>
          {`Request a quote for all ${count}`}
        </Button>
      </div>
    </Notice>
  );
}

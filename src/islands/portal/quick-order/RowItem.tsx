import { memo } from 'react';
import { formatProductName } from '#client/typeset.ts';
import { Icon } from '#ui/Icon.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { formatContents, formatSold } from '#contracts/catalog/pack.ts';
import { unitName } from '#contracts/fields/unit-names.ts';
import type { StatusTone } from '#contracts/life-cycle.ts';
import { Status } from '#ui/Status.tsx';
import { askedItem } from './asked-item.ts';
import { NextQuantity } from './NextQuantity.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import type { Reading } from '#client/table-files/read-rows.ts';
import type { ResolvedRow } from './resolve-rows.ts';
import { statusText } from './status-text.ts';
import { typedUnit, UnitChoice } from './UnitChoice.tsx';

export interface RowActions {
  /** Changes the row's SKU, quantity or unit. */
  change: (row: ResolvedRow, to: Reading) => void;
  /** Changes rows in one step that can be undone. */
  answerUnits: (answers: { row: ResolvedRow; to: Reading }[]) => void;
  /** Rejects all choices of some rows: a quote is requested instead. */
  rejectChoices: (rows: ResolvedRow[]) => void;
  remove: (row: ResolvedRow) => void;
}

/** One row with its result. Memoized by content: there may be two thousand. */
export const RowItem = memo(
  function RowItem({ row, actions }: { row: ResolvedRow; actions: RowActions }) {
    const { product, sku, qty, unit, question, choices, state, typed } = row;
    const name = itemName(row);
    return (
      <li className="quick-row" data-state={state}>
        <div className="quick-row-words">
          <p className="quick-row-name">
            {product || askedItem(typed[0], row).code ? <span className="code">{product?.sku ?? sku}</span> : name}
            {product && product.sku !== sku && <span className="small quiet quick-row-typed">typed {sku}</span>}
          </p>
          <ItemDetails row={row} />
          <RowStatus row={row} />
        </div>
        {choices.length > 0 && <ProductChoice row={row} name={name} actions={actions} />}
        {question && <UnitChoice row={row} actions={actions} />}
        {state === 'quantity' && <NextQuantity row={row} actions={actions} />}
        <QtyInput
          value={qty}
          unit={product?.unit ?? unit}
          onChange={(next) => actions.change(row, { sku, qty: next, unit: typedUnit(row) })}
          label={question ? `Quantity of ${name} in ${unitName(typedUnit(row), 2)}` : `Quantity of ${name}`}
        />
        <button
          type="button"
          className="button button-quiet button-icon quick-row-remove"
          aria-label={`Remove ${name}`}
          onClick={(event) => {
            focusNextRow(event.currentTarget);
            actions.remove(row);
          }}
        >
          <Icon name="close" />
        </button>
      </li>
    );
  },
  // The actions edit the text as it is when called, so only the row is compared.
  (before, after) => JSON.stringify(before.row) === JSON.stringify(after.row),
);

/** Before a row is removed: focuses Remove of the next or previous row, else the text field. */
function focusNextRow(button: HTMLElement): void {
  const item = button.closest('li')!;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('.quick-row-remove') ?? document.querySelector<HTMLElement>('textarea');
  target?.focus();
}

/** The product beside the buyer's own description, to compare. */
function ItemDetails({ row }: { row: ResolvedRow }) {
  const [typed] = row.typed;
  const { product } = row;
  if (!product) {
    return typed.description !== itemName(row) && <p className="small">{typed.description}</p>;
  }
  return (
    <>
      <p className="small">
        {formatProductName(product.name)}
        {product.brand && ` · ${product.brand}`} · <UnitPrice product={product} unitClass="" />
        <PackPrice product={product} />
      </p>
      {typed.words && <p className="small quiet">{`Your list: ${typed.words}`}</p>}
    </>
  );
}

/** What the row is called: its SKU or code, else its description. */
function itemName({ product, sku, typed: [row] }: ResolvedRow): string {
  const { code, words } = askedItem(row, { sku });
  return (product && sku) || code || words || `row ${row.line + 1}`;
}

const tones: Record<ResolvedRow['state'], StatusTone> = {
  loading: 'idle',
  found: 'ok',
  short: 'warn',
  out: 'warn',
  'to quote': 'warn',
  discontinued: 'warn',
  unit: 'busy',
  quantity: 'busy',
  ambiguous: 'busy',
  unsearched: 'idle',
  unknown: 'warn',
  invalid: 'bad',
};

function RowStatus({ row }: { row: ResolvedRow }) {
  return (
    <p className="quick-row-answer">
      <Status tone={tones[row.state]}>{statusText(row)}</Status>
      <QuantityInPieces row={row} />
      {row.state === 'unknown' && (
        // The text stays: the search also finds misspelt words and the nearest sizes.
        <a className="small" href={`/portal/catalog?q=${encodeURIComponent(itemName(row))}`}>
          Search the catalogue
        </a>
      )}
      {row.typed.length > 1 && (
        <span className="small quiet">
          {row.typed.length} rows added up: {row.typed.map(({ line }) => line + 1).join(', ')}
        </span>
      )}
    </p>
  );
}

/** What the quantity comes to: `100 boxes, 5,000 pieces`; said aloud where the list has no unit, which may mean pieces. */
function QuantityInPieces({ row: { product, question, qty, unit } }: { row: ResolvedRow }) {
  const contents = product && !question && formatContents(qty, product);
  if (!contents) return null;
  const text = `${formatSold(qty, product)}, ${contents}`;
  return unit === '' ? <b className="small">{`Read as ${text}`}</b> : <span className="small quiet">{text}</span>;
}

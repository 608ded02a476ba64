import { memo } from 'react';
import { productWords } from '#client/typeset.ts';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { QtyInput } from '#ui/QtyInput.tsx';
import { Select } from '#ui/Select.tsx';
import { Status, type StatusTone } from '#ui/Status.tsx';
import { type AnsweredRow, skuKey } from './answer-rows.ts';

export interface RowActions {
  /** Gives the row this SKU or quantity. */
  change: (row: AnsweredRow, to: { sku: string; qty: number }) => void;
  /** Says that none of the choices is meant. */
  unlist: (row: AnsweredRow) => void;
  remove: (row: AnsweredRow) => void;
}

/** Value of the option that asks for a quote instead. */
const NONE = 'none';

/** One row and its answer. Drawn anew only where it changed: there may be two thousand. */
export const RowItem = memo(
  function RowItem({ row, actions }: { row: AnsweredRow; actions: RowActions }) {
    const { product, sku, qty, choices, state, typed } = row;
    const name = sku || `row ${typed[0].line + 1}`;
    return (
      <li className="quick-row" data-state={state}>
        <div className="quick-row-words">
          <p className="quick-row-name">
            <span className="code">{product?.sku ?? sku}</span>
            {product && product.sku !== sku && <span className="small quiet quick-row-typed">typed {sku}</span>}
          </p>
          <p className="small">{product ? <ProductWords row={row} /> : typed[0].words}</p>
          <Answer row={row} />
        </div>
        {choices.length > 0 && (
          <Select
            label={`Product for ${sku}`}
            labelHidden
            value=""
            className="quick-row-choice"
            onChange={({ target }) =>
              target.value === NONE ? actions.unlist(row) : actions.change(row, { sku: target.value, qty })
            }
          >
            <option value="">{choices.length === 1 ? 'Is it this one?' : `Choose one of ${choices.length}`}</option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.sku}>{`${choice.sku} · ${choice.name}`}</option>
            ))}
            <option value={NONE}>None of these: ask for a quote</option>
          </Select>
        )}
        <QtyInput
          value={qty}
          onChange={(next) => actions.change(row, { sku, qty: next })}
          label={`Quantity of ${name}`}
        />
        <button
          type="button"
          className="button button-quiet button-icon quick-row-remove"
          aria-label={`Remove ${name}`}
          onClick={(event) => {
            keepFocus(event.currentTarget);
            actions.remove(row);
          }}
        >
          <Icon name="close" />
        </button>
      </li>
    );
  },
  // The actions work on the text as it is when they are called: only the row decides.
  (before, now) => JSON.stringify(before.row) === JSON.stringify(now.row),
);

/** The button is about to go: the focus goes to that of the row after it, or before it, or to the page. */
function keepFocus(button: HTMLElement): void {
  const item = button.closest('li')!;
  const next = item.nextElementSibling ?? item.previousElementSibling;
  const place =
    next?.querySelector<HTMLElement>('.quick-row-remove') ?? document.querySelector<HTMLElement>('textarea');
  place?.focus();
}

function ProductWords({ row: { product } }: { row: AnsweredRow }) {
  const { name, brand, price, unit, pack } = product!;
  return (
    <>
      {productWords(name)}
      {brand && ` · ${brand}`} · <Money value={price} /> / {unit}
      {pack && <span className="quiet"> · {pack}</span>}
    </>
  );
}

const tones: Record<AnsweredRow['state'], StatusTone> = {
  asked: 'idle',
  found: 'ok',
  short: 'warn',
  out: 'warn',
  discontinued: 'warn',
  several: 'busy',
  unknown: 'warn',
  bad: 'bad',
};

function Answer({ row }: { row: AnsweredRow }) {
  return (
    <p className="quick-row-answer">
      <Status tone={tones[row.state]}>{answerOf(row)}</Status>
      {row.typed.length > 1 && (
        <span className="small quiet">
          {row.typed.length} rows added up: {row.typed.map(({ line }) => line + 1).join(', ')}
        </span>
      )}
    </p>
  );
}

/** The answer in words: what was found and where the row will go. */
function answerOf({ state, product, to_cart, to_rfq, choices, typed, sku }: AnsweredRow): string {
  const count = (number: number) => number.toLocaleString('en-IN');
  switch (state) {
    case 'asked':
      return 'Looking up …';
    case 'found':
      return `Found, ${count(product!.stock)} in stock`;
    case 'short':
      return `Short stock, ${count(product!.stock)} in stock: ${count(to_cart)} to the cart, a quote for ${count(to_rfq)}`;
    case 'out':
      return `Out of stock: a quote for ${count(to_rfq)}`;
    case 'discontinued':
      return `Discontinued: a quote for ${count(to_rfq)}`;
    case 'several': {
      const alike = choices.some((choice) => skuKey(choice.sku) === skuKey(sku));
      if (alike) return 'Several matches: choose one';
      return choices.length === 1
        ? 'Not this SKU, but one that begins with it'
        : 'Not this SKU, but some that begin with it';
    }
    case 'unknown':
      return `Unknown SKU: a quote for ${count(to_rfq)}`;
    case 'bad':
      return typed[0].fault ?? '';
  }
}

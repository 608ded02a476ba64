import { type KeyboardEvent, useId, useState } from 'react';
import { isAvailable } from '#contracts/catalog/backorder.ts';
import type { CatalogProduct } from '#contracts/catalog/list.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { readQty } from '#contracts/catalog/terms.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';
import { Button } from '#ui/Button.tsx';
import { RequestQuoteLink } from '../RequestQuoteLink.tsx';
import './qty-add.css';

/**
 * The quantity typed in a row of a table, kept with its error until it is changed; blank adds the least. After Add the field is
 * blank again and keeps the focus.
 */
export function useQtyAdd(product: CatalogProduct, inCart: number, onAdd: (qty: number) => void) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const read = readQty(text, product, inCart);
    setError('error' in read ? read.error : null);
    if ('error' in read) return;
    onAdd(read.qty);
    setText('');
  };
  return {
    product,
    text,
    error,
    least: orderableQty(1, inCart > 0 ? { ...product, min_qty: 0 } : product),
    isSold: isAvailable(product) && !product.to_quote,
    type: (typed: string) => {
      setText(typed);
      setError(null);
    },
    add,
  };
}

type Typed = ReturnType<typeof useQtyAdd>;

/** The quantity, with its error or else the quantities that are sold; Enter adds it. */
export function QtyAddField({ typed, rules }: { typed: Typed; rules: string | null }) {
  const { product, text, error, least, isSold, type, add } = typed;
  const id = useId();
  const hint = error ?? rules;
  return (
    <>
      <input
        className="input qty-add"
        inputMode={MEASURES.has(product.unit) ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={`Quantity of ${product.sku}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? id : undefined}
        placeholder={String(least)}
        disabled={!isSold}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      {hint && (
        <span id={id} className={error ? 'field-error' : 'qty-rules quiet small'} role={error ? 'alert' : undefined}>
          {hint}
        </span>
      )}
    </>
  );
}

/** Adds the quantity; a product without a price or rate is quoted. */
export function QtyAddButton({ typed: { product, isSold, add } }: { typed: Typed }) {
  if (product.to_quote) return <RequestQuoteLink product={product} className="button-small" label="Quote" />;
  return (
    <Button small disabled={!isSold} onClick={add} aria-label={`Add ${product.sku}`}>
      Add
    </Button>
  );
}

/** The arrow keys move between the quantities of the element's tables, past rows that cannot be ordered. */
export function moveBetweenQuantities(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('.qty-add:enabled')];
  const next = fields[fields.indexOf(event.target) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
}

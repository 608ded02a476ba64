import { type KeyboardEvent, memo, useId, useState } from 'react';
import { formatPricePerPiece } from '#contracts/catalog/pack.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { readQty } from '#contracts/catalog/terms.ts';
import type { SizeCell, SizeColumn } from '#contracts/catalog/size-table.ts';
import { formatProductName } from '#client/typeset.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/UnitPrice.tsx';
import type { Extras } from './FamilyTable.tsx';
import type { Fold } from './fold-columns.ts';
import type { SizedRow } from './sort-rows.ts';
import { MEASURES } from '#contracts/fields/units.ts';

type Props = {
  row: SizedRow;
  columns: SizeColumn[];
  extras: Extras;
  fold: Fold;
  /** Quantity in the cart. */
  inCart: number;
  isJustAdded: boolean;
  onAdd: (product: CatalogCard, qty: number) => void;
};

/** One size: the product's data, a quantity and Add. */
export const SizeRow = memo(function SizeRow({
  row: { product, cells, details },
  columns,
  extras,
  fold,
  inCart,
  isJustAdded,
  onAdd,
}: Props) {
  const { id, sku, name, pack } = product;
  const folded = fold.folded.length > 0 && <Folded columns={columns} cells={cells} folded={fold.folded} />;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a className="code" href={`/portal/products/${id}`} title={name}>
          {sku}
        </a>
        {!extras.details && folded}
      </th>
      {extras.details && (
        <td role="cell" className="size-details">
          {details && formatProductName(details)}
          {folded}
        </td>
      )}
      {fold.shown.map((at) => (
        <td
          key={columns[at]!.key}
          role="cell"
          className={columns[at]!.numeric ? 'size-cell end' : 'size-cell'}
          data-label={columns[at]!.symbol ?? columns[at]!.name}
          data-unit={columns[at]!.unit ?? ''}
        >
          {cells[at] && formatProductName(cells[at].text)}
        </td>
      ))}
      {extras.pack && (
        <td role="cell" className="size-wide">
          {pack}
        </td>
      )}
      <Price product={product} extras={extras} />
      {extras.piece && (
        <td role="cell" className="end size-wide">
          {formatPricePerPiece(product)}
        </td>
      )}
      <td role="cell" className="end size-stock">
        <Stock product={product} />
      </td>
      <td role="cell" className="size-delivery">
        {/* On a wide screen the heading says it. */}
        <span className="size-narrow">Delivery </span>
        {product.delivery.text.replace(/^Delivery /, '')}
      </td>
      <Order product={product} inCart={inCart} isJustAdded={isJustAdded} onAdd={onAdd} />
    </tr>
  );
});

/** The units in stock, or why the product has to be quoted; a missing price is said in place of the price. */
function Stock({ product: { stock, to_quote } }: { product: CatalogCard }) {
  if (to_quote && to_quote !== 'no price') return <Status tone="warn">To be quoted</Status>;
  return stock > 0 ? stock.toLocaleString('en-IN') : <Status tone="bad">Out of stock</Status>;
}

/** The values of the columns that have no room. */
function Folded({ columns, cells, folded }: { columns: SizeColumn[]; cells: SizeCell[]; folded: number[] }) {
  return (
    <span className="size-folded">
      {folded.map((at) => {
        const { key, name, symbol, unit } = columns[at]!;
        const cell = cells[at];
        return (
          cell && (
            <span key={key}>
              <span className="quiet">{symbol ?? name}</span> {formatProductName(cell.text)}
              {unit && `\u00A0${unit}`}
            </span>
          )
        );
      })}
    </span>
  );
}

/** The price with its quantity breaks; on a narrow screen also with unit, pack and price per piece. */
function Price({ product, extras }: { product: CatalogCard; extras: Extras }) {
  const pack = extras.pack ? product.pack_price : formatPricePerPiece(product);
  return (
    <td role="cell" className="end size-price">
      <UnitPrice product={product} unitClass={extras.unit === null ? 'quiet small' : 'size-row-unit quiet small'} />
      {pack && <span className="size-narrow quiet small">{pack}</span>}
      {product.breaks && <span className="size-breaks quiet small">{product.breaks}</span>}
    </td>
  );
}

type OrderProps = Pick<Props, 'inCart' | 'isJustAdded' | 'onAdd'> & { product: CatalogCard };

/** Quantity, Add, and what is in the cart. */
function Order({ product, inCart, isJustAdded, onAdd }: OrderProps) {
  const { text, error, least, type, add, press } = useQuantity(product, inCart, onAdd);
  const id = useId();
  const { sku, qty_rules } = product;
  const isSold = product.stock > 0 && !product.to_quote;
  const hint = error ?? qty_rules;
  return (
    <>
      <td role="cell" className="end size-order">
        <input
          className="input size-qty"
          inputMode={MEASURES.has(product.unit) ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-label={`Quantity of ${sku}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? id : undefined}
          placeholder={String(least)}
          disabled={!isSold}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {hint && (
          <span id={id} className={error ? 'field-error' : 'size-rules quiet small'} role={error ? 'alert' : undefined}>
            {hint}
          </span>
        )}
      </td>
      <td role="cell" className="size-add">
        {product.to_quote ? (
          <RequestQuoteLink product={product} className="button-small" label="Quote" />
        ) : (
          <Button small disabled={!isSold} onClick={add} aria-label={`Add ${sku}`}>
            Add
          </Button>
        )}
      </td>
      <td role="cell" className="size-in-cart" data-fresh={isJustAdded || undefined}>
        {inCart > 0 && `${inCart.toLocaleString('en-IN')} in cart`}
      </td>
    </>
  );
}

/**
 * The typed quantity, kept with its error until it is changed; blank adds the least. After Add the field is blank again and
 * keeps the focus.
 */
function useQuantity(product: CatalogCard, inCart: number, onAdd: Props['onAdd']) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const read = readQty(text, product, inCart);
    setError('error' in read ? read.error : null);
    if ('error' in read) return;
    onAdd(product, read.qty);
    setText('');
  };
  return {
    text,
    error,
    least: orderableQty(1, inCart > 0 ? { ...product, min_qty: 0 } : product),
    type: (typed: string) => {
      setText(typed);
      setError(null);
    },
    add,
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') add();
    },
  };
}

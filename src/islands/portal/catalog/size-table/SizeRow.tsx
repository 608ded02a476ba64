import { type KeyboardEvent, memo, useState } from 'react';
import { formatPricePerPiece } from '#contracts/catalog/pack.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { formatQtyRules } from '#contracts/catalog/terms.ts';
import type { SizeColumn } from '#contracts/catalog/size-table.ts';
import { MAX_QTY } from '#contracts/limits.ts';
import { formatProductName } from '#client/typeset.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/UnitPrice.tsx';
import type { Extras } from './FamilyTable.tsx';
import type { SizedRow } from './sort-rows.ts';

type Props = {
  row: SizedRow;
  columns: SizeColumn[];
  extras: Extras;
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
  inCart,
  isJustAdded,
  onAdd,
}: Props) {
  const { id, sku, name, pack } = product;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a className="code" href={`/portal/products/${id}`} title={name}>
          {sku}
        </a>
      </th>
      {extras.details && (
        <td role="cell" className="size-details">
          {details && formatProductName(details)}
        </td>
      )}
      {cells.map((cell, at) => (
        <td
          key={columns[at]!.key}
          role="cell"
          className={columns[at]!.numeric ? 'size-cell end' : 'size-cell'}
          data-label={columns[at]!.symbol ?? columns[at]!.name}
          data-unit={columns[at]!.unit ?? ''}
        >
          {cell && formatProductName(cell.text)}
        </td>
      ))}
      {extras.pack && (
        <td role="cell" className="size-wide">
          {pack}
        </td>
      )}
      <Price product={product} hasUnit={extras.unit === null} />
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

/** The price with its quantity breaks; on a narrow screen also with unit, pack and price per piece. */
function Price({ product, hasUnit }: { product: CatalogCard; hasUnit: boolean }) {
  return (
    <td role="cell" className="end size-price">
      <UnitPrice product={product} unitClass={hasUnit ? 'quiet small' : 'size-row-unit quiet small'} />
      {product.pack_price && <span className="size-narrow quiet small">{product.pack_price}</span>}
      {product.breaks && <span className="size-breaks quiet small">{product.breaks}</span>}
    </td>
  );
}

type OrderProps = Pick<Props, 'inCart' | 'isJustAdded' | 'onAdd'> & { product: CatalogCard };

/** Quantity, Add, and what is in the cart. */
function Order({ product, inCart, isJustAdded, onAdd }: OrderProps) {
  const { text, type, least, add, press } = useQuantity(product, inCart, onAdd);
  const rules = formatQtyRules(product);
  const isSold = product.stock > 0 && !product.to_quote;
  return (
    <>
      <td role="cell" className="end size-order">
        <input
          className="input size-qty"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${product.sku}${rules ? `, ${rules}` : ''}`}
          placeholder={String(least)}
          disabled={!isSold}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {rules && <span className="size-rules quiet small">{rules}</span>}
      </td>
      <td role="cell" className="size-add">
        {product.to_quote ? (
          <RequestQuoteLink product={product} className="button-small" label="Quote" />
        ) : (
          <Button small disabled={!isSold} onClick={add} aria-label={`Add ${product.sku}`}>
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
 * The typed quantity, rounded up to what can be ordered; blank adds the least. After Add the field is blank again and keeps
 * the focus.
 */
function useQuantity(product: CatalogCard, inCart: number, onAdd: Props['onAdd']) {
  const [text, setText] = useState('');
  // A product in the cart has its minimum already.
  const rules = inCart > 0 ? { ...product, min_qty: 1 } : product;
  const add = () => {
    onAdd(product, Math.min(orderableQty(Number(text) || 1, rules), MAX_QTY));
    setText('');
  };
  return {
    text,
    least: orderableQty(1, rules),
    type: (typed: string) => setText(typed.replace(/\D/g, '').slice(0, String(MAX_QTY).length)),
    add,
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') add();
    },
  };
}

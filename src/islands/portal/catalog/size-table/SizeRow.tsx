import { type KeyboardEvent, memo, useState } from 'react';
import { formatPricePerPiece } from '#contracts/catalog/pack.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import type { SizeColumn } from '#contracts/catalog/size-table.ts';
import { MAX_QTY } from '#contracts/limits.ts';
import { formatProductName } from '#client/typeset.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
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
  const { id, sku, name, stock, pack } = product;
  const { text, type, add, press } = useQuantity(product, onAdd);
  const isSold = stock > 0;
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
        {isSold ? stock.toLocaleString('en-IN') : <Status tone="bad">Out of stock</Status>}
      </td>
      {extras.delivery && (
        <td role="cell" className="size-delivery">
          {deliveryOf(product)}
        </td>
      )}
      <td role="cell" className="end size-order">
        <input
          className="input size-qty"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${sku}`}
          placeholder={String(leastOf(product))}
          disabled={!isSold}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </td>
      <td role="cell" className="size-add">
        <Button small disabled={!isSold} onClick={add} aria-label={`Add ${sku}`}>
          Add
        </Button>
      </td>
      <td role="cell" className="size-in-cart" data-fresh={isJustAdded || undefined}>
        {inCart > 0 && `${inCart.toLocaleString('en-IN')} in cart`}
      </td>
    </tr>
  );
});

/** The price with its quantity breaks; on a narrow screen also with unit, pack and price per piece. */
function Price({ product, hasUnit }: { product: CatalogCard; hasUnit: boolean }) {
  const breaks = breaksOf(product);
  return (
    <td role="cell" className="end size-price">
      <Money value={product.price} />
      <span className={hasUnit ? 'quiet small' : 'size-row-unit quiet small'}> / {product.unit}</span>
      {product.pack_price && <span className="size-narrow quiet small">{product.pack_price}</span>}
      {breaks && <span className="size-breaks quiet small">{breaks}</span>}
    </td>
  );
}

/** What a reply may have as well: quantity breaks, the quantities in which the item is sold, and its delivery. */
type Terms = Partial<{
  breaks: string | null;
  min_qty: number;
  qty_multiple: number;
  delivery: { text: string } | null;
}>;
const breaksOf = (product: CatalogCard & Terms) => product.breaks;
const deliveryOf = (product: CatalogCard & Terms) => product.delivery?.text;
const leastOf = (product: CatalogCard & Terms) => orderable(product, 1);

/** The next quantity from `qty` on in which the item is sold. */
function orderable({ min_qty = 1, qty_multiple = 1 }: CatalogCard & Terms, qty: number): number {
  return Math.min(Math.ceil(Math.max(qty, min_qty) / qty_multiple) * qty_multiple, MAX_QTY);
}

/** The typed quantity; blank adds the least that can be ordered. After Add the field is blank again and keeps the focus. */
function useQuantity(product: CatalogCard, onAdd: Props['onAdd']) {
  const [text, setText] = useState('');
  const add = () => {
    onAdd(product, orderable(product, Number(text) || 1));
    setText('');
  };
  return {
    text,
    type: (typed: string) => setText(typed.replace(/\D/g, '').slice(0, String(MAX_QTY).length)),
    add,
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') add();
    },
  };
}

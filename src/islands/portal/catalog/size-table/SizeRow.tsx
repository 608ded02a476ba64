import { memo } from 'react';
import { formatPricePerPiece } from '#contracts/catalog/pack.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import type { SizeCell, SizeColumn } from '#contracts/catalog/size-table.ts';
import { formatProductName } from '#client/typeset.ts';
import { Status } from '#ui/Status.tsx';
import { QtyAddButton, QtyAddField, useQtyAdd } from '#widgets/products/QtyAdd.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import type { Extras } from './FamilyTable.tsx';
import type { Fold } from './fold-columns.ts';
import type { SizedRow } from './sort-rows.ts';

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
  return (
    <>
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
          {product.delivery.text.startsWith('Delivery ') && <span className="size-narrow">Delivery </span>}
          {product.delivery.text.replace(/^Delivery /, '')}
        </td>
        <Order product={product} inCart={inCart} isJustAdded={isJustAdded} onAdd={onAdd} />
      </tr>
      {fold.folded.length > 0 && (
        <tr role="row" className="size-folded-row">
          <td role="cell" colSpan={FIXED_COLUMNS + fold.shown.length}>
            <Folded columns={columns} cells={cells} folded={fold.folded} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The columns that every narrow table shows: SKU, price, stock, delivery, quantity, Add. */
const FIXED_COLUMNS = 6;

/** The units in stock, or why the product has to be quoted; a missing price is said in place of the price. */
function Stock({ product: { stock, can_backorder, to_quote } }: { product: CatalogCard }) {
  if (to_quote && to_quote !== 'no price') return <Status tone="warn">To be quoted</Status>;
  return stock > 0 || can_backorder ? (
    Math.max(stock, 0).toLocaleString('en-IN')
  ) : (
    <Status tone="bad">Out of stock</Status>
  );
}

/** The values of the columns that have no room, on a line of their own below the row. */
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
  const typed = useQtyAdd(product, inCart, (qty) => onAdd(product, qty));
  return (
    <>
      <td role="cell" className="end size-order">
        <QtyAddField typed={typed} rules={product.qty_rules} />
      </td>
      <td role="cell" className="size-add">
        <QtyAddButton typed={typed} />
      </td>
      <td role="cell" className="size-in-cart" data-fresh={isJustAdded || undefined}>
        {inCart > 0 && `${inCart.toLocaleString('en-IN')} in cart`}
      </td>
    </>
  );
}

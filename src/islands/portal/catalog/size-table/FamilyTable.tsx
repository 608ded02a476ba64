import { useMemo } from 'react';
import { formatPricePerPiece } from '#contracts/catalog/pack.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import type { SizeCell, SizeFamily } from '#contracts/catalog/size-table.ts';
import { classNames } from '#ui/class-names.ts';
import { drawingOfFamily } from '#widgets/products/drawing-of.ts';
import { SizedDrawing } from '#widgets/products/SizedDrawing.tsx';
import { sortBy } from './sorted-by.ts';
import { type SizedRow, sortRows } from './sort-rows.ts';
import { SizeRow } from './SizeRow.tsx';
import { useFold } from './use-fold.ts';
import { formatPer } from '#contracts/fields/money.ts';

type Props = {
  family: SizeFamily;
  products: Map<number, CatalogCard>;
  /** The sorted column of the address. */
  by: string | null;
  inCart: Map<number | null, number>;
  /** How many of its products are on the next page. */
  onNext: number;
  /** The product that was added last. */
  addedId: number | null;
  onAdd: (product: CatalogCard, qty: number) => void;
};

/** Which of the columns beside the sizes the products of a family fill. */
export type Extras = {
  details: boolean;
  /** Columns with long texts, which need some width to be read. */
  long: Set<number>;
  /** Packs that differ; a pack common to all is shown above the table. */
  pack: boolean;
  piece: boolean;
  /** The unit of all prices; null where they differ. */
  unit: string | null;
};

/** A family: its drawing, what all its products have, and a row for each of them. */
export function FamilyTable({ family, products, by, inCart, onNext, addedId, onAdd }: Props) {
  const { title, common, columns } = family;
  const rows = useMemo(() => sortRows(family, products, by), [family, products, by]);
  const extras = useMemo(() => extrasOf(rows), [rows]);
  const { sheet, fold } = useFold(columns, rows);
  const { shown, isCompact, isTight } = fold;
  const look = classNames('size-table', isCompact && 'size-compact', isTight && 'size-tight');
  return (
    <section className="size-family" ref={sheet}>
      <FamilyHead
        family={family}
        names={rows.map(({ product }) => product.name)}
        pack={extras.pack ? null : rows[0]!.product.pack}
      />
      <table className={look} role="table">
        <caption className="visually-hidden">
          {[`Sizes of ${title}`, ...common.map(({ text }) => text)].join(', ')}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <Heading name="SKU" by={by} sort="sku" />
            {extras.details && <Heading name="Description" />}
            {shown.map((at) => {
              const { key, name, unit, symbol, numeric } = columns[at]!;
              const width = extras.long.has(at) ? 'size-long' : '';
              return <Heading key={key} {...{ name, unit, symbol, by }} end={numeric} className={width} sort={key} />;
            })}
            {extras.pack && <Heading name="Pack" className="size-wide" />}
            <Heading name="Price" unit={extras.unit ? `₹ / ${extras.unit}` : '₹'} end by={by} sort="price" />
            {extras.piece && <Heading name="Per piece" className="size-wide" end />}
            <Heading name="Stock" end by={by} sort="stock" />
            <Heading name="Delivery" />
            <Heading name="Quantity" end />
            <Heading name="Add" isHidden />
            <Heading name="In cart" className="size-in-cart" />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <SizeRow
              key={row.product.id}
              row={row}
              columns={columns}
              extras={extras}
              fold={fold}
              inCart={inCart.get(row.product.id) ?? 0}
              isJustAdded={row.product.id === addedId}
              onAdd={onAdd}
            />
          ))}
        </tbody>
      </table>
      {onNext > 0 && (
        <p className="size-more quiet small">
          {`${rows.length} of ${rows.length + onNext} shown; more on the next page.`}
        </p>
      )}
    </section>
  );
}

const extrasOf = (rows: SizedRow[]): Extras => ({
  details: rows.some(({ details }) => details !== null),
  long: new Set(rows[0]!.cells.flatMap((_, at) => (rows.some(({ cells }) => isLong(cells[at]!)) ? [at] : []))),
  pack: rows.some(({ product }) => product.pack !== rows[0]!.product.pack),
  piece: rows.some(({ product }) => formatPricePerPiece(product) !== null),
  unit: rows.every(({ product }) => formatPer(product) === formatPer(rows[0]!.product))
    ? formatPer(rows[0]!.product)
    : null,
});

/** Characters. */
const LONG_TEXT = 14;
const isLong = (cell: SizeCell) => (cell?.text.length ?? 0) > LONG_TEXT;

type HeadProps = {
  family: SizeFamily;
  names: string[];
  /** The pack of all products; null if they differ or have none. */
  pack: string | null;
};

function FamilyHead({ family, names, pack }: HeadProps) {
  const { title, columns } = family;
  const common = pack ? [...family.common, { name: 'Pack', text: pack }] : family.common;
  const slug = drawingOfFamily(family, names);
  const letters = columns.flatMap(({ symbol }) => symbol?.split(' × ') ?? []);
  return (
    <header className="size-family-head">
      {slug && <SizedDrawing slug={slug} dimensions={letters.map((symbol) => ({ symbol, text: '' }))} />}
      <div>
        <h3>{title}</h3>
        <p className="size-common quiet small">
          {common.map(({ name, text }) => (
            <span key={name}>
              {name} <b>{text}</b>
            </span>
          ))}
        </p>
      </div>
    </header>
  );
}

type HeadingProps = {
  name: string;
  unit?: string | null;
  /** The letter of the dimension in the drawing. */
  symbol?: string | null;
  end?: boolean;
  isHidden?: boolean;
  className?: string;
  by?: string | null;
  /** Makes the column sortable by this name. */
  sort?: string;
};

/** A sortable heading switches between ascending, descending and the order of sizes. */
function Heading({ name, unit, symbol, end, isHidden, className = '', by, sort }: HeadingProps) {
  const current = by === `${sort}_asc` ? 'ascending' : by === `${sort}_desc` ? 'descending' : 'none';
  const next = { none: `${sort}_asc`, ascending: `${sort}_desc`, descending: null }[current];
  const text = (
    <span>
      {symbol && <b className="size-letter">{symbol} </b>}
      {name}
      {unit && <span className="size-unit"> ({unit})</span>}
    </span>
  );
  return (
    <th
      role="columnheader"
      scope="col"
      className={`${end ? 'end' : ''} ${sort ? '' : 'size-unsorted'} ${className}`.trim()}
      aria-sort={sort ? current : undefined}
    >
      {sort ? (
        <button type="button" className="table-sort" onClick={() => sortBy(next)}>
          {text}
        </button>
      ) : (
        <span className={isHidden ? 'visually-hidden' : 'size-heading'}>{name}</span>
      )}
    </th>
  );
}

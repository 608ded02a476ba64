import { useState } from 'react';
import { addToCart } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import { formatQtyRules } from '#contracts/catalog/terms.ts';
import type { Related, Variant } from '#contracts/catalog/related.ts';
import { Button } from '#ui/Button.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { moveBetweenQuantities, QtyAddButton, QtyAddField, useQtyAdd } from '#widgets/products/QtyAdd.tsx';
import { useCart } from '#widgets/use-cart.ts';
import { CompareToggle } from './CompareToggle.tsx';
import { Price, Stock } from './RelatedTable.tsx';

/** Rows shown at first: this product and the sizes next to it. */
const FOLDED = 7;

/** The sizes in which a product is sold, this one marked; nothing without others. */
export function VariantTable({ columns: names, rows }: Related['variants']) {
  const [isOpen, setOpen] = useState(false);
  const inCart = new Map(useCart().map(({ product_id, qty }) => [product_id, qty]));
  if (rows.length === 0) return null;
  const columns: Column<Variant>[] = [
    { label: 'SKU', lead: true, cell: (row) => <Sku {...row} hasName={names.length === 0} /> },
    ...names.map((label, at) => ({ label, cell: ({ values }: Variant) => values[at] ?? '–' })),
    { label: 'Price', end: true, cell: (row) => <Price {...row} /> },
    { label: 'Stock', cell: (row) => <Stock {...row} /> },
    {
      label: 'Quantity',
      cell: (row) => <Order product={row} inCart={inCart.get(row.id) ?? 0} />,
    },
  ];
  return (
    <section className="product-part variants" aria-labelledby="variants-title">
      <h2 id="variants-title" className="section-rule">
        Other sizes
      </h2>
      <div className="sheet" onKeyDown={moveBetweenQuantities}>
        <Table
          caption="Other sizes"
          columns={columns}
          rows={isOpen ? rows : nextToCurrent(rows)}
          rowKey={({ id }) => id}
        />
      </div>
      {!isOpen && rows.length > FOLDED && (
        <p className="variants-more">
          <Button small onClick={() => setOpen(true)}>{`Show all ${rows.length} sizes`}</Button>
        </p>
      )}
    </section>
  );
}

/** Quantity and Add, what is in the cart already, and the comparison. */
function Order({ product, inCart }: { product: Variant; inCart: number }) {
  const typed = useQtyAdd(product, inCart, (qty) => {
    addToCart({ ...product, product_id: product.id }, qty);
    toast(`${formatSold(qty, product)} of ${product.sku} added to the cart.`);
  });
  return (
    <span className="variant-order">
      <span className="variant-qty">
        <QtyAddField typed={typed} rules={formatQtyRules(product)} />
        {inCart > 0 && <span className="small quiet">{`${inCart.toLocaleString('en-IN')} in cart`}</span>}
      </span>
      <QtyAddButton typed={typed} />
      <CompareToggle product={product} />
    </span>
  );
}

function nextToCurrent(rows: Variant[]): Variant[] {
  const at = rows.findIndex(({ is_current }) => is_current);
  const start = Math.min(Math.max(0, at - Math.floor(FOLDED / 2)), Math.max(0, rows.length - FOLDED));
  return rows.slice(start, start + FOLDED);
}

function Sku({ id, sku, name, is_current, hasName }: Variant & { hasName: boolean }) {
  return (
    <span className="two-lines">
      {is_current ? (
        <span className="variant-current" aria-current="true">
          <span className="code">{sku}</span> <span className="small">this product</span>
        </span>
      ) : (
        <a className="code" href={`/portal/products/${id}`}>
          {sku}
        </a>
      )}
      {hasName && <span className="small quiet">{formatProductName(name)}</span>}
    </span>
  );
}

import { useId } from 'react';
import { addToCart } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import { CAN_BE_ORDERED, isAvailable } from '#contracts/catalog/backorder.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import type { RelatedProduct } from '#contracts/catalog/related.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { CompareToggle } from './CompareToggle.tsx';

/** A product with what the table says about it. */
type Row = RelatedProduct & { note: string };

type Props = { title: string; noteLabel: string; rows: Row[] };

/** Other products with a note, price and stock, to add to the cart or to compare; nothing without rows. */
export function RelatedTable({ title, noteLabel, rows }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  const columns: Column<Row>[] = [
    { label: 'Product', lead: true, cell: (row) => <Name {...row} /> },
    { label: noteLabel, cell: ({ note }) => <span className="related-note">{note}</span> },
    { label: 'Price', end: true, cell: (row) => <Price {...row} /> },
    { label: 'Stock', cell: (row) => <Stock {...row} /> },
    { label: 'Actions', labelHidden: true, end: true, cell: (row) => <Actions {...row} /> },
  ];
  return (
    <section className="product-part" aria-labelledby={id}>
      <h2 id={id} className="section-rule">
        {title}
      </h2>
      <div className="sheet">
        <Table caption={title} columns={columns} rows={rows} rowKey={(row) => row.id} />
      </div>
    </section>
  );
}

function Name({ id, sku, name }: Row) {
  return (
    <span className="two-lines">
      <a href={`/portal/products/${id}`}>{formatProductName(name)}</a>
      <span className="code small quiet">{sku}</span>
    </span>
  );
}

/** The price of one unit, with its pack. */
export function Price(product: RelatedProduct) {
  return (
    <span>
      <span className="related-price">
        <UnitPrice product={product} unitClass="small quiet" />
      </span>
      <PackPrice product={product} />
    </span>
  );
}

/** What is in stock, or why it cannot be ordered. */
export function Stock(product: RelatedProduct) {
  if (product.to_quote) return <Status tone="bad">To be quoted</Status>;
  if (product.stock <= 0 && product.can_backorder) return <Status tone="warn">{CAN_BE_ORDERED}</Status>;
  if (product.stock <= 0) return <Status tone="bad">Out of stock</Status>;
  return <Status tone="ok">{formatSold(product.stock, product)}</Status>;
}

function Actions(product: Row) {
  const { id, sku, to_quote } = product;
  const add = () => {
    const qty = orderableQty(1, product);
    addToCart({ ...product, product_id: id }, qty);
    toast(`${formatSold(qty, product)} of ${sku} ${qty === 1 ? 'is' : 'are'} in the cart.`);
  };
  return (
    <span className="related-actions">
      <CompareToggle product={product} />
      {to_quote ? (
        <RequestQuoteLink product={product} className="button-small" />
      ) : (
        <Button small disabled={!isAvailable(product)} onClick={add} aria-label={`Add to Cart: ${product.name}`}>
          Add to Cart
        </Button>
      )}
    </span>
  );
}

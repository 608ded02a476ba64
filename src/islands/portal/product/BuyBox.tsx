import { useState } from 'react';
import { addToCart } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import type { Product } from '#contracts/catalog/get.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import { Button } from '#ui/Button.tsx';
import { FavouriteStar } from '#widgets/FavouriteStar.tsx';
import { Money } from '#ui/Money.tsx';
import { PackPrice } from '#widgets/PackPrice.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';

/** Name, price and stock of a product, with quantity, Add to Cart and the favourite star. */
export function BuyBox({ product }: { product: Product }) {
  const [qty, setQty] = useState(1);
  const { sku, name, brand, price, unit, stock, active } = product;
  const buyable = active && stock > 0;
  const add = () => {
    addToCart({ ...product, product_id: product.id }, qty);
    toast(`${formatSold(qty, product)} of ${sku} ${qty === 1 ? 'is' : 'are'} in the cart.`);
    setQty(1);
  };
  return (
    <div className="buy">
      <p className="buy-label">
        <span className="code">{sku}</span>
        {brand && <span>{brand}</span>}
      </p>
      <h1 className="buy-name">{formatProductName(name)}</h1>
      <p className="buy-price">
        <Money value={price} />
        <span className="quiet"> / {unit}</span>
        <PackPrice product={product} />
      </p>
      <p>
        <Availability product={product} />
        {buyable && qty > stock && <Status tone="warn">{`Only ${stock.toLocaleString('en-IN')} in stock`}</Status>}
      </p>
      {product.delivery && <p className="small">{product.delivery.text}</p>}
      <div className="buy-row">
        <QtyInput value={qty} onChange={setQty} label={`Quantity of ${sku}`} disabled={!buyable} />
        <Button kind="primary" disabled={!buyable} onClick={add}>
          Add to Cart
        </Button>
        <FavouriteStar product={product} />
      </div>
      <p className="small">
        <a href={`/portal/rfqs/new?product=${product.id}`}>Request a quote</a>
        <span className="quiet"> for a larger quantity, another make or a fixed delivery date.</span>
      </p>
    </div>
  );
}

function Availability({ product }: { product: Product }) {
  const { active, stock } = product;
  if (!active) return <Status tone="bad">No longer sold</Status>;
  if (stock <= 0) return <Status tone="bad">Out of stock</Status>;
  return (
    <Status tone="ok">
      In stock <span className="quiet">{formatSold(stock, product)}</span>
    </Status>
  );
}

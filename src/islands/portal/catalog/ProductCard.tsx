import { memo } from 'react';
import { addToCart } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import { isAvailable } from '#contracts/catalog/backorder.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import { QUOTE_REASONS } from '#contracts/catalog/sale.ts';
import { getProductEndpoint } from '#contracts/catalog/get.ts';
import { Button } from '#ui/Button.tsx';
import { FavouriteStar } from '#widgets/products/FavouriteStar.tsx';
import '#widgets/prices/pack-price.css';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import { usePrefetchOnHover } from '#ui/use-prefetch-on-hover.ts';

/** One product of the grid (specification §2). Memoized, so that a changed filter does not render the other cards again. */
export const ProductCard = memo(function ProductCard({ product }: { product: CatalogCard }) {
  const add = () => {
    const qty = addToCart({ ...product, product_id: product.id });
    toast(`Added to the cart: ${qty} × ${product.sku}`);
  };
  const href = `/portal/products/${product.id}`;
  const prefetch = usePrefetchOnHover(getProductEndpoint, { id: String(product.id) });
  return (
    <li className="product-card">
      {/* The picture is the larger target; screen readers use the link on the name. */}
      <a href={href} tabIndex={-1} aria-hidden="true" className="product-card-picture" {...prefetch}>
        <ProductImage src={product.image} alt="" />
      </a>
      <p className="product-card-label">
        <span className="code">{product.sku}</span>
        {product.brand && <span>{product.brand}</span>}
        {product.material_code && (
          <span>
            Your code <span className="code">{product.material_code}</span>
          </span>
        )}
      </p>
      <h3 className="product-card-name" title={product.name}>
        <a href={href} {...prefetch}>
          {formatProductName(product.name)}
        </a>
      </h3>
      <p className="product-card-price">
        <UnitPrice product={product} unitClass="product-card-unit quiet small" />
        {product.breaks && <span className="pack-price quiet small">{product.breaks}</span>}
        {product.pack_price && <span className="pack-price quiet small">{product.pack_price}</span>}
      </p>
      {product.qty_rules && <p className="small quiet">{product.qty_rules}</p>}
      {isBoughtIn(product) ? (
        <p className="product-card-bought-in">
          <Status tone="warn">{product.delivery.text}</Status>
        </p>
      ) : (
        <>
          <Availability product={product} />
          <p className="product-card-delivery quiet small">{product.delivery.text}</p>
        </>
      )}
      {product.to_quote ? (
        <RequestQuoteLink product={product} className="button-wide" />
      ) : (
        <Button wide disabled={!isAvailable(product)} onClick={add} aria-label={`Add to Cart: ${product.name}`}>
          Add to Cart
        </Button>
      )}
      <FavouriteStar product={product} />
    </li>
  );
});

/** Not in stock, but it can be ordered: its delivery says both. */
const isBoughtIn = ({ to_quote, stock, can_backorder }: CatalogCard) => !to_quote && stock <= 0 && can_backorder;

/** Stock, or why the product has to be quoted; a missing price is said in place of the price. */
function Availability({ product: { to_quote, stock } }: { product: CatalogCard }) {
  if (to_quote && to_quote !== 'no price') return <Status tone="warn">{QUOTE_REASONS[to_quote]}</Status>;
  return stock > 0 ? <Status tone="ok">In stock</Status> : <Status tone="bad">Out of stock</Status>;
}

/** A placeholder while the page loads. */
export function ProductCardSkeleton() {
  return (
    <li className="product-card" aria-hidden="true">
      <Skeleton className="product-image" />
      <Skeleton text />
      <Skeleton className="product-card-name" />
      <Skeleton text className="product-card-price" />
      <Skeleton text />
      <Skeleton text />
      <Skeleton className="product-card-button" />
    </li>
  );
}

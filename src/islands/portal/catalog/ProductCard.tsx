import { memo } from 'react';
import { addToCart } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import { getProductEndpoint } from '#contracts/catalog/get.ts';
import { Button } from '#ui/Button.tsx';
import { FavouriteStar } from '#widgets/FavouriteStar.tsx';
import { Money } from '#ui/Money.tsx';
import '#widgets/pack-price.css';
import { ProductImage } from '#widgets/ProductImage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import { usePrefetchOnHover } from '#ui/use-prefetch-on-hover.ts';

/** One product of the grid (specification §2). Memoized, so that a changed filter does not render the other cards again. */
export const ProductCard = memo(function ProductCard({ product }: { product: CatalogCard }) {
  const inStock = product.stock > 0;
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
        <Money value={product.price} />
        <span className="product-card-unit quiet small"> / {product.unit}</span>
        {product.breaks && <span className="pack-price quiet small">{product.breaks}</span>}
        {product.pack_price && <span className="pack-price quiet small">{product.pack_price}</span>}
      </p>
      {product.qty_rules && <p className="small quiet">{product.qty_rules}</p>}
      <Status tone={inStock ? 'ok' : 'bad'}>{inStock ? 'In stock' : 'Out of stock'}</Status>
      <p className="product-card-delivery quiet small">{product.delivery.text}</p>
      <Button wide disabled={!inStock} onClick={add} aria-label={`Add to Cart: ${product.name}`}>
        Add to Cart
      </Button>
      <FavouriteStar product={product} />
    </li>
  );
});

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

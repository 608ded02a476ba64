import { memo } from 'react';
import { addToCart } from '#client/cart.ts';
import { productWords } from '#client/typeset.ts';
import type { CatalogProduct } from '#contracts/catalog.ts';
import { getProductEndpoint } from '#contracts/product.ts';
import { Button } from '#ui/Button.tsx';
import { FavouriteStar } from '#ui/FavouriteStar.tsx';
import { Money } from '#ui/Money.tsx';
import { ProductImage } from '#ui/ProductImage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import { useHoverRead } from '#ui/use-hover-read.ts';

/** One product of the grid (specification §2). Drawn once: a filter that changes leaves the cards that are there alone. */
export const ProductCard = memo(function ProductCard({ product }: { product: CatalogProduct }) {
  const inStock = product.stock > 0;
  const add = () => {
    addToCart({ ...product, product_id: product.id });
    toast(`${product.sku} is in the cart.`);
  };
  const href = `/portal/products/${product.id}`;
  const likely = useHoverRead(getProductEndpoint, { id: String(product.id) });
  return (
    <li className="product-card">
      {/* The name is the link that is read out; the picture is the larger place to hit. */}
      <a href={href} tabIndex={-1} aria-hidden="true" className="product-card-picture" {...likely}>
        <ProductImage src={product.image} alt="" />
      </a>
      <p className="product-card-label">
        <span className="code">{product.sku}</span>
        {product.brand && <span>{product.brand}</span>}
      </p>
      <h3 className="product-card-name" title={product.name}>
        <a href={href} {...likely}>
          {productWords(product.name)}
        </a>
      </h3>
      <p className="product-card-price">
        <Money value={product.price} />
        <span className="product-card-unit quiet small"> / {product.unit}</span>
      </p>
      <Status tone={inStock ? 'ok' : 'bad'}>{inStock ? 'In stock' : 'Out of stock'}</Status>
      <Button wide disabled={!inStock} onClick={add} aria-label={`Add to Cart: ${product.name}`}>
        Add to Cart
      </Button>
      <FavouriteStar product={product} />
    </li>
  );
});

/** Holds a card's place while the page loads. */
export function ProductCardSkeleton() {
  return (
    <li className="product-card" aria-hidden="true">
      <Skeleton className="product-image" />
      <Skeleton text />
      <Skeleton className="product-card-name" />
      <Skeleton text className="product-card-price" />
      <Skeleton text />
      <Skeleton className="product-card-button" />
    </li>
  );
}

import { addToCart } from '#client/cart.ts';
import { formatDate } from '#client/format.ts';
import { formatProductName } from '#client/typeset.ts';
import { isAvailable } from '#contracts/catalog/backorder.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import { BOUGHT_PRODUCTS, type BoughtProduct } from '#contracts/portal/overview.ts';
import { Button } from '#ui/Button.tsx';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';

/** The company's recent purchases, to add to the cart again in the same quantity. Undefined while they load. */
export function BuyAgain({ products }: { products: BoughtProduct[] | undefined }) {
  return (
    <section className="again" aria-labelledby="again-title">
      <h2 id="again-title" className="section-rule">
        Buy again
        <a className="small" href="/portal/catalog">
          All products
        </a>
      </h2>
      {products?.length === 0 ? (
        <p className="recent-empty">
          No orders yet. Items you order are listed here so that you can reorder them.{' '}
          <a href="/portal/catalog">Open the catalogue</a>
        </p>
      ) : (
        <ul className="again-list sheet">
          {products?.map((product) => (
            <Item key={product.id} product={product} />
          ))}
          {!products && Array.from({ length: BOUGHT_PRODUCTS }, (_, index) => <ItemSkeleton key={index} />)}
        </ul>
      )}
    </section>
  );
}

function Item({ product }: { product: BoughtProduct }) {
  const { id, sku, name, image, qty, bought_at, to_quote } = product;
  const amount = formatSold(qty, product);
  const add = () => {
    addToCart({ ...product, product_id: id }, qty);
    toast(`${amount} of ${sku} ${qty === 1 ? 'is' : 'are'} in the cart.`);
  };
  return (
    <li className="again-item">
      <ProductImage src={image} alt="" />
      <p className="again-words">
        <a href={`/portal/products/${id}`}>{formatProductName(name)}</a>
        <span className="small quiet code">{sku}</span>
        <span className="small">
          <UnitPrice product={product} />
          <PackPrice product={product} />
        </span>
        <span className="small quiet">
          {isAvailable(product) || to_quote ? (
            <>
              {amount} on <time dateTime={bought_at}>{formatDate(bought_at)}</time>
            </>
          ) : (
            <Status tone="bad">Out of stock</Status>
          )}
        </span>
      </p>
      {to_quote ? (
        <RequestQuoteLink product={product} className="button-small" />
      ) : (
        <Button small disabled={!isAvailable(product)} onClick={add} aria-label={`Add again: ${amount} of ${name}`}>
          Add again
        </Button>
      )}
    </li>
  );
}

function ItemSkeleton() {
  return (
    <li className="again-item" aria-hidden="true">
      <Skeleton className="product-image" />
      <div className="again-words">
        <Skeleton text />
        <Skeleton text />
        <Skeleton text />
      </div>
      <Skeleton className="again-button" />
    </li>
  );
}

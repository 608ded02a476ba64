import { sentenceCase } from '#client/format.ts';
import type { ProductRow } from '#contracts/catalog/admin-list.ts';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';

/** One product of the list: image, name, SKU, company, price, Edit (specification §2). */
export function ProductCard({ product }: { product: ProductRow }) {
  const { id, sku, name, company_id, company_name, stock, active, image, to_quote } = product;
  const edit = `/admin/products/${id}`;
  return (
    <li className="admin-product">
      <ProductImage src={image} alt={name} />
      <div className="admin-product-text">
        <h2 className="admin-product-name">
          <a href={edit}>{name}</a>
        </h2>
        <p className="code small">{sku}</p>
        <p className="small quiet">
          Company {company_id} · {company_name}
        </p>
        <p className="admin-product-price">
          <UnitPrice product={product} unitClass="small quiet" />
        </p>
        {active && to_quote && (
          <p>
            <Status tone="warn">{sentenceCase(to_quote)}</Status>
          </p>
        )}
        <p className="admin-product-foot">
          {active ? (
            <Status tone={stock > 0 ? 'ok' : 'warn'}>
              {stock > 0 ? `${stock.toLocaleString('en-IN')} in stock` : 'Out of stock'}
            </Status>
          ) : (
            <Status tone="bad">Discontinued</Status>
          )}
          <a className="button button-secondary button-small" href={edit} aria-label={`Edit ${name}`}>
            Edit
          </a>
        </p>
      </div>
    </li>
  );
}

/** A card while the page loads. */
export function ProductCardSkeleton() {
  return (
    <li className="admin-product" aria-hidden="true">
      <Skeleton className="product-image" />
      <div className="admin-product-text">
        <Skeleton text />
        <Skeleton text />
        <Skeleton text />
        <Skeleton className="admin-product-foot" />
      </div>
    </li>
  );
}

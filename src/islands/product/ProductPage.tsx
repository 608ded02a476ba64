import { getProductEndpoint, type Product } from '#contracts/product.ts';
import { Breadcrumb, type Crumb } from '#ui/Breadcrumb.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { useTitle } from '#ui/use-title.ts';
import { BuyBox } from './BuyBox.tsx';
import { DataSheet } from './DataSheet.tsx';
import { Gallery } from './Gallery.tsx';
import './product.css';

/** One product of the catalogue. The shell is one static page: the id stands in the address. */
export function ProductPage() {
  const id = useHydrated() ? (location.pathname.split('/').at(-1) ?? '') : '';
  const { data, error, refetch, isFetching } = useRead(getProductEndpoint, { id }, { enabled: id !== '' });
  return (
    <>
      <div className="product-crumbs">
        <Breadcrumb crumbs={crumbsOf(data?.product)} />
      </div>
      {data ? (
        <Sheet product={data.product} />
      ) : error ? (
        <ProductError error={error} retry={() => refetch()} busy={isFetching} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Sheet({ product }: { product: Product }) {
  useTitle(`${product.sku} ${product.name}`);
  return (
    <article className="product">
      <Gallery key={product.id} name={product.name} images={product.images} />
      <BuyBox product={product} />
      <DataSheet product={product} />
    </article>
  );
}

/** Catalog, category, subcategory, the product itself; each step leads to that part of the catalogue. */
function crumbsOf(product: Product | undefined): Crumb[] {
  const catalog = { label: 'Catalog', href: '/portal/catalog' };
  if (!product) return [catalog, { label: 'Product' }];
  const { category, subcategory, sku } = product;
  const crumbs: Crumb[] = [catalog];
  if (category) crumbs.push({ label: category, href: `/portal/catalog?${new URLSearchParams({ category })}` });
  if (category && subcategory) {
    const pair = new URLSearchParams({ category, subcategory });
    crumbs.push({ label: subcategory, href: `/portal/catalog?${pair}` });
  }
  return [...crumbs, { label: sku }];
}

type ErrorProps = { error: { status: number; message: string }; retry: () => void; busy: boolean };

function ProductError({ error, retry, busy }: ErrorProps) {
  // 400 is an address that holds no product's id at all: for the reader the same as one that does not exist.
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState
        action={
          <a className="button button-secondary" href="/portal/catalog">
            Open the catalogue
          </a>
        }
      >
        This product was not found.
      </EmptyState>
    );
  }
  return (
    <Notice tone="bad" onRetry={retry} busy={busy}>
      {error.message}
    </Notice>
  );
}

function Loading() {
  return (
    <div className="product" aria-busy="true">
      <Skeleton className="product-image gallery-main" />
      <div className="buy">
        <Skeleton text />
        <Skeleton className="buy-name-skeleton" />
        <Skeleton className="buy-box-skeleton" />
      </div>
      <Skeleton className="data-sheet data-sheet-skeleton" />
    </div>
  );
}

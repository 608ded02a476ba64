import { getProductEndpoint, type Product } from '#contracts/catalog/get.ts';
import type { Crumb } from '#ui/Breadcrumb.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { BuyBox } from './BuyBox.tsx';
import { DataSheet } from './DataSheet.tsx';
import { Gallery } from './Gallery.tsx';
import './product.css';

/** One product of the catalogue. */
export function ProductPage() {
  return (
    <RecordPage
      endpoint={getProductEndpoint}
      crumbs={(reply) => crumbsOf(reply?.product)}
      notFound="This product was not found."
      back={{ label: 'Open the catalogue', href: '/portal/catalog' }}
      loading={<Loading />}
    >
      {({ product }) => <Sheet product={product} />}
    </RecordPage>
  );
}

function Sheet({ product }: { product: Product }) {
  useDocumentTitle(`${product.sku} ${product.name}`);
  return (
    <article className="product">
      <Gallery key={product.id} name={product.name} images={product.images} />
      <BuyBox product={product} />
      <DataSheet product={product} />
    </article>
  );
}

/** Catalog, category, subcategory and the product; each links to that part of the catalogue. */
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

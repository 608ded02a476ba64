import { isAvailable } from '#contracts/catalog/backorder.ts';
import { getProductEndpoint, type Product } from '#contracts/catalog/get.ts';
import type { ItemDocument } from '#contracts/catalog/documents.ts';
import { getRelatedEndpoint } from '#contracts/catalog/related.ts';
import type { Crumb } from '#ui/Breadcrumb.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { useRead } from '#ui/use-read.ts';
import { BuyBox } from './BuyBox.tsx';
import { CompareBar } from './CompareBar.tsx';
import { DataSheet } from './DataSheet.tsx';
import { DocumentList } from './DocumentList.tsx';
import { Gallery } from './Gallery.tsx';
import { RelatedProducts, Replacements } from './RelatedProducts.tsx';
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
      {({ product, documents }) => <Sheet key={product.id} product={product} documents={documents} />}
    </RecordPage>
  );
}

function Sheet({ product, documents }: { product: Product; documents: ItemDocument[] }) {
  useDocumentTitle(`${product.sku} ${product.name}`);
  const related = useRead(getRelatedEndpoint, { id: product.id });
  const canOrder = product.active && isAvailable(product) && !product.to_quote;
  return (
    <>
      <article className="product">
        <Gallery name={product.name} images={product.images} />
        <BuyBox product={product} />
        {!canOrder && <Replacements product={product} read={related} />}
        <DataSheet product={product} />
        <DocumentList documents={documents} />
        <RelatedProducts read={related} hasAlternatives={canOrder} />
      </article>
      <CompareBar />
    </>
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

import { writeSearch } from '#client/url-search.ts';
import { listProductsEndpoint, PRODUCTS_PAGE_SIZE } from '#contracts/admin-products.ts';
import { Button } from '#ui/Button.tsx';
import { CompanySelect } from '#ui/CompanySelect.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListCount } from '#ui/ListCount.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { UrlSearch } from '#ui/UrlSearch.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { CartonDrawing } from './CartonDrawing.tsx';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import './products.css';

const SKELETONS = 8;

/** Products of all companies or of one, found by name or SKU (specification §2). The URL holds what is shown. */
export function ProductList() {
  const params = useSearchParams();
  const q = params.get('q') ?? '';
  const company_id = Number(params.get('company_id')) || null;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = { q, company_id, page, size: PRODUCTS_PAGE_SIZE };
  const { data, error, refetch, isFetching, isPlaceholderData } = useRead(listProductsEndpoint, query, { keep: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PRODUCTS_PAGE_SIZE));
  return (
    <div className="stack">
      <div className="list-tools">
        <CompanySelect
          label="Company"
          labelHidden
          name="company_id"
          none="All companies"
          className="products-company"
          value={company_id}
          onChange={(id) => writeSearch({ company_id: id, page: null }, { push: true })}
        />
        <UrlSearch label="Search products" placeholder="Search by name or SKU" q={q} />
        <ListCount total={data?.total} capped={data?.total_capped} one="product" many="products" />
      </div>
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {data?.total === 0 ? (
        <NoProducts filtered={q !== '' || company_id !== null} />
      ) : (
        <ul className="desk-products" data-stale={isPlaceholderData || undefined} aria-busy={isFetching}>
          {data?.items.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
          {!data && !error && Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
        </ul>
      )}
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(to) => writeSearch({ page: to === 1 ? null : to }, { push: true })} />
      )}
    </div>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  const showAll = () => writeSearch({ q: null, company_id: null }, { push: true });
  return (
    <EmptyState
      drawing={<CartonDrawing />}
      action={
        filtered ? (
          <Button onClick={showAll}>Show all products</Button>
        ) : (
          <a className="button button-secondary" href="/admin/products/new">
            Add Product
          </a>
        )
      }
    >
      No products.
    </EmptyState>
  );
}

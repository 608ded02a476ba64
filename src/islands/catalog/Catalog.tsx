import { useEffect } from 'react';
import { queryClient, read } from '#client/queries.ts';
import { type CatalogSort, listCatalogEndpoint } from '#contracts/catalog.ts';
import { CATALOG_PAGE_SIZE } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Select } from '#ui/Select.tsx';
import { UrlSearch } from '#ui/UrlSearch.tsx';
import { exceptPage } from '#ui/use-list-query.ts';
import { useRead } from '#ui/use-read.ts';
import { useReturnToPlace } from '#ui/use-return-to-place.ts';
import './catalog.css';
import { CategoryList } from './CategoryList.tsx';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import { changeFilters, type Filters, sortLabels, useFilters } from './use-filters.ts';

/** Cards of skeleton while the first page loads (specification §2). */
const SKELETONS = 8;

/** Search, categories, sort and pages over the company's own catalogue. */
export function Catalog() {
  const filters = useFilters();
  const query = { ...filters, size: CATALOG_PAGE_SIZE };
  const { data, error, refetch, isFetching, isPlaceholderData, answers } = useRead(listCatalogEndpoint, query, {
    keep: true,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / CATALOG_PAGE_SIZE));

  useEffect(() => {
    // The next page is the likeliest next wish; reading it now makes Next instant.
    if (data && filters.page < pages)
      void queryClient.prefetchQuery(read(listCatalogEndpoint, { ...query, page: filters.page + 1 }));
  });

  const beyond = data !== undefined && !isPlaceholderData && filters.page > pages;
  useEffect(() => {
    // An old bookmark: the list has become shorter since.
    if (beyond) changeFilters({ page: pages }, { push: false });
  }, [beyond, pages]);

  useReturnToPlace(data !== undefined);

  const turn = (page: number) => {
    changeFilters({ page });
    document.getElementById('catalog-results')?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="catalog">
      <UrlSearch
        large
        className="catalog-search"
        label="Search products"
        placeholder="Search Product, Category, Brand..."
        q={filters.q}
      />
      <CategoryList {...filters} />
      <section
        id="catalog-results"
        className="catalog-results"
        aria-labelledby="catalog-summary"
        aria-busy={isFetching}
      >
        <div className="catalog-bar">
          <div>
            <h2 id="catalog-summary" className="catalog-summary">
              {summary(filters)}
            </h2>
            <p className="catalog-count quiet" role="status">
              <span key={answers}>
                {data ? `Showing ${data.items.length} of ${data.total}${data.total_capped ? '+' : ''}` : ' '}
                {data?.corrected && !isPlaceholderData && (
                  <>
                    {' for '}
                    <strong>{data.corrected}</strong>, not “{filters.q}”
                  </>
                )}
              </span>
            </p>
          </div>
          <Select
            label="Sort"
            name="sort"
            className="catalog-sort"
            value={filters.sort}
            onChange={(event) => changeFilters({ sort: event.target.value as CatalogSort })}
          >
            {Object.entries(sortLabels).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        {error && (
          <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
            {error.message}
          </Notice>
        )}
        {!error && data?.items.length === 0 ? (
          <EmptyState
            drawing={<EmptyDrawing of="search" />}
            action={
              <Button onClick={() => changeFilters({ q: '', category: null, subcategory: null })}>
                Show all products
              </Button>
            }
          >
            No products found. Try changing category or search.
          </EmptyState>
        ) : (
          <ul key={data && answers} className="product-grid" data-stale={isPlaceholderData || undefined}>
            {data?.items.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
            {!data && !error && Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
          </ul>
        )}
        {data && data.items.length > 0 && (
          <Pager key={exceptPage(answers)} page={filters.page} pages={pages} onPage={turn} />
        )}
      </section>
    </div>
  );
}

function summary({ category, subcategory }: Filters): string {
  if (!category) return 'All Categories';
  return subcategory ? `Category: ${category} → ${subcategory}` : `Category: ${category}`;
}

import { lazy, Suspense, useEffect } from 'react';
import { queryClient, read } from '#client/queries.ts';
import { listCatalogEndpoint } from '#contracts/catalog/list.ts';
import { CATALOG_PAGE_SIZE, TABLE_PAGE_SIZE } from '#contracts/limits.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { withoutPage } from '#ui/lists/without-page.ts';
import { useRead } from '#ui/use-read.ts';
import { useRestoreScroll } from '#ui/lists/use-restore-scroll.ts';
import './catalog.css';
import { CatalogBar } from './CatalogBar.tsx';
import { CatalogSearch } from './CatalogSearch.tsx';
import { CategoryList } from './CategoryList.tsx';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import { TableView } from './TableView.tsx';
import { changeFilters, type Filters, isNarrowed, queryOf, useFilters } from './use-filters.ts';
import { useView, type View } from './use-view.ts';

// Loaded when they are needed: the catalogue's first page is light (decision 012). Pass them what this page has as props: a module
// that they import too becomes a file of its own.
const FacetBar = lazy(() => import('./FacetBar.tsx'));
const NoProducts = lazy(() => import('./NoProducts.tsx'));
const SavedSearches = lazy(() => import('./SavedSearches.tsx'));

/** Skeleton cards while the first page loads (specification §2). */
const SKELETONS = 8;

/** Search, categories, sort and pages of the company's own catalogue. */
export function Catalog() {
  const filters = useFilters();
  const view = useView();
  const page = useCatalogPage(filters, view);
  const { data, pages, query, error, isFetching, isPlaceholderData, dataKey } = page;
  useRestoreScroll(data !== undefined);
  // Until the search is counted, the numbers of all products would be wrong.
  const isCounted = isNarrowed({ ...filters, category: null, subcategory: null });
  const counted = (isCounted && data?.facets?.categories) || null;
  return (
    <div className="catalog" data-view={view} data-counting={(isCounted && !counted) || undefined}>
      <CatalogSearch q={filters.q} />
      <CategoryList filters={filters} counted={counted} />
      <section
        id="catalog-results"
        className="catalog-results"
        aria-labelledby="catalog-summary"
        aria-busy={isFetching}
      >
        <CatalogBar view={view} filters={filters} page={data} isStale={isPlaceholderData} dataKey={dataKey} />
        {/* Also without filters, so that the products stay where they are once the address is read. */}
        <div className="facets">
          {isNarrowed(filters) ? (
            <>
              <Suspense>
                <FacetBar filters={filters} page={data} isStale={isPlaceholderData} />
              </Suspense>
              <Suspense>
                <SavedSearches />
              </Suspense>
            </>
          ) : (
            <p className="quiet small">Search or choose a category to filter.</p>
          )}
        </div>
        <ReadError read={page} />
        {!error && data?.items.length === 0 ? (
          <Suspense>
            <NoProducts filters={filters} isNarrowed={isNarrowed(filters)} />
          </Suspense>
        ) : view === 'table' ? (
          !error && <TableView page={data} isStale={isPlaceholderData} hasMore={pages > 1} query={query} />
        ) : (
          <ul key={data && dataKey} className="product-grid" data-stale={isPlaceholderData || undefined}>
            {data?.items.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
            {!data && !error && Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
          </ul>
        )}
        {data && data.items.length > 0 && (
          <Pager key={withoutPage(dataKey)} page={filters.page} pages={pages} onPage={turnPage} />
        )}
      </section>
    </div>
  );
}

/** Reads the page that the filters ask for, prefetches the next one, and leaves a page past the end. */
function useCatalogPage(filters: Filters, view: View) {
  const size = view === 'table' ? TABLE_PAGE_SIZE : CATALOG_PAGE_SIZE;
  const query = { ...queryOf(filters), view: view === 'table' ? view : null, size };
  const page = useRead(listCatalogEndpoint, query, { keepPrevious: true });
  const { data, isPlaceholderData } = page;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / size));

  useEffect(() => {
    // Makes Next instant.
    if (data && filters.page < pages)
      void queryClient.prefetchQuery(read(listCatalogEndpoint, { ...query, page: filters.page + 1 }));
  });

  const isPastEnd = data !== undefined && !isPlaceholderData && filters.page > pages;
  useEffect(() => {
    // An old bookmark to a page that no longer exists.
    if (isPastEnd) changeFilters({ page: pages }, { push: false });
  }, [isPastEnd, pages]);

  return { ...page, pages, query };
}

function turnPage(page: number): void {
  changeFilters({ page });
  document.getElementById('catalog-results')?.scrollIntoView({ block: 'start' });
}

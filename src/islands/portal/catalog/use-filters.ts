import { writeSearch } from '#client/url-search.ts';
import type { CatalogSort } from '#contracts/catalog/list.ts';
import { searchTermIn, useSearchParams } from '#ui/lists/use-search-params.ts';

/** Labels of the sort dropdown (specification §2). */
export const sortLabels: Record<CatalogSort, string> = {
  relevance: 'Relevance',
  price_asc: 'Price: Low to High',
  price_desc: 'Price: High to Low',
  name_asc: 'Name: A-Z',
  name_desc: 'Name: Z-A',
  newest: 'Newest',
};

/** What the catalogue shows; all of it is in the URL. */
export interface Filters {
  q: string;
  category: string | null;
  subcategory: string | null;
  sort: CatalogSort;
  page: number;
}

/** Reads the filters from the URL, ignoring invalid values. */
export function useFilters(): Filters {
  const params = useSearchParams();
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    q: searchTermIn(params),
    category: params.get('category'),
    subcategory: params.get('subcategory'),
    sort: isSort(sort) ? sort : 'relevance',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const isSort = (sort: string): sort is CatalogSort => Object.hasOwn(sortLabels, sort);

/** Changes some filters and returns to page 1 (specification §4), unless the change is the page itself. */
export function changeFilters(change: Partial<Filters>, { push = true } = {}): void {
  const { sort, page = 1, ...rest } = change;
  writeSearch(
    {
      ...rest,
      ...(sort === undefined ? {} : { sort: sort === 'relevance' ? null : sort }),
      page: page === 1 ? null : page,
    },
    { push },
  );
}

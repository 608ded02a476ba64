import { writeSearch } from '#client/url-search.ts';
import type { CatalogSort } from '#contracts/catalog.ts';
import { searchOf, useSearchParams } from '#ui/use-search-params.ts';

/** The sorts as the dropdown names them (specification §2). */
export const sortLabels: Record<CatalogSort, string> = {
  relevance: 'Relevance',
  price_asc: 'Price: Low to High',
  price_desc: 'Price: High to Low',
  name_asc: 'Name: A-Z',
  name_desc: 'Name: Z-A',
  newest: 'Newest',
};

/** What the catalogue shows; the URL holds it. */
export interface Filters {
  q: string;
  category: string | null;
  subcategory: string | null;
  sort: CatalogSort;
  page: number;
}

/** The filters of the URL; anything unreadable in it is as if it were not there. */
export function useFilters(): Filters {
  const params = useSearchParams();
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    q: searchOf(params),
    category: params.get('category'),
    subcategory: params.get('subcategory'),
    sort: isSort(sort) ? sort : 'relevance',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const isSort = (sort: string): sort is CatalogSort => Object.hasOwn(sortLabels, sort);

/** Changes some filters and returns to page 1 (specification §4), unless the page itself is what changes. */
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

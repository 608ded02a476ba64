import { writeSearch } from '#client/url-search.ts';
import type { CatalogSort } from '#contracts/catalog/list.ts';
import { CATALOG_PARAMS, PRICE } from '#contracts/catalog/params.ts';
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
  /** The chosen values of each facet; the address has one parameter for each value: `bore=25+mm&bore=30+mm`. */
  chosen: Record<string, string[]>;
  /** Rupees, as typed; blank for no limit. */
  price_min: string;
  price_max: string;
  in_stock: '' | '1' | null;
  sort: CatalogSort;
  page: number;
}

/** Reads the filters from the URL, ignoring invalid values. */
export function useFilters(): Filters {
  const params = useSearchParams();
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  const price = (name: string) => PRICE.exec(params.get(name) ?? '')?.[0] ?? '';
  return {
    q: searchTermIn(params),
    category: params.get('category'),
    subcategory: params.get('subcategory'),
    chosen: chosenIn(params),
    price_min: price('price_min'),
    price_max: price('price_max'),
    in_stock: params.get('in_stock') && '1',
    sort: isSort(sort) ? sort : 'relevance',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const isSort = (sort: string): sort is CatalogSort => Object.hasOwn(sortLabels, sort);

/** A link may have parameters of others, which the server ignores. */
const chosenIn = (params: URLSearchParams): Filters['chosen'] =>
  Object.fromEntries(
    [...params.keys()].filter((key) => !CATALOG_PARAMS.includes(key)).map((key) => [key, params.getAll(key)]),
  );

/** The filters as the call takes them. */
export const queryOf = ({ chosen, ...filters }: Filters) => ({
  ...filters,
  chosen: Object.keys(chosen).length > 0 ? JSON.stringify(chosen) : null,
});

/** Whether the catalogue is narrowed by anything: only then the reply has facets. */
export const isNarrowed = (filters: Filters): boolean =>
  Object.values({ ...queryOf(filters), sort: null, page: null }).some(Boolean);

/**
 * Changes some filters and returns to page 1 (specification §4), unless the change is the page itself. In another category
 * the attributes are others, so what is chosen of them is removed; brand and delivery stay.
 */
export function changeFilters(change: Partial<Omit<Filters, 'chosen'>>, { push = true } = {}): void {
  const { sort, page = 1, ...rest } = change;
  const leaves = 'category' in change ? chosenIn(new URLSearchParams(location.search)) : {};
  writeSearch(
    {
      ...Object.fromEntries(
        Object.entries(leaves).map(([key, values]) => [key, key === 'brand' || key === 'delivery' ? values : null]),
      ),
      ...rest,
      ...(sort === undefined ? {} : { sort: sort === 'relevance' ? null : sort }),
      page: page === 1 ? null : page,
    },
    { push },
  );
}

import { writeSearch } from '#client/url-search.ts';
import { type CatalogSort, MAX_FACETS, MAX_VALUE, MAX_VALUES } from '#contracts/catalog/list.ts';
import { CATALOG_PARAMS } from '#contracts/catalog/params.ts';
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
  in_stock: boolean;
  sort: CatalogSort;
  page: number;
}

/** Reads the filters from the URL, ignoring invalid values. */
export function useFilters(): Filters {
  const params = useSearchParams();
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  const price = (name: string) => (isPrice(params.get(name) ?? '') ? params.get(name)! : '');
  return {
    q: searchTermIn(params),
    category: params.get('category'),
    subcategory: params.get('subcategory'),
    chosen: chosenIn(params),
    price_min: price('price_min'),
    price_max: price('price_max'),
    in_stock: params.get('in_stock') === '1',
    sort: isSort(sort) ? sort : 'relevance',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const isSort = (sort: string): sort is CatalogSort => Object.hasOwn(sortLabels, sort);

/** An amount in rupees as the call accepts it. */
export const isPrice = (price: string) => /^\d{1,10}(\.\d{1,2})?$/.test(price);

/** Parameters that are no facets; a test of the attribute templates refuses an attribute with such a name. */
const OTHERS = new Set<string>(CATALOG_PARAMS);

/** A link may have parameters of others, which the server ignores; more or longer values than it accepts are left out. */
function chosenIn(params: URLSearchParams): Filters['chosen'] {
  const facets = [...new Set(params.keys())].filter((key) => !OTHERS.has(key));
  const valuesOf = (key: string) => params.getAll(key).filter((value) => value !== '' && value.length <= MAX_VALUE);
  return Object.fromEntries(facets.slice(0, MAX_FACETS).map((key) => [key, valuesOf(key).slice(0, MAX_VALUES)]));
}

/** The filters as the call takes them. */
export function queryOf({ chosen, price_min, price_max, in_stock, ...filters }: Filters) {
  const hasChosen = Object.values(chosen).some((values) => values.length > 0);
  return {
    ...filters,
    chosen: hasChosen ? JSON.stringify(chosen) : null,
    ...{ price_min, price_max, in_stock: in_stock ? '1' : null },
  };
}

/**
 * Changes some filters and returns to page 1 (specification §4), unless the change is the page itself. In another category
 * the attributes are others, so what is chosen of them is removed; a brand stays.
 */
export function changeFilters(change: Partial<Omit<Filters, 'chosen'>>, { push = true } = {}): void {
  const { sort, page = 1, in_stock, ...rest } = change;
  const leaves = 'category' in change || 'subcategory' in change;
  const attributes = leaves ? Object.keys(chosenIn(new URLSearchParams(location.search))).filter(isAttribute) : [];
  writeSearch(
    {
      ...Object.fromEntries(attributes.map((key) => [key, null])),
      ...rest,
      ...(sort === undefined ? {} : { sort: sort === 'relevance' ? null : sort }),
      ...(in_stock === undefined ? {} : { in_stock: in_stock ? '1' : null }),
      page: page === 1 ? null : page,
    },
    { push },
  );
}

const isAttribute = (key: string) => key !== 'brand';

/** Chooses the values of one facet. */
export const chooseValues = (key: string, values: string[]): void =>
  writeSearch({ [key]: values, page: null }, { push: true });

/** Removes all that is chosen of facets, price and stock. */
export function clearFacets({ chosen }: Filters): void {
  const none = Object.fromEntries(Object.keys(chosen).map((key) => [key, null]));
  writeSearch({ ...none, price_min: null, price_max: null, in_stock: null, page: null }, { push: true });
}

/** How many values are chosen; a price range is one. */
export const chosenCount = ({ chosen, price_min, price_max, in_stock }: Filters): number =>
  Object.values(chosen).flat().length + (price_min || price_max ? 1 : 0) + (in_stock ? 1 : 0);

import { writeSearch } from '#client/url-search.ts';
import type { Filters } from './use-filters.ts';

/** Chooses the values of one facet. */
export const chooseValues = (key: string, values: string[]): void =>
  writeSearch({ [key]: values, page: null }, { push: true });

/** Shows products in stock only, or all. */
export const chooseStock = (in_stock: Filters['in_stock']): void =>
  writeSearch({ in_stock, page: null }, { push: true });

/** Removes all that is chosen of facets, price and stock, and other parameters too. */
export function clearFacets({ chosen }: Filters, others: Record<string, null> = {}): void {
  const none = Object.fromEntries(Object.keys(chosen).map((key) => [key, null]));
  writeSearch({ ...others, ...none, price_min: null, price_max: null, in_stock: null, page: null }, { push: true });
}

/** How many values are chosen; a price range is one. */
export const chosenCount = ({ chosen, price_min, price_max, in_stock }: Filters): number =>
  Object.values(chosen).flat().length + (price_min || price_max ? 1 : 0) + (in_stock ? 1 : 0);

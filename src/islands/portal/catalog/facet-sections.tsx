import type { ReactNode } from 'react';
import type { Facets } from '#contracts/catalog/list.ts';
import { FacetValues } from './FacetValues.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { Filters } from './use-filters.ts';

/** One filter, as a menu of the row or a part of the drawer. */
export interface FacetSection {
  key: string;
  label: string;
  /** Number of values chosen. */
  chosen: number;
  body: ReactNode;
}

/** The facets in the order of the reply, then the price. */
export function sectionsOf(filters: Filters, facets: Facets | null | undefined): FacetSection[] {
  const { chosen, price_min, price_max } = filters;
  const fields = (facets?.fields ?? []).map((facet) => {
    const values = chosen[facet.key] ?? [];
    const body = <FacetValues facet={facet} chosen={values} capped={facets!.capped} />;
    return { key: facet.key, label: facet.name, chosen: values.length, body };
  });
  const price = <PriceFilter price_min={price_min} price_max={price_max} range={facets?.price_range} />;
  return [...fields, { key: 'price', label: 'Price', chosen: price_min || price_max ? 1 : 0, body: price }];
}

import type { Facets } from '#contracts/catalog/list.ts';
import { FacetValues } from './FacetValues.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { Filters } from './use-filters.ts';

type Props = {
  /** Key of a facet, or `price`. */
  of: string;
  filters: Filters;
  facets: Facets | null | undefined;
};

/** The values of one filter. */
export function FacetBody({ of, filters, facets }: Props) {
  const { chosen, price_min, price_max } = filters;
  if (of === 'price') return <PriceFilter price_min={price_min} price_max={price_max} range={facets?.price_range} />;
  const facet = facets?.fields.find(({ key }) => key === of);
  return facet && <FacetValues facet={facet} chosen={chosen[of] ?? []} capped={facets!.capped} />;
}

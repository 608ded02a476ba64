import type { Query } from '#client/site/library-query.ts';
import type { Filter } from './LibraryFilters.tsx';

/** The search and filters in the address. A value that a filter does not offer counts as All. */
export function queryIn(params: URLSearchParams, filters: Filter[]): Query {
  const valueOf = ({ name, values }: Filter) => {
    const value = params.get(name) ?? '';
    return values.includes(value) ? value : '';
  };
  return {
    q: params.get('q') ?? '',
    picks: Object.fromEntries(filters.map((filter) => [filter.name, valueOf(filter)])),
  };
}

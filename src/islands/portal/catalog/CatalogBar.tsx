import type { CatalogSort } from '#contracts/catalog/list.ts';
import { Select } from '#ui/forms/Select.tsx';
import { changeFilters, type Filters, sortLabels } from './use-filters.ts';
import type { View } from './use-view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

type Props = {
  view: View;
  filters: Filters;
  /** Undefined while it loads. */
  page:
    | { items: unknown[]; total: number; total_capped?: boolean; corrected?: string | null; partial?: boolean }
    | undefined;
  /** True while `page` belongs to the previous filters. */
  isStale: boolean;
  /** Identifies `page`: a new count is redrawn, so that it does not seem to move. */
  dataKey: string;
};

/** The selected category, the number of products shown, and the sort order. */
export function CatalogBar({ view, filters, page, isStale, dataKey }: Props) {
  return (
    <div className="catalog-bar">
      <div>
        <h2 id="catalog-summary" className="catalog-summary">
          {page?.partial && !isStale ? `No exact match for “${filters.q}”. Closest matches:` : summaryOf(filters)}
        </h2>
        <p className="catalog-count quiet" role="status">
          <span key={dataKey}>
            {page ? `Showing ${page.items.length} of ${page.total}${page.total_capped ? '+' : ''}` : ' '}
            {page?.corrected && !isStale && (
              <>
                {' for '}
                <strong>{page.corrected}</strong>, not “{filters.q}”
              </>
            )}
          </span>
        </p>
      </div>
      <ViewSwitch view={view} />
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
  );
}

function summaryOf({ q, category, subcategory }: Filters): string {
  if (!category) return q ? `Results for “${q}”` : 'All Categories';
  return subcategory ? `Category: ${category} → ${subcategory}` : `Category: ${category}`;
}

import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { chosenCount, clearFacets } from './choose-facets.ts';
import { quoteAddress } from './SearchNotes.tsx';
import type { Filters } from './use-filters.ts';

type Props = {
  filters: Filters;
  /** Whether the filters leave something out; if not, the catalogue itself is empty. */
  isNarrowed: boolean;
};

/** Instead of the grid: what to do if nothing is found. */
export default function NoProducts({ filters, isNarrowed }: Props) {
  if (!isNarrowed) {
    const quote = (
      <a className="button button-secondary" href="/portal/rfqs/new">
        Request a quote
      </a>
    );
    return (
      <EmptyState drawing={<EmptyDrawing of="products" />} action={quote}>
        No products in your catalogue yet.
      </EmptyState>
    );
  }
  const showAll = () => clearFacets(filters, { q: null, category: null, subcategory: null });
  const action = (
    <div className="cluster">
      {chosenCount(filters) > 0 && <Button onClick={() => clearFacets(filters)}>Clear filters</Button>}
      <Button onClick={showAll}>Show all products</Button>
      {filters.q && <a href={quoteAddress(filters.q)}>Ask for a quote for this</a>}
    </div>
  );
  return (
    <EmptyState drawing={<EmptyDrawing of="search" />} action={action}>
      No products found. Try changing category or search.
    </EmptyState>
  );
}

import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { chosenCount, clearFacets } from './choose-facets.ts';
import type { Filters } from './use-filters.ts';

type Props = {
  filters: Filters;
  /** Address of an RFQ for the search. */
  quote: string;
};

/** Instead of the grid: what to do if nothing is found. */
export default function NoProducts({ filters, quote }: Props) {
  const showAll = () => clearFacets(filters, { q: null, category: null, subcategory: null });
  const action = (
    <div className="cluster">
      {chosenCount(filters) > 0 && <Button onClick={() => clearFacets(filters)}>Clear filters</Button>}
      <Button onClick={showAll}>Show all products</Button>
      {filters.q && <a href={quote}>Ask for a quote for this</a>}
    </div>
  );
  return (
    <EmptyState drawing={<EmptyDrawing of="search" />} action={action}>
      No products found. Try changing category or search.
    </EmptyState>
  );
}

import { lazy, Suspense, useId, useState } from 'react';
import type { Facets } from '#contracts/catalog/list.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { FacetChips } from './FacetChips.tsx';
import { type FacetSection, sectionsOf } from './facet-sections.tsx';
import './facets.css';
import { changeFilters, chosenCount, type Filters } from './use-filters.ts';

const FacetDrawer = lazy(() => import('./FacetDrawer.tsx'));

type Props = {
  filters: Filters;
  /** Undefined while it loads; null if there is too much to count. */
  facets: Facets | null | undefined;
};

/** The filters of the catalogue: a row of menus, on a phone a button that opens a drawer; below, what is chosen. */
export function FacetBar({ filters, facets }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const chosen = chosenCount(filters);
  const sections = sectionsOf(filters, facets);
  const stock = (
    <Checkbox
      className="facet-stock"
      checked={filters.in_stock}
      onChange={() => changeFilters({ in_stock: !filters.in_stock })}
      label={facets ? `In stock (${facets.in_stock}${facets.capped ? '+' : ''})` : 'In stock'}
    />
  );
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className="facets">
      <div className="facet-bar" role="group" aria-label="Filters">
        {sections.map((section) => (
          <FacetMenu key={section.key} section={section} />
        ))}
        {stock}
      </div>
      <Button className="facet-open" onClick={open} aria-haspopup="dialog">
        <Icon name="filter" />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      {wasOpened && (
        <Suspense>
          <FacetDrawer open={isOpen} onClose={() => setOpen(false)} filters={filters} sections={sections}>
            {stock}
          </FacetDrawer>
        </Suspense>
      )}
      <FacetChips filters={filters} facets={facets} />
    </div>
  );
}

/** A button with the values of one facet below it: a popover, which the browser closes by Escape and a click beside it. */
function FacetMenu({ section: { label, chosen, body } }: { section: FacetSection }) {
  const id = useId();
  return (
    <div>
      <button type="button" className="facet-menu" popoverTarget={id} data-chosen={chosen > 0 || undefined}>
        {label}
        {chosen > 0 && ` (${chosen})`}
        <Icon name="down" />
      </button>
      <div id={id} popover="auto" className="facet-panel">
        {body}
      </div>
    </div>
  );
}

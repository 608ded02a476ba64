import { type ReactNode, useId, useState } from 'react';
import type { Facets, Neighbours } from '#contracts/catalog/list.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import './facets.css';
import { chooseStock, chosenCount } from './choose-facets.ts';
import { FacetBody } from './FacetBody.tsx';
import { FacetChips } from './FacetChips.tsx';
import { FacetDrawer } from './FacetDrawer.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import type { Filters } from './use-filters.ts';

type Props = {
  filters: Filters;
  /** Undefined while it loads. */
  page:
    | { facets: Facets | null; total: number; total_capped: boolean; neighbours: Neighbours | null; partial: boolean }
    | undefined;
  /** True while `page` belongs to the previous filters. */
  isStale: boolean;
};

/** One filter, as a menu of the row or a part of the drawer. */
export interface FacetSection {
  key: string;
  label: string;
  /** Number of values chosen. */
  chosen: number;
}

/** The filters of the catalogue: a row of menus, on a phone a button that opens a drawer; below, what is chosen. */
export default function FacetBar({ filters, page, isStale }: Props) {
  const facets = page?.facets;
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenCount(filters);
  const sections = sectionsOf(filters, facets);
  const bodyOf = (key: string) => <FacetBody of={key} filters={filters} facets={facets} />;
  const stock = (
    <Checkbox
      className="facet-stock"
      checked={filters.in_stock === '1'}
      onChange={() => chooseStock(filters.in_stock ? null : '1')}
      label={facets ? `In stock (${facets.in_stock}${facets.capped ? '+' : ''})` : 'In stock'}
    />
  );
  // Without a product there is nothing to filter.
  const hasFilters = page?.total !== 0 || chosen > 0;
  return (
    <>
      {hasFilters && (
        <>
          <div className="facet-bar" role="group" aria-label="Filters">
            {stock}
            {sections.map((section) => (
              <FacetMenu key={section.key} section={section}>
                {bodyOf(section.key)}
              </FacetMenu>
            ))}
          </div>
          <Button className="facet-open" onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon name="filter" />
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
        </>
      )}
      <FacetDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        filters={filters}
        sections={sections}
        bodyOf={bodyOf}
        stock={stock}
        show={page ? showLabel(page) : 'Show products'}
      />
      {page && !isStale && <SearchNotes page={page} q={filters.q} />}
      {chosen > 0 && <FacetChips filters={filters} facets={facets} />}
    </>
  );
}

function showLabel({ total, total_capped }: NonNullable<Props['page']>): string {
  if (total === 0) return 'No products';
  return `Show ${total.toLocaleString('en-IN')}${total_capped ? '+' : ''} ${total === 1 ? 'product' : 'products'}`;
}

/** The facets in the order of the reply, then the price. */
function sectionsOf({ chosen, price_min, price_max }: Filters, facets: Facets | null | undefined): FacetSection[] {
  const fields = (facets?.fields ?? []).map(({ key, name }) => ({
    key,
    label: name,
    chosen: chosen[key]?.length ?? 0,
  }));
  return [...fields, { key: 'price', label: 'Price', chosen: price_min || price_max ? 1 : 0 }];
}

type MenuProps = { section: FacetSection; children: ReactNode };

/** A button with the values of one facet below it: a popover, which the browser closes by Escape and a click beside it. */
function FacetMenu({ section: { label, chosen }, children }: MenuProps) {
  const id = useId();
  return (
    <div>
      <button type="button" className="facet-menu" popoverTarget={id} data-chosen={chosen > 0 || undefined}>
        {label}
        {chosen > 0 && ` (${chosen})`}
        <Icon name="down" />
      </button>
      <div id={id} popover="auto" className="facet-panel">
        {children}
      </div>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { FacetSection } from './FacetBar.tsx';
import { chosenCount, clearFacets } from './choose-facets.ts';
import type { Filters } from './use-filters.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  filters: Filters;
  sections: FacetSection[];
  /** The values of a section. */
  bodyOf: (key: string) => ReactNode;
  /** The filter by stock, above the others. */
  stock: ReactNode;
  /** Of the button that closes it: `Show 6 products`. */
  show: string;
};

/** The filters on a phone. Each choice applies at once; the list behind shows it when the drawer is closed. */
export function FacetDrawer({ open, onClose, filters, sections, bodyOf, stock, show }: Props) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <>
          {chosenCount(filters) > 0 && (
            <Button kind="quiet" onClick={() => clearFacets(filters)}>
              Clear all
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {show}
          </Button>
        </>
      }
    >
      {open && stock}
      {open &&
        sections.map((section) => (
          <Section key={section.key} section={section}>
            {bodyOf(section.key)}
          </Section>
        ))}
    </Drawer>
  );
}

/** Open from the start if something is chosen in it; then only the buyer opens and closes it. */
function Section({ section: { label, chosen }, children }: { section: FacetSection; children: ReactNode }) {
  const [isOpen] = useState(chosen > 0);
  return (
    <details className="facet-section" open={isOpen}>
      <summary>
        {label}
        {chosen > 0 && ` (${chosen})`}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { FacetSection } from './facet-sections.tsx';
import { chosenCount, clearFacets, type Filters } from './use-filters.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  filters: Filters;
  sections: FacetSection[];
  /** The filter by stock, above the others. */
  children: ReactNode;
};

/** The filters on a phone. Each choice applies at once; the list behind shows it when the drawer is closed. */
export default function FacetDrawer({ open, onClose, filters, sections, children }: Props) {
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
            Show results
          </Button>
        </>
      }
    >
      {children}
      {sections.map(({ key, label, chosen, body }) => (
        <details key={key} className="facet-section" open={chosen > 0}>
          <summary>
            {label}
            {chosen > 0 && ` (${chosen})`}
            <Icon name="down" />
          </summary>
          {body}
        </details>
      ))}
    </Drawer>
  );
}

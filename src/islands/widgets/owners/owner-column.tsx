import type { Owned } from '#contracts/owners/owners.ts';
import type { Column } from '#ui/Table.tsx';

/** The owner of a row in a list of staff. */
export const ownerColumn: Column<Owned> = {
  label: 'Owner',
  cell: ({ owner }) => owner ?? <span className="quiet">Unassigned</span>,
};

import type { Owned } from '#contracts/owners/owners.ts';
import type { Column } from '#ui/Table.tsx';
import './owners.css';

/** The owner of a row in a list of staff. */
export const ownerColumn: Column<Owned> = {
  label: 'Owner',
  cell: ({ owner }) =>
    owner ? <span className="owner-name">{owner}</span> : <span className="quiet">Unassigned</span>,
};

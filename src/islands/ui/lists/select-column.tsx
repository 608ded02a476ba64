import type { Column } from '../Table.tsx';
import type { Selection } from './use-selection.ts';

/** The first column of a list whose rows can be selected: a checkbox in each row, and one for the page in the heading. */
export function selectColumn<Row>(selection: Selection<Row>): Column<Row> {
  const { rows, nameOf, has, toggle, isPageSelected, togglePage } = selection;
  return {
    label: 'Select',
    labelHidden: true,
    select: true,
    heading: (
      <span className="choice">
        <input
          type="checkbox"
          aria-label="Select all rows on this page"
          checked={isPageSelected}
          ref={(box) => void (box && (box.indeterminate = !isPageSelected && rows.length > 0))}
          onChange={togglePage}
        />
      </span>
    ),
    cell: (row) => (
      <span className="choice">
        <input
          type="checkbox"
          data-select=""
          aria-label={`Select ${nameOf(row)}`}
          checked={has(row)}
          onChange={({ nativeEvent }) => toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </span>
    ),
  };
}

import { Select } from '../forms/Select.tsx';
import { changeList } from './use-list-query.ts';

type Props = {
  /** The current order, as in the URL; null for the default. */
  sort: string | null;
  /** The label of the default order, such as `Newest first`. */
  defaultLabel: string;
  /** The other orders: values as the call takes them, with their labels. */
  sorts: Record<string, string>;
  onSort?: (sort: string | null) => void;
  /** For a default label that does not read as an order. */
  showLabel?: boolean;
};

/** Sorts a list, among its `tools`. The choice goes into the URL. */
export function SortSelect({ sort, defaultLabel, sorts, onSort = (sort) => changeList({ sort }), showLabel }: Props) {
  return (
    <Select
      label="Sort"
      labelHidden={!showLabel}
      name="sort"
      className="list-filter by-sort"
      value={sort !== null && sort in sorts ? sort : ''}
      onChange={(event) => onSort(event.target.value || null)}
    >
      <option value="">{defaultLabel}</option>
      {Object.entries(sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

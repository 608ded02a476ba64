import { Select } from './Select.tsx';
import { changeList } from './use-list-query.ts';

type Props = {
  /** The present order, as the URL has it; null for the list's own. */
  sort: string | null;
  /** What the list's own order is called, such as `Newest first`. */
  own: string;
  /** The other orders: values as the call takes them, and as they read. */
  sorts: Record<string, string>;
  onSort?: (sort: string | null) => void;
  /** Where the own order’s name does not say that it is one. */
  labelShown?: boolean;
};

/** In which order a list stands, among its `tools`. The choice goes into the URL. */
export function SortSelect({ sort, own, sorts, onSort = (sort) => changeList({ sort }), labelShown }: Props) {
  return (
    <Select
      label="Sort"
      labelHidden={!labelShown}
      name="sort"
      className="list-filter"
      value={sort !== null && sort in sorts ? sort : ''}
      onChange={(event) => onSort(event.target.value || null)}
    >
      <option value="">{own}</option>
      {Object.entries(sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

import { changeList, type ListState } from './use-list-query.ts';
import { Select } from './Select.tsx';

/** A filter of a list: one of a few values, or none of them. */
export type Filter = {
  /** Of the call's parameter and of the URL's. */
  name: string;
  label: string;
  /** Values as the call takes them, and as they read. */
  options: readonly { value: string; label: string }[];
  /** What stands for no choice, such as `All statuses`. */
  all: string;
};

/** More values than these, or longer words, are no row of buttons but a dropdown: a phone would cut them at its edge. */
const MOST_CHIPS = 5;
const MOST_LETTERS = 36;

/** Few values stand side by side as ruled cells, many in a dropdown. The choice goes into the URL. */
export function ListFilter({ filter, list }: { filter: Filter; list: ListState }) {
  const { name, label, options, all } = filter;
  const chosen = list.filters[name] ?? null;
  const letters = [all, ...options.map((option) => option.label)].join('').length;
  if (options.length > MOST_CHIPS || letters > MOST_LETTERS) {
    return (
      <Select
        label={label}
        labelHidden
        name={name}
        className="list-filter"
        value={chosen ?? ''}
        onChange={(event) => changeList({ [name]: event.target.value || null })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <div className="list-choice" role="group" aria-label={label}>
      {[{ value: null, label: all }, ...options].map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => changeList({ [name]: option.value })}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

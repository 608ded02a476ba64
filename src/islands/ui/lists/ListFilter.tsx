import { changeList, type ListState } from './use-list-query.ts';
import { Select } from '../forms/Select.tsx';

/** A filter of a list by one of a few values. */
export type Filter = {
  /** The name of the parameter, in the call and in the URL. */
  name: string;
  label: string;
  /** Values as the call takes them, with their labels. */
  options: readonly { value: string; label: string }[];
  /** The label of no choice, such as `All statuses`. */
  all: string;
};

/** With more options or letters than these, a dropdown replaces the row of buttons, which a phone would cut off. */
const MAX_BUTTONS = 5;
const MAX_LETTERS = 36;

/** A few options as a row of buttons, many as a dropdown. The choice goes into the URL. */
export function ListFilter({ filter, list }: { filter: Filter; list: ListState }) {
  const { name, label, options, all } = filter;
  const chosen = list.filters[name] ?? null;
  const letters = [all, ...options.map((option) => option.label)].join('').length;
  if (options.length > MAX_BUTTONS || letters > MAX_LETTERS) {
    return (
      <Select
        label={label}
        labelHidden
        name={name}
        className={`list-filter by-${name}`}
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

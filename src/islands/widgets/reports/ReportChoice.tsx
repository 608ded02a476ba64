import { Select } from '#ui/forms/Select.tsx';
import { changeList } from '#ui/lists/use-list-query.ts';

type Props = { name: string; label: string; none: string; value: string | null; options: readonly string[] };

/** A filter of a report. A value outside the options, from an old address, is offered too. */
export function ReportChoice({ name, label, none, value, options }: Props) {
  return (
    <Select
      label={label}
      labelHidden
      name={name}
      className="list-filter"
      value={value ?? ''}
      onChange={(event) => changeList({ [name]: event.target.value || null })}
    >
      <option value="">{none}</option>
      {value && !options.includes(value) && <option>{value}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  );
}

import { Select } from '#ui/forms/Select.tsx';
import { changeList } from '#ui/lists/use-list-query.ts';

type Props<By extends string> = { by: By; groupings: readonly By[]; labels: Record<By, string> };

/** Chooses what the rows of a report are: `By month`. */
export function GroupingSelect<By extends string>({ by, groupings, labels }: Props<By>) {
  return (
    <Select
      label="Rows"
      labelHidden
      name="by"
      className="list-filter"
      value={by}
      onChange={(event) => changeList({ by: event.target.value })}
    >
      {groupings.map((grouping) => (
        <option key={grouping} value={grouping}>
          By {labels[grouping]}
        </option>
      ))}
    </Select>
  );
}

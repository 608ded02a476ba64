import { type ReactNode, useState } from 'react';
import { dayErrors } from '#contracts/fields/day-span.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import type { Column } from '../Table.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ListCount } from './ListCount.tsx';
import { type Filter, ListFilter } from './ListFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { UrlSearch } from './UrlSearch.tsx';
import type { ListState } from './use-list-query.ts';

type HeadProps<Row> = {
  /** The list's saved views. */
  above?: ReactNode;
  columns?: Column<Row>[] | undefined;
  columnsName?: string | undefined;
  /** Labels of the columns shown. */
  shown: readonly string[];
};

/** Above a list's tools: its saved views, and the choice of its columns. */
export function ListHead<Row>({ above, columns, columnsName, shown }: HeadProps<Row>) {
  if (!above && !columnsName) return null;
  return (
    <div className="list-views-row">
      {above}
      {columns && columnsName && <ColumnChooser name={columnsName} columns={columns} shown={shown} />}
    </div>
  );
}

type ToolsProps<Row> = {
  search?: string | undefined;
  filters?: readonly (Filter | string)[] | undefined;
  tools?: ((list: ListState) => ReactNode) | undefined;
  columns?: Column<Row>[] | undefined;
  list: ListState;
  singular: string;
  plural: string;
  total: number | undefined;
  capped: boolean | undefined;
};

/** Search, filters, other tools and the count of a list. In the admin area a phone folds the filters behind a button. */
export function ListTools<Row>({ search, filters = [], tools, columns, list, ...count }: ToolsProps<Row>) {
  const { singular, plural, total, capped } = count;
  const [isOpen, setIsOpen] = useState(false);
  // An invalid date is corrected in its field, which then must not fold away.
  if (!isOpen && Object.keys(dayErrors(list.filters)).length > 0) setIsOpen(true);
  const set = Object.values(list.filters).filter((value) => value !== null).length;
  return (
    <div className="list-tools" data-filters={isOpen ? 'open' : 'folded'}>
      {search && <UrlSearch label={`Search ${plural}`} placeholder={search} q={list.q} />}
      {filters.length > 0 && (
        <Button className="filters-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon name="filter" /> Filters{set > 0 && ` (${set})`}
        </Button>
      )}
      {filters.map(
        (filter) => typeof filter === 'object' && <ListFilter key={filter.name} filter={filter} list={list} />,
      )}
      {tools?.({ ...list, isEmpty: total === 0 })}
      {columns && <PhoneSort columns={columns} list={list} />}
      <ListCount total={total} capped={capped} singular={singular} plural={plural} />
    </div>
  );
}

/** On a phone a table has no headings to sort by (table.css), so a dropdown does it. */
function PhoneSort<Row>({ columns, list }: { columns: Column<Row>[]; list: ListState }) {
  const sorts = columns.flatMap(({ label, sort }) =>
    sort
      ? [
          [`${sort}_asc`, `${label}: ascending`],
          [`${sort}_desc`, `${label}: descending`],
        ]
      : [],
  );
  if (sorts.length === 0) return null;
  return (
    <div className="phone-sort">
      <SortSelect sort={list.sort} defaultLabel="Default order" sorts={Object.fromEntries(sorts)} showLabel />
    </div>
  );
}

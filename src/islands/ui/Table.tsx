import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './Skeleton.tsx';

/** One column: its heading and its cell in each row. */
export type Column<Row> = {
  /** The heading; on a phone, where rows are stacked, the label before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligns money and figures to the right. */
  end?: boolean;
  /** Shows the heading to screen readers only, as over a column of links. */
  labelHidden?: boolean;
  /** A control in the heading instead of the label. */
  heading?: ReactNode;
  /** The narrow column of checkboxes that select rows; on a phone in the row's corner. */
  select?: boolean;
  /** On a phone, the heading of the stacked row: full width, without a label. */
  lead?: boolean;
  /** Hidden until it is chosen among the columns. */
  optional?: boolean;
  /** Makes the column sortable by this name; the list's `sort` becomes `name_asc` or `name_desc`. */
  sort?: string;
};

type Props<Row> = {
  /** For screen readers only. */
  caption: string;
  columns: Array<Column<Row>>;
  /** Undefined while they load: skeleton rows of the same height are shown. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** With a new key all rows are redrawn, so that a row present in both pages is not seen to move. */
  rowsKey?: string;
  skeletonRows?: number;
  /** The current order, such as `total_desc`; null for the default. */
  sort?: string | null;
  onSort?: (sort: string | null) => void;
};

/** A table; below 640 px each row is stacked with its labels. */
export function Table<Row>({ caption, columns, rows, rowKey, rowsKey, skeletonRows = 5, sort, onSort }: Props<Row>) {
  // The roles look redundant, but Safari drops table semantics when CSS lays the rows out as blocks. Skeletons have none,
  // so that the built pages, which contain no rows, pass the W3C checker.
  const role = (name: string) => (rows ? name : undefined);
  return (
    // A new table replaces the skeletons, whose columns are narrower, so that no heading is seen to move.
    <table key={rows ? 'rows' : 'skeletons'} className="table" role={role('table')} aria-busy={rows ? undefined : true}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map((column) => (
            <Heading
              key={column.label}
              role={role('columnheader')}
              column={column}
              sort={sort ?? null}
              onSort={onSort}
            />
          ))}
        </tr>
      </thead>
      <tbody key={rowsKey} role={role('rowgroup')}>
        {rows?.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.label} role="cell" column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
        {!rows && Array.from({ length: skeletonRows }, (_, index) => <SkeletonRow key={index} columns={columns} />)}
      </tbody>
    </table>
  );
}

type HeadingProps<Row> = {
  role: string | undefined;
  column: Column<Row>;
  sort: string | null;
  onSort: ((sort: string | null) => void) | undefined;
};

/** A sortable heading switches between ascending, descending and the default order. */
function Heading<Row>({
  role,
  column: { label, labelHidden, heading, select, end, sort: name },
  sort,
  onSort,
}: HeadingProps<Row>) {
  const text = heading ? heading : labelHidden ? <span className="visually-hidden">{label}</span> : label;
  if (!name || !onSort) {
    return (
      <th role={role} scope="col" className={classNames(end && 'end', select && 'select-cell')}>
        {text}
      </th>
    );
  }
  const current = sort === `${name}_asc` ? 'ascending' : sort === `${name}_desc` ? 'descending' : 'none';
  const next = { none: `${name}_asc`, ascending: `${name}_desc`, descending: null }[current];
  return (
    <th role={role} scope="col" className={classNames(end && 'end')} aria-sort={current}>
      <button type="button" className="table-sort" onClick={() => onSort(next)}>
        {text}
      </button>
    </th>
  );
}

function SkeletonRow<Row>({ columns }: { columns: Array<Column<Row>> }) {
  return (
    <tr>
      {columns.map((column) => (
        <Cell key={column.label} column={column}>
          <Skeleton text />
        </Cell>
      ))}
    </tr>
  );
}

function Cell<Row>({ role, column, children }: { role?: string; column: Column<Row>; children: ReactNode }) {
  return (
    <td
      role={role}
      className={classNames(column.end && 'end', column.lead && 'lead', column.select && 'select-cell')}
      data-label={column.labelHidden || column.lead ? '' : column.label}
    >
      {children}
    </td>
  );
}

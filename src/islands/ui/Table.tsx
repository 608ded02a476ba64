import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './Skeleton.tsx';

/** One column: its heading and what stands in each row. */
export type Column<Row> = {
  /** Stands in the head, and before the value where a phone stacks the row. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Money and figures stand at the right. */
  end?: boolean;
  /** Keeps the heading for screen readers, as over a column of links. */
  labelHidden?: boolean;
  /** Heads its record on a phone: over the whole width, without its label. */
  lead?: boolean;
  /** Makes the heading sort by this name; the list's `sort` is then `name_asc` or `name_desc`. */
  sort?: string;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: Array<Column<Row>>;
  /** Undefined while they load: skeleton rows of the same height stand in. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** Rows under another key are other rows: what both hold is drawn anew and does not wander. */
  rowsKey?: string;
  skeletonRows?: number;
  /** The present order, such as `total_desc`; null for the list's own. */
  sort?: string | null;
  onSort?: (sort: string | null) => void;
};

/** Rows under headings; below 640 px each row is a record with its labels. */
export function Table<Row>({ caption, columns, rows, rowKey, rowsKey, skeletonRows = 5, sort, onSort }: Props<Row>) {
  // The roles look redundant, but Safari drops a table's meaning when CSS lays its rows out as blocks. The skeletons,
  // which mean nothing, go without: so the built pages, which hold no rows, keep to what the W3C checker asks.
  const role = (name: string) => (rows ? name : undefined);
  return (
    // Another table than that of the skeletons, whose columns are as wide as nothing: no heading is seen to move.
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

/** A sortable heading goes up, down, and back to the list's own order. */
function Heading<Row>({ role, column: { label, labelHidden, end, sort: name }, sort, onSort }: HeadingProps<Row>) {
  const words = labelHidden ? <span className="visually-hidden">{label}</span> : label;
  if (!name || !onSort) {
    return (
      <th role={role} scope="col" className={classNames(end && 'end')}>
        {words}
      </th>
    );
  }
  const now = sort === `${name}_asc` ? 'ascending' : sort === `${name}_desc` ? 'descending' : 'none';
  const next = { none: `${name}_asc`, ascending: `${name}_desc`, descending: null }[now];
  return (
    <th role={role} scope="col" className={classNames(end && 'end')} aria-sort={now}>
      <button type="button" className="table-sort" onClick={() => onSort(next)}>
        {words}
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
      className={classNames(column.end && 'end', column.lead && 'lead')}
      data-label={column.labelHidden || column.lead ? '' : column.label}
    >
      {children}
    </td>
  );
}

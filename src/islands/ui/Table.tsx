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
};

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: Array<Column<Row>>;
  /** Undefined while they load: skeleton rows of the same height stand in. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => Key;
  skeletonRows?: number;
};

/** Rows under headings; below 640 px each row is a record with its labels. */
export function Table<Row>({ caption, columns, rows, rowKey, skeletonRows = 5 }: Props<Row>) {
  // The roles look redundant, but Safari drops a table's meaning when CSS lays its rows out as blocks.
  return (
    <table className="table" role="table" aria-busy={rows ? undefined : true}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, labelHidden, end }) => (
            <th key={label} role="columnheader" scope="col" className={end ? 'end' : undefined}>
              {labelHidden ? <span className="visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows?.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.label} column={column}>
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

function SkeletonRow<Row>({ columns }: { columns: Array<Column<Row>> }) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <Cell key={column.label} column={column}>
          <Skeleton text />
        </Cell>
      ))}
    </tr>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td role="cell" className={classNames(column.end && 'end')} data-label={column.labelHidden ? '' : column.label}>
      {children}
    </td>
  );
}

import { Fragment, type ReactNode } from 'react';

/** The ruled box of a drawing: what a sheet is, cell by cell. A cell without a value is left out. */
export function TitleBlock({ cells }: { cells: [label: string, value: ReactNode][] }) {
  return (
    <dl className="title-block sheet-block">
      {cells.map(([label, value]) =>
        value === null || value === undefined ? (
          <Fragment key={label} />
        ) : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

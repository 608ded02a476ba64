import { Fragment, type ReactNode } from 'react';
import './title-block.css';

/** The title block of a drawing sheet: label and value per cell. Cells without a value are left out. */
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

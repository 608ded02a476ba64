import { Select } from '#ui/forms/Select.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type Statement, withColumns, withHeadings } from './statement.ts';
import { STATEMENT_COLUMNS, type StatementColumn } from './statement-columns.ts';

type Props = { statement: Statement; onChange: (statement: Statement) => void };

/** Rows offered as headings. */
const OFFERED = 60;

/** The row with the headings and the column of each value, found by their names; staff can correct them. */
export function ColumnFields({ statement, onChange }: Props) {
  const { rows, headings, columns, found, read } = statement;
  const cells = rows[headings]!.cells;
  const choose = (column: StatementColumn, place: string) => {
    const { [column]: _, ...others } = columns;
    onChange(withColumns(statement, place === '' ? others : { ...others, [column]: Number(place) }));
  };
  return (
    <details className="bank-columns" open={!found || read === null}>
      <summary>Columns</summary>
      {!found && (
        <Notice tone="warn">
          The headings of this bank are not known. Choose the row with the headings, then the columns of date, narration
          and credit.
        </Notice>
      )}
      <div className="bank-column-fields">
        <Select
          label="Row with the headings"
          value={headings}
          onChange={(event) => onChange(withHeadings(statement, Number(event.target.value)))}
        >
          {rows.slice(0, OFFERED).map((row, index) => (
            <option key={row.row} value={index}>
              {`${row.row}: ${row.cells.filter(Boolean).join(' · ').slice(0, 60)}`}
            </option>
          ))}
        </Select>
        {(Object.entries(STATEMENT_COLUMNS) as [StatementColumn, string][]).map(([column, label]) => (
          <Select
            key={column}
            label={label}
            value={columns[column] ?? ''}
            onChange={(event) => choose(column, event.target.value)}
          >
            <option value="">None</option>
            {cells.map((cell, place) => (
              <option key={place} value={place}>
                {cell || `Column ${place + 1}`}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </details>
  );
}

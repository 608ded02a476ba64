import { FileError, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';
import type { CsvRow } from '#contracts/fields/read-csv.ts';
import { type StatementLines, statementLines, statementRows } from './read-statement.ts';
import { accountIn, type ColumnPlaces, columnsIn, findHeadings, isReadable } from './statement-columns.ts';

/** A statement as it was opened, with the columns found or corrected. */
export interface Statement {
  name: string;
  rows: CsvRow[];
  /** Index of the row with the headings. */
  headings: number;
  columns: ColumnPlaces;
  /** True if the headings were recognised. */
  found: boolean;
  /** Last four digits of our account, if the file names it. */
  account: string | null;
  /** Null until date, narration and an amount are known, or the lines cannot be read. */
  read: StatementLines | null;
  /** Why the lines cannot be read. */
  problem: string | null;
}

/** Opens a file; of a workbook, one sheet. Throws FileError. */
export function openStatement(table: TableFile, sheet?: Sheet): Statement {
  const rows = statementRows(table, sheet);
  const { index, columns, found } = findHeadings(rows);
  const account = accountIn(rows, found ? index : rows.length);
  return readLines({ name: table.name.slice(-200), rows, headings: index, columns, found, account });
}

/** The statement read with other headings; their columns are found again. */
export const withHeadings = (statement: Statement, headings: number): Statement =>
  readLines({ ...statement, headings, columns: columnsIn(statement.rows[headings]!.cells) });

/** The statement read with other columns. */
export const withColumns = (statement: Statement, columns: ColumnPlaces): Statement =>
  readLines({ ...statement, columns });

function readLines(opened: Omit<Statement, 'read' | 'problem'>): Statement {
  const { rows, headings, columns } = opened;
  if (!isReadable(columns)) return { ...opened, read: null, problem: null };
  try {
    return { ...opened, read: statementLines(rows, headings, columns), problem: null };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { ...opened, read: null, problem: error.message };
  }
}

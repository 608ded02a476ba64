import { FileError, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';
import { type BankLineInput, MAX_STATEMENT_LINES, MAX_NARRATION } from '#contracts/bank/import.ts';
import { unclosedQuote } from '#contracts/catalog/import.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { type CsvRow, csvRows, separatorIn } from '#contracts/fields/read-csv.ts';
import { parseStatementAmount, parseStatementDate, sideOf } from './statement-cells.ts';
import { type ColumnPlaces, findHeadings } from './statement-columns.ts';

/** The rows of a CSV statement, or of a sheet of an Excel file. Throws FileError. */
export function statementRows(table: TableFile, sheet?: Sheet): CsvRow[] {
  const rows = sheet?.rows ?? textRows(table.text);
  const broken = rows.find(({ unread }) => unread !== undefined);
  if (broken) throw new FileError(unclosedQuote(broken.row, broken.unread!));
  if (rows.length === 0) throw new FileError('This file is empty. Download the statement again as CSV or Excel.');
  return rows;
}

/** By the separator under which the headings are found: the address above them may have more commas than they have tabs. */
function textRows(text: string): CsvRow[] {
  const usual = [...csvRows(text, separatorIn(text))];
  if (findHeadings(usual).found) return usual;
  const others = [',', ';', '\t'].map((separator) => [...csvRows(text, separator)]);
  return others.find((rows) => findHeadings(rows).found) ?? usual;
}

/** What the rows below the headings are. */
export interface StatementLines {
  credits: BankLineInput[];
  /** Debits, which are not imported. */
  debits: number;
  /** Rows that cannot be read, with the reason and what to do. */
  problems: { row: number; message: string }[];
}

/** The row after the last entry, below which there are only totals and notes. */
const END = /^\W*(?:total|grand total|statement summary|end of statement|closing balance|note|legend)\b/i;
/** Rows between the entries that are none. */
const NO_ENTRY = /^\W*(?:opening balance|brought forward|b\/f|page)\b|^\*+$/i;

/** Reads the lines below the headings. Only credits are imported. Throws FileError above the limit. */
export function statementLines(rows: readonly CsvRow[], headings: number, columns: ColumnPlaces): StatementLines {
  const lines: StatementLines = { credits: [], debits: 0, problems: [] };
  for (const { row, cells } of rows.slice(headings + 1)) {
    const first = cells.find((cell) => cell.trim() !== '') ?? '';
    if (END.test(first)) break;
    const read = NO_ENTRY.test(first) ? null : readRow(row, cells, columns);
    if (read === null) continue;
    if (read === 'debit') lines.debits += 1;
    else if ('message' in read) lines.problems.push(read);
    else lines.credits.push(read);
  }
  if (lines.credits.length > MAX_STATEMENT_LINES) {
    throw new FileError(
      `This statement has more than ${MAX_STATEMENT_LINES.toLocaleString('en-IN')} credits. Download it for a shorter period.`,
    );
  }
  return lines;
}

function readRow(row: number, cells: readonly string[], columns: ColumnPlaces) {
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? '').trim());
  const [dateCell, narration] = [at(columns.date), at(columns.narration)];
  const amountCell = at(columns.credit) || at(columns.amount);
  const amount = parseStatementAmount(amountCell);
  const debit = parseStatementAmount(at(columns.debit));
  if (amount === undefined) {
    return dateCell ? problem(row, `“${amountCell}” is not an amount. Enter digits only, e.g. 1,25,000.00.`) : null;
  }
  if (!amount) return debit ? ('debit' as const) : null;
  const side = columns.credit === undefined ? (amount.side ?? sideOf(at(columns.side))) : (amount.side ?? 'credit');
  if (side === 'debit') return 'debit' as const;
  if (side === null) return problem(row, 'Credit or debit is not stated. Choose the column that says Cr or Dr.');
  const date = parseStatementDate(dateCell);
  if (!date) return problem(row, `“${dateCell}” is not a date. Enter day, month and year, e.g. 02/11/2026.`);
  return lineOf(row, date, narration, at(columns.reference), amount.paise);
}

const problem = (row: number, message: string) => ({ row, message });

function lineOf(row: number, date: string, narration: string, reference: string, paise: number): BankLineInput {
  return {
    ...{ row, date, amount: toRupees(paise) },
    narration: narration.replace(/\s+/g, ' ').slice(0, MAX_NARRATION),
    reference: reference.slice(0, 60) || null,
  };
}

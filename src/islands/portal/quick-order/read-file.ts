import { FileError, readTableFile, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';
import { isCellError } from '#contracts/fields/cell-errors.ts';
import { findHeading, joinCells } from '#client/table-files/read-cells.ts';

/** In bytes, of the file and of its text; far more than two thousand rows need. */
const MAX_FILE_BYTES = 1_000_000;

/** Reads an Excel or CSV file. Throws FileError. */
export const readListFile = (file: File) => readTableFile(file, MAX_FILE_BYTES);

/** The text of a CSV file, or of a sheet of an Excel file, with each row in the line of its number. Throws FileError. */
export function textOf(file: TableFile, sheet?: Sheet): string {
  const text = withoutTitle(sheet ? sheetText(sheet) : file.text);
  if (text.length > MAX_FILE_BYTES) {
    throw new FileError('This sheet holds too much text. Save only the item rows in a new file.');
  }
  return text;
}

function sheetText({ rows }: Sheet): string {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const lineOf = (cells: string[]) => {
    const filled = Array.from({ length: width }, (_, at) => (cells[at] ?? '').replace(/\s+/g, ' '));
    return joinCells(filled, '\t');
  };
  const qty = findHeading(rows.map(({ cells }) => lineOf(cells)))?.columns.qty ?? -1;
  // A blank quantity is 1, so there an error such as #N/A stays and the row is refused.
  const mayBeQuantity = (at: number) => (qty >= 0 ? at === qty : at > 0);
  const lines: string[] = [];
  for (const { row, cells } of rows) {
    lines[row - 1] = lineOf(cells.map((cell, at) => (isCellError(cell) && !mayBeQuantity(at) ? '' : cell)));
  }
  return lines.join('\n');
}

/** Blanks the lines above the headings, so that they are not read as rows and the others keep their numbers. */
function withoutTitle(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const { line = 0 } = findHeading(lines) ?? {};
  return line > 0 ? lines.map((content, at) => (at < line ? '' : content)).join('\n') : text;
}

/** A row's cells and what stood between them. */
export interface Cells {
  fields: string[];
  separator: string;
}

/** What the heading says of the columns. */
export interface Columns {
  names: string[];
  separator: string;
  sku: number;
  /** -1 where no column is named so. */
  qty: number;
}

/** Headings as spreadsheets of plants and suppliers have them, punctuation left out. */
const SKU_HEADING =
  /^(sku|sku (code|no|number)|item|item (code|no|number|id)|part|part (code|no|number)|product (code|no|number|id)|material|material (code|no|number)|stock code|code|article|article (no|number))$/;
const QTY_HEADING =
  /^((order|required|req) )?(qty|quantity)( (nos|pcs|required|ordered))?$|^(nos|pcs|pieces|units|no of units)$/;

/** What stands between the cells of a line: a tab, a semicolon, a comma or an upright stroke, else spaces. */
export function separatorOf(line: string): string {
  if (line.includes('\t')) return '\t';
  if (line.includes(';')) return ';';
  // The comma of `BRG-6205 1,200` groups digits.
  const grouped = /^[^,"]+[\s|]\d{1,3}(,\d{2,3})*,\d{3}$/.test(line.trim());
  if (line.includes(',') && !grouped) return ',';
  return line.includes('|') ? '|' : ' ';
}

/** The cells of a line, trimmed; quotes around a cell keep what separates, a doubled quote is one. */
export function cellsOf(line: string, separator: string): string[] {
  if (separator === ' ') return line.trim().split(/\s+/);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  // A table's line of a mail begins with a stroke.
  for (let at = separator === '|' && line.startsWith('|') ? 1 : 0; at < line.length; at++) {
    const char = line[at]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (line[at + 1] === '"') cell += line[at++];
      else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (char === separator) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

/** The columns, where the line is a heading; null where it is a row like the others. */
export function columnsOf(line: string): Columns | null {
  const separator = separatorOf(line);
  const names = cellsOf(line, separator).map(bare);
  const sku = names.findIndex((name) => SKU_HEADING.test(name));
  if (sku < 0) return null;
  return { names, separator, sku, qty: names.findIndex((name) => QTY_HEADING.test(name)) };
}

/** The line of such cells; a cell that holds the separator or a quote is quoted. */
export function joinCells(fields: string[], separator: string): string {
  const quote = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return (separator === ' ' ? fields : fields.map(quote)).join(separator);
}

function bare(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A line of a file: its cells, and its number as a spreadsheet counts them. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** What stands between the cells: the sign that the heading has most of. */
export function separatorIn(text: string): string {
  const heading = /^[^\r\n]*/.exec(text)![0];
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * The rows of a CSV one by one (RFC 4180): quoted cells may hold separators, doubled quotes and line ends. A quote inside
 * an unquoted cell is an inch. Blank lines are counted and left out.
 */
export function* csvRows(text: string, separator: string): Generator<CsvRow> {
  // Up to the next sign that means something; each is tried from where the last one ended.
  const plain = new RegExp(`[^${separator === '\t' ? '\\t' : separator}\\r\\n]*`, 'y');
  const quoted = /"((?:[^"]|"")*)(?:"|$)/y;
  let row = 1;
  let cells: string[] = [];
  for (let at = 0; at < text.length;) {
    let cell = '';
    if (text[at] === '"') {
      quoted.lastIndex = at;
      cell = quoted.exec(text)![1]!.replaceAll('""', '"');
      at = quoted.lastIndex;
    }
    plain.lastIndex = at;
    cell += plain.exec(text)![0];
    at = plain.lastIndex;
    cells.push(cell.trim());
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    if (cells.some((one) => one !== '')) yield { row, cells };
    cells = [];
    row++;
  }
}

/** A line of a file: its cells, and its number as a spreadsheet counts them. */
export interface CsvRow {
  row: number;
  cells: string[];
  /** Where the row's last cell opens a quote that is not closed: the lines below, which nobody can tell apart any more. */
  unread?: number;
}

/** A line above the heading that tells Excel the separator, `sep=;`. */
const TOLD = /^"?sep=([,;\t])"?[,;\t ]*(\r\n?|\n)/i;

/** What stands between the cells: as a first line says, else the sign that the heading has most of. */
export function separatorIn(text: string): string {
  const told = TOLD.exec(text)?.[1];
  if (told) return told;
  const heading = /^[^\r\n]*/.exec(text)![0];
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * The rows of a CSV one by one (RFC 4180): quoted cells may hold separators, doubled quotes and line ends. A quote inside
 * an unquoted cell is an inch. Blank lines, and one that tells the separator, are counted and left out. A quote that is not
 * closed ends the reading.
 */
export function* csvRows(text: string, separator: string): Generator<CsvRow> {
  // Up to the next sign that means something; each is tried from where the last one ended.
  const plain = new RegExp(`[^${separator === '\t' ? '\\t' : separator}\\r\\n]*`, 'y');
  const told = TOLD.exec(text)?.[0].length ?? 0;
  let row = told > 0 ? 2 : 1;
  let cells: string[] = [];
  for (let at = told; at < text.length;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : '';
    plain.lastIndex = at + (quoted?.length ?? 0);
    const rest = plain.exec(text)![0];
    // Words behind a quote that has crossed a line: it was the next cell's that closed it.
    if (quoted === null || (rest.trim() !== '' && /[\r\n]/.test(quoted))) {
      const [line = '', ...below] = text.slice(at + 1).split(/\r\n?|\n/);
      yield { row, cells: [...cells, line.trim()], unread: below.filter((one) => one.trim() !== '').length };
      return;
    }
    at = plain.lastIndex;
    cells.push((quoted.slice(1, -1).replaceAll('""', '"') + rest).trim());
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

/** The cell's text with its quotes; null where the second one is missing. */
function quotedAt(text: string, at: number): string | null {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 2)) {
    if (text[end + 1] !== '"') return text.slice(at, end + 1);
  }
  return null;
}

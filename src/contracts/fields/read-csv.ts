/** A row of a CSV or Excel file: its cells, and its number as a spreadsheet shows it. */
export interface CsvRow {
  row: number;
  cells: string[];
  /** Set if the row's last cell opens a quote that is never closed: the number of lines below, which cannot be read. */
  unread?: number;
}

/** A first line that names the separator for Excel: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?[,;\t ]*(\r\n?|\n)/i;

/** The separator named in the first line, else the one most frequent in the first line with any: a title may come before. */
export function separatorIn(text: string): string {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  if (named) return named;
  const heading = /^.*[,;\t].*/m.exec(text)?.[0] ?? '';
  const count = (separator: string) => heading.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/**
 * The rows of a CSV, one by one (RFC 4180): quoted cells may contain separators, doubled quotes and line breaks. A quote
 * inside an unquoted cell means inches. Blank lines and the separator line are skipped but counted. A quote that is never
 * closed ends the reading.
 */
export function* csvRows(text: string, separator: string): Generator<CsvRow> {
  // Unquoted text up to the next separator or line break; sticky, so that it starts at `lastIndex`.
  const unquoted = new RegExp(`[^${separator === '\t' ? '\\t' : separator}\\r\\n]*`, 'y');
  const start = SEPARATOR_LINE.exec(text)?.[0].length ?? 0;
  let row = start > 0 ? 2 : 1;
  let cells: string[] = [];
  for (let at = start; at < text.length;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : '';
    unquoted.lastIndex = at + (quoted?.length ?? 0);
    const rest = unquoted.exec(text)![0];
    // Text after a quoted part that spans lines: the quote was never closed, and a later cell's quote was taken for its end.
    if (quoted === null || (rest.trim() !== '' && /[\r\n]/.test(quoted))) {
      const [line = '', ...below] = text.slice(at + 1).split(/\r\n?|\n/);
      yield { row, cells: [...cells, line.trim()], unread: below.filter((next) => next.trim() !== '').length };
      return;
    }
    at = unquoted.lastIndex;
    cells.push((quoted.slice(1, -1).replaceAll('""', '"') + rest).trim());
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    if (cells.some((cell) => cell !== '')) yield { row, cells };
    cells = [];
    row++;
  }
}

/** The quoted text at a position, its quotes included; null if the closing quote is missing. */
function quotedAt(text: string, at: number): string | null {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 2)) {
    if (text[end + 1] !== '"') return text.slice(at, end + 1);
  }
  return null;
}

/** A row's cells and their separator. */
export interface Cells {
  fields: string[];
  separator: string;
}

/** The columns named by a heading. */
export interface Columns {
  names: string[];
  separator: string;
  /** The column of the SKU; -1 if the list has descriptions only. */
  sku: number;
  /** The columns that say what the item is, such as description and size. */
  description: number[];
  /** -1 if there is none. */
  qty: number;
  /** The unit in the heading of the quantity, `Qty (pcs)`; blank if there is none. */
  qty_unit: string;
  /** The column of units; -1 if there is none. */
  unit: number;
}

/** Headings used in the spreadsheets of plants and suppliers, without punctuation. */
const SKU_HEADING =
  /^(sku|sku (code|no|number)|(item|part|product|material|article|stock) code|(part|product|material|article) (no|number|id)|code)$/;
const DESCRIPTION_HEADING =
  /^((item|items|material|materials|product|part|goods|short|long|full|technical) )?(description|desc|descriptions|text|details?|particulars?|name|specifications?|specs?)( of (the )?(goods|items?|materials?|products?))?$|^(size|grade)$/;
/** Codes where another column describes the item, else descriptions: SAP lists code and text as Material and Short text. */
const EITHER_HEADING = /^(materials?|articles?|products?|part|goods)$/;
/** Often only the number of the row; then no SKU has it. */
const ITEM_HEADING = /^items?( (no|number|id))?$/;
const QTY_HEADING =
  /^((order|required|req) )?(qty|quantity)( (nos|pcs|required|ordered))?$|^(nos|pcs|pieces|units|no of units)$/;
const UNIT_HEADING =
  /^(uom|u o m|uqc|bun|oun|units?|(order|base|purchase|sales) (unit|uom)|units? of (measure|measurement|issue))$/;

/** The separator of a line: tab, semicolon, comma or vertical bar, else space. */
export function detectSeparator(line: string): string {
  if (line.includes('\t')) return '\t';
  if (line.includes(';')) return ';';
  // The comma of `BRG-6205 1,200` groups digits.
  const grouped = /^[^,"]+[\s|]\d{1,3}(,\d{2,3})*,\d{3}$/.test(line.trim());
  if (line.includes(',') && !grouped) return ',';
  return line.includes('|') ? '|' : ' ';
}

/** Whether a pasted text is more than the content of one cell. */
export const isTable = (text: string): boolean => /[\t\n]/.test(withoutLastEnd(text));

/** A spreadsheet ends its last row too. */
export const withoutLastEnd = (text: string): string => text.replace(/(\r?\n)+$/, '');

/** Splits a line into trimmed cells. A quoted cell may contain the separator, and a doubled quote is one. */
export function splitCells(line: string, separator: string): string[] {
  if (separator === ' ') return line.trim().split(/\s+/);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  // A row of a table in an email begins with a bar.
  for (let index = separator === '|' && line.startsWith('|') ? 1 : 0; index < line.length; index++) {
    const char = line[index]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (line[index + 1] === '"') cell += line[index++];
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

/** The columns if the line is a heading, else null. */
export function headingColumns(line: string): Columns | null {
  const separator = detectSeparator(line);
  const names = splitCells(line, separator).map(normaliseHeading);
  const { sku, description } = itemColumns(names);
  if (sku < 0 && description.length === 0) return null;
  const qty = names.findIndex((name) => QTY_HEADING.test(name));
  const qty_unit = /\b(nos|pcs|pieces)$/.exec(names[qty] ?? '')?.[0] ?? '';
  const unit = names.findIndex((name, index) => index !== qty && UNIT_HEADING.test(name));
  return { names, separator, sku, description, qty, qty_unit, unit };
}

/** A title or details of the indent may stand above the headings, within this number of lines. */
const HEADING_LINES = 20;

/**
 * The headings of a list: the first of its first lines that names an item and a quantity, else its first line if that names an
 * item. Lines above are not rows.
 */
export function findHeading(lines: readonly string[]): { line: number; columns: Columns } | null {
  const top = lines.slice(0, HEADING_LINES).map((content, line) => ({ line, columns: headingColumns(content) }));
  const isHeading = (each: (typeof top)[number]): each is { line: number; columns: Columns } => each.columns !== null;
  const headings = top.filter(isHeading);
  const first = lines.findIndex((content) => !isBlank(content));
  return headings.find(({ columns }) => columns.qty >= 0) ?? headings.find(({ line }) => line === first) ?? null;
}

/** Only spaces and separators. */
export const isBlank = (line: string): boolean => /^[\s,;|"]*$/.test(line);

function itemColumns(names: string[]): Pick<Columns, 'sku' | 'description'> {
  const columnOf = (heading: RegExp) => names.findIndex((name) => heading.test(name));
  const code = columnOf(SKU_HEADING);
  const described = names.flatMap((name, index) => (DESCRIPTION_HEADING.test(name) ? [index] : []));
  const either = [columnOf(EITHER_HEADING), columnOf(ITEM_HEADING)].filter((column) => column >= 0);
  if (code >= 0) return { sku: code, description: described.length > 0 ? described : either.slice(0, 1) };
  if (described.length > 0) return { sku: either[0] ?? -1, description: described };
  const numbered = either.find((column) => names[column]!.includes(' ')) ?? -1;
  return { sku: numbered, description: either.filter((column) => column !== numbered).slice(0, 1) };
}

/** Joins cells to a line; a cell that contains the separator or a quote is quoted. */
export function joinCells(fields: string[], separator: string): string {
  const quote = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return (separator === ' ' ? fields : fields.map(quote)).join(separator);
}

function normaliseHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

import { zip } from '../documents.ts';

/** A cell's value, or its parts as the file has them: `type` is `e` for an error, `str` for a formula's text. */
type Cell =
  string | number | null | { value?: string | number; formula?: string; type?: 'e' | 'str' | 'b'; format?: string };

export interface SheetSpec {
  name: string;
  rows: Cell[][];
  /** The number of the first row; 1 if absent. */
  from?: number;
  hidden?: boolean;
  merged?: string;
  /** Instead of `rows`, for what no spreadsheet would write. */
  xml?: string;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006';

/** The bytes of an .xlsx file as Excel writes it. */
export function workbook(...sheets: SheetSpec[]): Buffer {
  const formats = [...new Set(sheets.flatMap(({ rows }) => rows.flat()).flatMap((cell) => formatOf(cell) ?? []))];
  const list = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${escape(name)}" sheetId="${at + 1}" ${hidden ? 'state="hidden" ' : ''}r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  const styles = relation('rIdStyles', 'styles', 'styles.xml');
  return zip([
    { name: '[Content_Types].xml', data: `<Types ${PACKAGE}/content-types"/>` },
    { name: '_rels/.rels', data: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      data: `<workbook ${MAIN} xmlns:r="${RELATION}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', data: relations(...related, styles) },
    { name: 'xl/styles.xml', data: stylesXml(formats) },
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, data: sheetXml(sheet, formats) })),
  ]);
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => `<Relationships ${PACKAGE}/relationships">${all.join('')}</Relationships>`;

function stylesXml(formats: string[]): string {
  const codes = formats.map((format, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escape(format)}"/>`);
  const cells = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`)];
  return `<styleSheet ${MAIN}><numFmts>${codes.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`;
}

function sheetXml({ rows, from = 1, merged, xml }: SheetSpec, formats: string[]): string {
  const lines = rows.map((cells, index) => {
    const row = from + index;
    const written = cells.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${row}`, formats));
    return `<row r="${row}">${written.join('')}</row>`;
  });
  const merges = merged ? `<mergeCells><mergeCell ref="${merged}"/></mergeCells>` : '';
  return `<worksheet ${MAIN}><sheetData>${xml ?? lines.join('')}</sheetData>${merges}</worksheet>`;
}

function cellXml(cell: Cell, ref: string, formats: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${ref}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  const { value, formula, type, format } = typeof cell === 'number' ? { value: cell } : cell;
  const style = format === undefined ? '' : ` s="${1 + formats.indexOf(format)}"`;
  const parts = [
    formula === undefined ? '' : `<f>${escape(formula)}</f>`,
    value === undefined ? '' : `<v>${escape(String(value))}</v>`,
  ];
  return `<c r="${ref}"${style}${type ? ` t="${type}"` : ''}>${parts.join('')}</c>`;
}

const formatOf = (cell: Cell) => (typeof cell === 'object' && cell !== null ? cell.format : undefined);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

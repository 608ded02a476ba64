import { brand } from '#site';
import { formatDay } from './amounts.ts';
import { cell, cells, figureCell } from './cells.ts';
import { lineDrawing } from './drawing.ts';
import { pageFrame, sectionRule } from './furniture.ts';
import { FIELD, FIELD_WIDTH } from './paper.ts';
import { Sheet } from './sheet.ts';
import { figuresStrong, form, formStrong, heading, reading, small } from './styles.ts';
import { fitColumns, table } from './table.ts';

/** Width of the drawing, points. */
const DRAWING = 210;

/** An item as its data sheet shows it: only what its record says. */
export interface DataSheet {
  sku: string;
  name: string;
  brand: string;
  hsn: string | null;
  unit: string;
  pack: string | null;
  description: string;
  /** The rows of the data sheet, in order. */
  attributes: Record<string, string>;
  /** Equivalents of other makers. */
  cross_references: string[];
  /** Slug of the line drawing of its kind. */
  drawing: string;
  /** The day it was printed, in India, `YYYY-MM-DD`. */
  date: string;
}

/** Prints the data sheet of an item on one or more A4 pages. */
export async function renderDataSheet(value: DataSheet): Promise<Buffer> {
  const sheet = await Sheet.open({
    number: value.sku,
    subject: `Data sheet · ${value.name}`,
    dated: 'Date',
    date: formatDay(value.date),
    day: value.date,
    title: `Data sheet ${value.sku}, ${value.name}`,
    author: brand.legalName,
  });
  titleBlock(sheet, value);
  figure(sheet, value);
  sectionRule(sheet, 'Technical data');
  table(
    sheet,
    fitColumns([
      { head: [{ text: 'Property', style: formStrong }], width: 170 },
      { head: [{ text: 'Value', style: formStrong }], width: 0 },
    ]),
    rowsOf(value).map(([name, text]) => ({ cells: [[{ text: name, style: form }], [{ text, style: form }]] })),
  );
  sheet.y += 12;
  paragraph(sheet, SOURCE);
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

const SOURCE =
  "Printed from the item's record in our catalogue. It is not a certificate of the maker. The drawing shows the kind of goods and is not to scale.";

function titleBlock(sheet: Sheet, { name, sku, brand: maker, hsn, unit, pack }: DataSheet): void {
  const title = sheet.breakLines([{ text: name, style: heading }], FIELD_WIDTH);
  sheet.group('H1', () => sheet.ink(() => void (sheet.y = sheet.lines(title, FIELD.left, sheet.y)), 'H1'));
  sheet.y += 10;
  cells(sheet, [
    [
      cell('SKU', sku, figuresStrong),
      cell('Brand', maker),
      figureCell('HSN', hsn ?? '–'),
      cell('Unit', unit),
      cell('Pack', pack ?? 'Single unit'),
    ],
  ]);
  sheet.y += 14;
}

/** The drawing at the left, the description beside it. */
function figure(sheet: Sheet, { drawing, description }: DataSheet): void {
  const top = sheet.y;
  lineDrawing(sheet, drawing, { x: FIELD.left, y: top, width: DRAWING, measured: false });
  const words = sheet.breakLines([{ text: description, style: reading }], FIELD_WIDTH - DRAWING - 20);
  sheet.group('P', () => sheet.ink(() => void sheet.lines(words, FIELD.left + DRAWING + 20, top + 8)));
  const height = words.reduce((sum, { leading }) => sum + leading, 8);
  sheet.y = top + Math.max(DRAWING * 0.75, height) + 14;
}

const rowsOf = ({ attributes, cross_references }: DataSheet): [string, string][] => [
  ...Object.entries(attributes),
  ...(cross_references.length > 0 ? [['Replaces', cross_references.join(', ')] satisfies [string, string]] : []),
];

function paragraph(sheet: Sheet, text: string): void {
  const lines = sheet.breakLines([{ text, style: small }], FIELD_WIDTH);
  sheet.ensure(lines.reduce((sum, { leading }) => sum + leading, 0));
  sheet.group('P', () => sheet.ink(() => void (sheet.y = sheet.lines(lines, FIELD.left, sheet.y))));
}

import { parseNumber } from '#client/table-files/parse-number.ts';
import { linesOf, readQuantity, readRows, type TypedRow } from '#client/table-files/read-rows.ts';
import { splitCells, withoutLastEnd } from '#client/table-files/read-cells.ts';
import { convertQuantity } from '#contracts/catalog/convert-quantity.ts';
import { units } from '#contracts/fields/units.ts';
import type { QuoteProduct } from '#contracts/quotes/products.ts';
import { blankLine, type DraftLine, fieldsFromProduct } from './quote-draft.ts';
import { type CellField, FIELDS } from './sheet-cells.ts';

/** Rows pasted into the quote sheet: as lines, or as cells from the focused one on. */

/** `Unit price`, `Rate (₹)`, `Basic rate`; not an amount, nor a rate of tax. */
const PRICE_HEADING = /\b(price|rate)\b/i;
const OTHER_HEADING = /\b(gst|tax|total|amount|discount)\b/i;

/** The SKUs that rows may mean, in the order of the rows. */
export const pastedSkus = (text: string): string[] => [
  ...new Set(
    readRows(text)
      .rows.flatMap(({ readings }) => readings.map(({ sku }) => sku))
      .filter(Boolean),
  ),
];

/**
 * Pasted rows as lines: SKU or description, quantity, unit and price, read as in quick order. Known SKUs are filled from the
 * catalogue, with the pasted price if there is one. A quantity that cannot be read is left blank, so that no row is lost.
 */
export function pastedLines(text: string, found: ReadonlyMap<string, QuoteProduct>): DraftLine[] {
  const { rows, columns } = readRows(text);
  const priceColumn = columns ? columns.names.findIndex(isPriceHeading) : -1;
  return rows.map((row) => lineOf(row, found, priceColumn));
}

const isPriceHeading = (name: string) => PRICE_HEADING.test(name) && !OTHER_HEADING.test(name);

function lineOf(row: TypedRow, found: ReadonlyMap<string, QuoteProduct>, priceColumn: number): DraftLine {
  const price = priceOf(row, priceColumn);
  const reading = row.readings.find(({ sku }) => found.has(sku)) ?? row.readings[0];
  const product = found.get(reading.sku);
  const qty = row.error === null ? String(reading.qty) : '';
  // A quantity in another unit than the product's is a question for staff: the line stays as written.
  if (product && !convertQuantity(reading.qty, reading.unit, product)) {
    const filled = { ...blankLine(), ...fieldsFromProduct(product, qty), qty };
    return price === '' ? filled : { ...filled, price, price_per: '1' };
  }
  const code = reading.unit.toUpperCase();
  return {
    ...blankLine(),
    // What could not be read is seen in the item.
    ...(row.error === null
      ? itemOf(reading.sku, row.description)
      : itemOf('', row.cells.fields.filter(Boolean).join(', '))),
    ...{ qty, price },
    unit: code in units ? code : reading.unit.slice(0, 20) || 'NOS',
  };
}

/** Only a word beside a description is taken for a SKU. */
function itemOf(first: string, description: string): Pick<DraftLine, 'sku' | 'name'> {
  const isCode = description !== '' && first.length <= 60 && !/\s/.test(first);
  if (isCode) return { sku: first, name: description.slice(0, 300) };
  return { sku: '', name: [first, description].filter(Boolean).join(', ').slice(0, 300) };
}

/** The price of a row: from the column with such a heading, else the first amount behind the quantity. Blank if there is none. */
function priceOf({ cells: { fields }, readings: [{ qty }] }: TypedRow, column: number): string {
  if (column >= 0) return plainAmount(fields[column] ?? '');
  const at = fields.findIndex((cell, index) => index > 0 && readQuantity(cell) === qty);
  return at < 0
    ? ''
    : (fields
        .slice(at + 1)
        .map(plainAmount)
        .find(Boolean) ?? '');
}

/** An amount without sign and groups; blank for other text. */
function plainAmount(cell: string): string {
  const amount = parseNumber(cell);
  return amount === null || Number.isNaN(amount) || amount < 0 ? '' : String(amount);
}

/** Pasted cells by line, from a column on; cells beyond the last column are left out. */
export function pastedCells(text: string, from: CellField): Partial<DraftLine>[] {
  const first = FIELDS.indexOf(from);
  return linesOf(withoutLastEnd(text)).map((row) =>
    Object.fromEntries(
      splitCells(row, '\t').flatMap((cell, at) => {
        const field = FIELDS[first + at];
        return field === undefined || (field === 'price_per' && !['1', '100', '1000'].includes(cell))
          ? []
          : [[field, cell]];
      }),
    ),
  );
}

import { BREAK_COLUMNS, type PriceListRowCheck } from '#contracts/catalog/price-list-file.ts';
import { areBreaksLower, BREAK_NOT_LOWER, type PriceBreak, priceBreaks } from '#contracts/catalog/price-breaks.ts';
import { isCellError } from '#contracts/fields/cell-errors.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { formatDay } from '../../platform/format.ts';
import { cellError, parsePrice, parsePricePer, parseQtyCell, unescapeCell } from '../imports/import-parse.ts';
import { parseDay } from '../parse-day.ts';

/** A row of the file in rupees; `price_per` and `price_breaks` are null if the file does not have them. */
export interface ParsedPrice {
  row: number;
  sku: string;
  price: number | null;
  price_per: number | null;
  price_breaks: PriceBreak[] | null;
  /** The days in the file; null where it has none. */
  validity: Validity;
  faults: string[];
}

/** An item by its SKU, with its line in the list if there is one. */
export interface KnownItem {
  item_id: number;
  sku: string;
  name: string;
  unit: string;
  line: Prices | null;
}

/** Parses one row: a blank price is an error, blank breaks mean none. */
export function parsePriceRow(columns: readonly string[], row: number, cells: readonly string[]): ParsedPrice {
  const faults: string[] = [];
  const cellOf = (column: string) => {
    const at = columns.indexOf(column);
    const cell = at < 0 ? '' : unescapeCell(cells[at] ?? '');
    if (!isCellError(cell)) return cell;
    faults.push(`${column}: ${cellError(cell)}`);
    return '';
  };
  const priceOf = (column: string, cell: string): number | null => {
    const parsed = parsePrice(cell);
    if ('value' in parsed) return toRupees(parsed.value);
    faults.push(`${column}: ${parsed.error}`);
    return null;
  };
  const sku = cellOf('sku');
  if (sku === '' && faults.length === 0) faults.push('Enter the SKU.');
  const priceCell = cellOf('price');
  if (priceCell === '' && !faults.some((fault) => fault.startsWith('price:'))) faults.push('Enter the price.');
  const price = priceCell === '' ? null : priceOf('price', priceCell);
  const perCell = cellOf('price_per');
  const per = perCell === '' ? null : parsePricePer(perCell);
  if (per && 'error' in per) faults.push(`price_per: ${per.error}`);
  const price_per = per && 'value' in per ? per.value : null;
  const dayOf = (column: string) => {
    const cell = cellOf(column);
    const day = parseDay(cell);
    if (cell !== '' && day === null) faults.push(`${column}: “${cell}” is not a valid date, such as 31/03/2027.`);
    return day;
  };
  const validity = { valid_from: dayOf('valid_from'), valid_until: dayOf('valid_until') };
  const breaks = BREAK_COLUMNS.flatMap(([qtyColumn, priceColumn]) => {
    const [qtyCell, breakCell] = [cellOf(qtyColumn), cellOf(priceColumn)];
    if (qtyCell === '' && breakCell === '') return [];
    if (qtyCell === '' || breakCell === '') {
      faults.push(`Enter both ${qtyColumn} and ${priceColumn}, or neither.`);
      return [];
    }
    const qty = parseQtyCell(qtyCell);
    const breakPrice = priceOf(priceColumn, breakCell);
    if (Number.isNaN(qty)) faults.push(`${qtyColumn}: “${qtyCell}” is not a valid quantity, such as 10.`);
    return breakPrice === null ? [] : [{ qty, price: breakPrice }];
  });
  if (faults.length === 0) faults.push(...breakFaults(price!, breaks));
  const hasBreakColumns = BREAK_COLUMNS.some(([qty]) => columns.includes(qty));
  return {
    ...{ row, sku: sku.slice(0, 80), price, price_per, validity, faults },
    price_breaks: hasBreakColumns ? breaks : null,
  };
}

/** A file cannot give some items other days than the rest of the list. */
function dayFaults(days: Validity, list: Validity): string[] {
  return (['valid_from', 'valid_until'] as const)
    .filter((column) => days[column] !== null && days[column] !== list[column])
    .map((column) => {
      const now = list[column] === null ? 'no such day' : formatDay(list[column]);
      return `${column}: the price list has ${now}, the row ${formatDay(days[column]!)}. Edit the days of the list, or clear the cell.`;
    });
}

/** Breaks must rise in quantity and fall in price, from the price itself. */
function breakFaults(price: number, breaks: PriceBreak[]): string[] {
  const parsed = priceBreaks.safeParse(breaks);
  if (!parsed.success) return [parsed.error.issues[0]!.message];
  return areBreaksLower({ price, price_breaks: breaks }) ? [] : [BREAK_NOT_LOWER];
}

/** What each row does to a list with these days. `items` are the items of the file's SKUs, by SKU in lower case. */
export function comparePrices(
  parsed: readonly ParsedPrice[],
  items: ReadonlyMap<string, KnownItem>,
  list: Validity,
): PriceListRowCheck[] {
  const firstRows = new Map<string, number>();
  return parsed.map(({ row, sku, price, price_per, price_breaks, validity, faults: own }) => {
    const key = sku.toLowerCase();
    const item = items.get(key);
    const first = firstRows.get(key);
    if (sku !== '' && first === undefined) firstRows.set(key, row);
    const faults = [
      ...own,
      ...dayFaults(validity, list),
      ...(sku !== '' && !item ? [`No item has the SKU ${sku}. Check it, or add the product first.`] : []),
      ...(first === undefined || sku === '' ? [] : [`Row ${first} has the same SKU. Keep one of the two rows.`]),
    ];
    const was = item?.line ?? null;
    const checked = { row, sku: item?.sku ?? sku, name: item?.name ?? null, faults, was };
    if (faults.length > 0) return { ...checked, verdict: 'wrong', becomes: null };
    const becomes = {
      price: price!,
      price_per: price_per ?? was?.price_per ?? 1,
      price_breaks: price_breaks ?? was?.price_breaks ?? [],
    };
    const misfit = [...breakFaults(becomes.price, becomes.price_breaks), ...decimalFaults(becomes, item!)];
    if (misfit.length > 0) return { ...checked, verdict: 'wrong', faults: misfit, becomes: null };
    const verdict = !was ? 'new' : isSame(was, becomes) ? 'same' : 'changed';
    return { ...checked, verdict, becomes };
  });
}

/** A break of a counted item begins at a whole quantity. */
function decimalFaults({ price_breaks }: Prices, { unit }: KnownItem): string[] {
  return price_breaks.flatMap(({ qty }) => {
    const fault = decimalsFault(qty, unit);
    return fault === null ? [] : [`Quantity break at ${qty}: ${fault}`];
  });
}

interface Prices {
  price: number;
  price_per: number;
  price_breaks: PriceBreak[];
}

function isSame(a: Prices, b: Prices): boolean {
  const breaksOf = ({ price_breaks }: Prices) => price_breaks.map(({ qty, price }) => `${qty}:${price}`).join();
  return a.price === b.price && a.price_per === b.price_per && breaksOf(a) === breaksOf(b);
}

import { linesOf, type Reading, readRows, type TypedRow } from '#client/table-files/read-rows.ts';
import { convertQuantity } from '#contracts/catalog/convert-quantity.ts';
import { type MatchedProduct, MAX_SKU_TEXT, type SkuMatch } from '#contracts/catalog/match-skus.ts';
import { units } from '#contracts/fields/units.ts';

/** A pasted row as a line: of a product, or of an item as written. */
export interface PastedLine {
  product: MatchedProduct | null;
  item: string;
  qty: number;
  unit: string;
}

/** The lines of a pasted text, and the rows that are not taken. */
export interface PastedLines {
  lines: PastedLine[];
  /** These rows as they were pasted. */
  leftText: string;
  /** Why they are not taken; null if all are. */
  problem: string | null;
}

/** The products of a catalogue by SKU as written. */
export type FoundSkus = ReadonlyMap<string, MatchedProduct[]>;

/** Longest item of an RFQ line, characters. */
const MAX_ITEM = 300;

/** Problems that are told in words. */
const MAX_TOLD = 5;

/** The SKUs that the rows may mean. */
export function skusIn(text: string): string[] {
  const { rows } = readRows(text);
  const skus = rows.flatMap(({ error, readings }) => (error === null ? readings.map(({ sku }) => sku) : []));
  return [...new Set(skus)].filter((sku) => sku.length <= MAX_SKU_TEXT);
}

/** The products found for each SKU; discontinued ones are left out. */
export function foundSkus(skus: string[], matches: SkuMatch[], products: MatchedProduct[]): FoundSkus {
  const byId = new Map(products.map((product) => [product.id, product]));
  const sold = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []).filter(({ active }) => active);
  return new Map(skus.map((sku, at) => [sku, sold(matches[at]!.exact)]));
}

/** Turns pasted rows into lines. With `productsOnly`, a row without a product of the catalogue is not taken. */
export function pastedLines(text: string, found: FoundSkus, productsOnly: boolean): PastedLines {
  const { rows, moreRows } = readRows(text);
  const source = linesOf(text);
  const lines: PastedLine[] = [];
  const left: { row: string; problem: string }[] = [];
  for (const row of rows) {
    const line = row.error ?? lineOf(row, found, productsOnly);
    if (typeof line === 'string') left.push({ row: source[row.line]!, problem: line });
    else lines.push(line);
  }
  if (moreRows > 0) {
    const rest = source.slice(rows.at(-1)!.line + 1);
    left.push(...rest.map((row) => ({ row, problem: 'More rows than can be added at a time.' })));
  }
  return {
    lines,
    leftText: left.map(({ row }) => row).join('\n'),
    problem: problemText(left.map(({ problem }) => problem)),
  };
}

/** The problems of the rows, the first few in words and the rest as a number; null if there are none. */
function problemText(problems: string[]): string | null {
  const told = [...new Set(problems)].slice(0, MAX_TOLD);
  const untold = problems.filter((problem) => !told.includes(problem)).length;
  const rest = untold > 0 && `Also check the other ${untold === 1 ? 'row' : `${untold} rows`} in the field.`;
  return [...told, rest].filter(Boolean).join(' ') || null;
}

/** The line of a row, or why there is none. */
function lineOf(row: TypedRow, found: FoundSkus, productsOnly: boolean): PastedLine | string {
  const inCatalogue = row.readings.find(({ sku }) => found.get(sku)?.length === 1);
  const product = inCatalogue && found.get(inCatalogue.sku)![0]!;
  const question = product && convertQuantity(inCatalogue.qty, inCatalogue.unit, product);
  if (product && !question) {
    return { product, item: `${product.name} (${product.sku})`, qty: inCatalogue.qty, unit: product.unit };
  }
  const [reading] = row.readings;
  if (!productsOnly) return asWritten(reading, row.description);
  if (question) return question.text;
  const several = row.readings.some(({ sku }) => (found.get(sku)?.length ?? 0) > 1);
  return `“${reading.sku}” ${several ? 'is the code of several products' : 'is not in this company’s catalogue'}.`;
}

function asWritten({ sku, qty, unit }: Reading, description: string): PastedLine {
  const code = unit.toUpperCase();
  const item = [sku, description].filter(Boolean).join(', ').slice(0, MAX_ITEM).toWellFormed();
  return { product: null, item, qty, unit: code in units ? code : unit || 'NOS' };
}

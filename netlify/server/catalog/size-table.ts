import { compareCells, compareSizes } from '#contracts/catalog/size-order.ts';
import type { SizeCell, SizeFamily } from '#contracts/catalog/size-table.ts';
import { type Described, sizeColumns } from './size-columns.ts';

/** A product of the page. */
export interface SizedProduct extends Described {
  id: number;
  name: string;
}

/**
 * The products of a page as tables, one for each family, in the order in which the page has the families. A family is the
 * products of a subcategory whose names begin alike; a product that is alone stands in the table of its subcategory.
 * `keepOrder` keeps the page's order within a family too, else they are sorted by size.
 * `byTitle` puts the tables in the order of their titles.
 */
export function sizeTable(products: SizedProduct[], keepOrder: boolean, byTitle = false): SizeFamily[] {
  const families = Map.groupBy(products, familyKey);
  const isAlone = (product: SizedProduct) => families.get(familyKey(product))!.length === 1;
  const groups = Map.groupBy(products, (product) => (isAlone(product) ? placeKey(product) : familyKey(product)));
  const tables = [...groups.values()].map((group) => familyOf(group, keepOrder));
  return byTitle ? tables.toSorted((a, b) => compareSizes(a.title, b.title)) : tables;
}

const placeKey = ({ category, subcategory }: SizedProduct) => JSON.stringify([category, subcategory]);
const familyKey = (product: SizedProduct) => placeKey(product) + familyName(product.name).toLowerCase();

/** Words that lead to a size: `External circlip for 10 mm shaft`. */
const BEFORE_SIZE = /^(?:for|of|with|in|up|to|from|by|size|class|type|grade|no\.?|ISO|VG|NLGI|Cat|pH|EP|[-–—×x/+])$/i;

/** `Hex head bolt` of `Hex head bolt M8 × 40 mm, 8.8, zinc plated`: the words before the first size, code or comma. */
export function familyName(name: string): string {
  const clause = name.split(',')[0]!.trim();
  const words = clause.split(/\s+/);
  // `SS 316` and `Stainless steel 304` are what a valve is made of, not its size.
  const size = words.findIndex((word, at) => /\d/.test(word) && !/^(?:SS|steel)$/i.test(words[at - 1] ?? ''));
  const before = size === -1 ? words : words.slice(0, size);
  while (before.length > 0 && BEFORE_SIZE.test(before.at(-1)!)) before.pop();
  return before.join(' ') || clause;
}

function familyOf(products: SizedProduct[], keepOrder: boolean): SizeFamily {
  const { category, subcategory, name } = products[0]!;
  const title = familyName(name);
  const isMixed = products.some((product) => familyName(product.name).toLowerCase() !== title.toLowerCase());
  const { columns, cells, common } = sizeColumns(products);
  const hasDetails = isMixed || !tellApart(cells);
  const rows = products.map((product, at) => ({
    id: product.id,
    cells: cells[at]!,
    details: hasDetails ? (isMixed ? product.name : restOf(product.name, title)) : null,
  }));
  const byName = (a: Row, b: Row) => compareSizes(a.details ?? '', b.details ?? '');
  const sorted = keepOrder ? rows : rows.toSorted(isMixed ? byName : compareRows);
  return {
    title: isMixed ? (subcategory ?? category ?? title) : title,
    category,
    subcategory,
    common,
    columns,
    rows: sorted,
  };
}

type Row = SizeFamily['rows'][number];

const tellApart = (cells: SizeCell[][]) => new Set(cells.map((row) => JSON.stringify(row))).size === cells.length;

/** `full thread, M8 × 25 mm` of `Hex head screw, full thread, M8 × 25 mm`. */
const restOf = (name: string, title: string) => name.slice(title.length).replace(/^[\s,–-]+/, '') || name;

/** By the columns from left to right; without a value, last. */
function compareRows(a: Row, b: Row): number {
  for (let at = 0; at < a.cells.length; at++) {
    const difference = compareCells(a.cells[at]!, b.cells[at]!);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { convertQuantity, type UnitQuestion } from '#contracts/catalog/convert-quantity.ts';
import { mostOrderable, qtyFault } from '#contracts/catalog/terms.ts';
import { MAX_QTY } from '#contracts/limits.ts';
import { type MatchedProduct, MAX_SKU_TEXT, type SkuMatch } from '#contracts/catalog/match-skus.ts';
import { type CandidateLookup, candidatesFor, NO_CANDIDATES } from './candidates.ts';
import type { Reading, TypedRow } from '#client/table-files/read-rows.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { skuKey } from './sku-key.ts';

/** The result of a row. */
type RowState =
  | 'loading'
  | 'found'
  | 'short'
  | 'out'
  | 'to quote'
  | 'discontinued'
  | 'unit'
  | 'quantity'
  | 'ambiguous'
  | 'unsearched'
  | 'unknown'
  | 'invalid';

/** A row with its product; rows of the same product are merged. */
export interface ResolvedRow {
  state: RowState;
  /** The typed rows that it merges. */
  typed: [TypedRow, ...TypedRow[]];
  sku: string;
  qty: number;
  /** The unit as written; blank if there is none. */
  unit: string;
  product: MatchedProduct | null;
  /** Asked if the unit is not the product's own. */
  question: UnitQuestion | null;
  /** Products to choose from. */
  choices: MatchedProduct[];
  /** How they were found: by SKU, by all words of the row, or by most of them. */
  choices_by: 'sku' | 'words' | 'some words';
  /** The quantity for the cart. */
  to_cart: number;
  /** The quantity for the RFQ. */
  to_rfq: number;
}

/** The server's reply, by SKU and by product id. */
export interface SkuLookup {
  matches: Map<string, SkuMatch>;
  products: Map<number, MatchedProduct>;
}

type Resolved = Pick<ResolvedRow, 'state' | 'product' | 'choices'>;

/** Resolves each row. `rejected` has the keys (`rejectionKey`) of rows for which the user has rejected all choices. */
export function resolveRows(
  rows: TypedRow[],
  lookup: SkuLookup | undefined,
  rejected: ReadonlySet<string>,
  candidates: CandidateLookup = NO_CANDIDATES,
): ResolvedRow[] {
  const merged = new Map<string, ResolvedRow>();
  for (const row of rows) {
    const { reading, ...resolved } = resolveRow(row, lookup, rejected);
    const key = keyOf(row, reading, resolved);
    const same = merged.get(key);
    merged.set(key, {
      ...resolved,
      typed: same ? [...same.typed, row] : [row],
      sku: same?.sku ?? reading.sku,
      qty: Math.min(sumQty(same?.qty ?? 0, reading.qty), MAX_QTY),
      unit: same?.unit ?? reading.unit,
      ...{ choices_by: 'sku', question: null, to_cart: 0, to_rfq: 0 },
    });
  }
  return [...merged.values()]
    .map((row) => withCandidates(row, candidates))
    .map(withQuestion)
    .map(withQtyFault)
    .map(splitByStock);
}

/** Whether to look a text up as a SKU: the server refuses a longer one. */
export function mayBeSku(text: string): boolean {
  return text.length <= MAX_SKU_TEXT;
}

/** What stands for a row among those of which the user has rejected all choices. */
export function rejectionKey({ words }: TypedRow, { sku }: Pick<Reading, 'sku'>): string {
  return skuKey(`${sku} ${words}`);
}

/** The number of rows of each state. */
export function countStates(rows: ResolvedRow[]): Record<RowState, number> {
  const counts = {
    loading: 0,
    found: 0,
    short: 0,
    out: 0,
    'to quote': 0,
    discontinued: 0,
    unit: 0,
    quantity: 0,
    ambiguous: 0,
    unsearched: 0,
    unknown: 0,
    invalid: 0,
  };
  for (const { state } of rows) counts[state]++;
  return counts;
}

function keyOf(row: TypedRow, reading: Reading, { product }: Resolved): string {
  const { qty, unit } = reading;
  if (row.error !== null) return `line ${row.line}`;
  // Of `Ball bearing 6205` and `Ball bearing 6206` the numbers may belong to the item.
  const whole = row.readings.at(-1)!;
  if (!product) return `item ${rejectionKey(row, whole) || whole.sku} ${unit.toLowerCase()}`;
  // Pieces and boxes of one product are not added up.
  return `product ${product.id} ${convertQuantity(qty, unit, product) ? unit.toLowerCase() : ''}`;
}

/** A row whose SKU is unknown gets the products that it may mean, once they have been searched. */
function withCandidates(row: ResolvedRow, candidates: CandidateLookup): ResolvedRow {
  if (row.state !== 'unsearched') return row;
  const found = candidatesFor(row.typed[0], candidates);
  if (!found) return row;
  const { at, choices, choices_by } = found;
  if (choices.length === 0) return { ...row, state: 'unknown' };
  const { sku, unit } = row.typed[0].readings[at]!;
  const qty = at === 0 ? row.qty : row.typed.length;
  return { ...row, state: 'ambiguous', sku, unit, qty, choices, choices_by };
}

/** A quantity in another unit goes neither to the cart nor to the RFQ until the question is answered. */
function withQuestion(row: ResolvedRow): ResolvedRow {
  const question = row.product && convertQuantity(row.qty, row.unit, row.product);
  return question ? { ...row, state: 'unit', question } : row;
}

/** A quantity below the minimum or between two multiples goes nowhere until it is changed. */
function withQtyFault(row: ResolvedRow): ResolvedRow {
  const isUnsold = row.state === 'found' && qtyFault(row.qty, row.product!) !== null;
  return isUnsold ? { ...row, state: 'quantity' } : row;
}

function resolveRow(row: TypedRow, lookup: SkuLookup | undefined, rejected: ReadonlySet<string>) {
  const [first] = row.readings;
  if (row.error !== null) return { reading: first, state: 'invalid' as const, product: null, choices: [] };
  const all = row.readings.map((reading) => ({ reading, ...lookUp(reading.sku, lookup) }));
  // An exact SKU is preferred to one that only begins like another.
  const best =
    all.find(({ product }) => product) ??
    all.find(({ state }) => state === 'ambiguous' || state === 'loading') ??
    all[0]!;
  const canReject = row.readings.length === 1 && (best.state === 'ambiguous' || best.state === 'unsearched');
  const isRejected = canReject && rejected.has(rejectionKey(row, best.reading));
  return isRejected ? { ...best, state: 'unknown' as const, choices: [] } : best;
}

function lookUp(sku: string, lookup: SkuLookup | undefined): Resolved {
  const match = lookup?.matches.get(sku);
  if (lookup && !mayBeSku(sku)) return { state: 'unsearched', product: null, choices: [] };
  if (!lookup || !match) return { state: 'loading', product: null, choices: [] };
  const productsOf = (ids: number[]) => ids.flatMap((id) => lookup.products.get(id) ?? []);
  const exact = productsOf(match.exact);
  const sold = exact.filter(({ active }) => active);
  // Of `VLV-10` and `VLV10`, the one typed in full wins: no two SKUs differ only in case.
  const product =
    sold.find((each) => each.sku.toLowerCase() === sku.toLowerCase()) ?? (sold.length === 1 ? sold[0]! : null);
  if (product) return { state: 'found', product, choices: [] };
  if (sold.length > 1) return { state: 'ambiguous', product: null, choices: sold };
  if (exact.length > 0) return { state: 'discontinued', product: exact[0]!, choices: [] };
  const near = productsOf(match.near);
  return { state: near.length > 0 ? 'ambiguous' : 'unsearched', product: null, choices: near };
}

/** Splits the quantity: available stock to the cart, the rest to the RFQ, and all that has no valid price or no GST rate. Rows that still need fixing go to neither. */
function splitByStock(row: ResolvedRow): ResolvedRow {
  const { state, product, qty } = row;
  if (state === 'unknown' || state === 'discontinued') return { ...row, to_rfq: qty };
  if (state !== 'found' || !product) return row;
  if (product.to_quote) return { ...row, state: 'to quote', to_rfq: qty };
  const to_cart = qty <= product.stock || product.can_backorder ? qty : mostOrderable(product);
  return {
    ...row,
    state: to_cart === qty ? 'found' : to_cart === 0 ? 'out' : 'short',
    to_cart,
    to_rfq: sumQty(qty, -to_cart),
  };
}

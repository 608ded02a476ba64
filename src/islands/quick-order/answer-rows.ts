import { MAX_QTY } from '#contracts/limits.ts';
import type { MatchedProduct, SkuMatch } from '#contracts/quick-order.ts';
import type { Reading, TypedRow } from './read-rows.ts';

/** What a row leads to. `asked`: the answer is still awaited. */
export type RowState = 'asked' | 'found' | 'short' | 'out' | 'discontinued' | 'several' | 'unknown' | 'bad';

/** A row with its answer; rows of one product are one. */
export interface AnsweredRow {
  state: RowState;
  /** The rows of the text that it is made of. */
  typed: [TypedRow, ...TypedRow[]];
  sku: string;
  qty: number;
  product: MatchedProduct | null;
  /** Products to choose from. */
  choices: MatchedProduct[];
  /** How many go into the cart. */
  to_cart: number;
  /** How many a quote is asked for. */
  to_rfq: number;
}

/** The server's answers, laid out for looking rows up. */
export interface Answers {
  matches: Map<string, SkuMatch>;
  products: Map<number, MatchedProduct>;
}

type Resolved = Pick<AnsweredRow, 'state' | 'product' | 'choices'>;

/** Answers each row. `unlisted` holds the keys of SKUs of which somebody said that none of the choices is meant. */
export function answerRows(
  rows: TypedRow[],
  answers: Answers | undefined,
  unlisted: ReadonlySet<string>,
): AnsweredRow[] {
  const merged = new Map<string, AnsweredRow>();
  for (const row of rows) {
    const { reading, ...resolved } = resolve(row, answers, unlisted);
    const key = keyOf(row, reading, resolved);
    const same = merged.get(key);
    merged.set(key, {
      ...resolved,
      typed: same ? [...same.typed, row] : [row],
      sku: same?.sku ?? reading.sku,
      qty: Math.min((same?.qty ?? 0) + reading.qty, MAX_QTY),
      ...{ to_cart: 0, to_rfq: 0 },
    });
  }
  return [...merged.values()].map(shared);
}

/** Letters and digits only: the server compares the same way. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How many rows there are of each state. */
export function countStates(rows: AnsweredRow[]): Record<RowState, number> {
  const counts = { asked: 0, found: 0, short: 0, out: 0, discontinued: 0, several: 0, unknown: 0, bad: 0 };
  for (const { state } of rows) counts[state]++;
  return counts;
}

function keyOf({ line, fault }: TypedRow, { sku }: Reading, { product }: Resolved): string {
  if (fault !== null) return `line ${line}`;
  return product ? `product ${product.id}` : `sku ${skuKey(sku) || sku}`;
}

function resolve(row: TypedRow, answers: Answers | undefined, unlisted: ReadonlySet<string>) {
  const [first] = row.readings;
  if (row.fault !== null) return { reading: first, state: 'bad' as const, product: null, choices: [] };
  const all = row.readings.map((reading) => ({ reading, ...lookUp(reading.sku, answers) }));
  // A SKU that the catalogue has beats one that only begins like another.
  const best =
    all.find(({ product }) => product) ?? all.find(({ state }) => state === 'several' || state === 'asked') ?? all[0]!;
  const refused = best.state === 'several' && unlisted.has(skuKey(best.reading.sku));
  return refused ? { ...best, state: 'unknown' as const, choices: [] } : best;
}

function lookUp(sku: string, answers: Answers | undefined): Resolved {
  const match = answers?.matches.get(sku);
  if (!answers || !match) return { state: 'asked', product: null, choices: [] };
  const known = (ids: number[]) => ids.flatMap((id) => answers.products.get(id) ?? []);
  const exact = known(match.exact);
  const sold = exact.filter(({ active }) => active);
  // No two differ in capitals alone, so that of `VLV-10` and `VLV10` one is typed in full, whatever its capitals.
  const one =
    sold.find((each) => each.sku.toLowerCase() === sku.toLowerCase()) ?? (sold.length === 1 ? sold[0]! : null);
  if (one) return { state: 'found', product: one, choices: [] };
  if (sold.length > 1) return { state: 'several', product: null, choices: sold };
  if (exact.length > 0) return { state: 'discontinued', product: exact[0]!, choices: [] };
  const near = known(match.near);
  return { state: near.length > 0 ? 'several' : 'unknown', product: null, choices: near };
}

/** What is in stock goes to the cart, a quote is asked for the rest; who has to choose or mend decides first. */
function shared(row: AnsweredRow): AnsweredRow {
  const { state, product, qty } = row;
  if (state === 'unknown' || state === 'discontinued') return { ...row, to_rfq: qty };
  if (state !== 'found' || !product) return row;
  const to_cart = Math.min(qty, Math.max(product.stock, 0));
  return {
    ...row,
    state: to_cart === qty ? 'found' : to_cart === 0 ? 'out' : 'short',
    to_cart,
    to_rfq: qty - to_cart,
  };
}

import { type Candidates, MAX_CANDIDATE_TEXT } from '#contracts/catalog/find-candidates.ts';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import { codeParts } from '#contracts/catalog/search/code-parts.ts';
import { askedItem } from './asked-item.ts';
import type { Reading, TypedRow } from '#client/table-files/read-rows.ts';
import type { ResolvedRow } from './resolve-rows.ts';
import { errorsIn } from './sku-key.ts';

/** What the catalogue search has found so far, by the text searched and by product id. */
export interface CandidateLookup {
  found: ReadonlyMap<string, Candidates>;
  products: ReadonlyMap<number, MatchedProduct>;
}

export const NO_CANDIDATES: CandidateLookup = { found: new Map(), products: new Map() };

/** A shorter code is in half of all SKUs; letters and digits. */
const MIN_CODE = 3;

/** The products that a row may mean. */
interface RowCandidates extends Pick<ResolvedRow, 'choices' | 'choices_by'> {
  /** The reading of the row with which they were found. */
  at: number;
}

/** The texts to search for a row: in each reading its code, the parts of the code, and the words that describe the item. */
export function searchesFor(row: TypedRow): string[] {
  return [...new Set(row.readings.flatMap((reading) => Object.values(searchesOf(row, reading)).filter(Boolean)))];
}

/** The products that a row may mean; null until all its texts have been searched. */
export function candidatesFor(row: TypedRow, lookup: CandidateLookup): RowCandidates | null {
  if (searchesFor(row).some((text) => !lookup.found.has(text))) return null;
  const [first, ...others] = row.readings.map((reading, at) => ({ at, ...bestOf(searchesOf(row, reading), lookup) }));
  // `Ball bearing 6205` is one, rather than 6,205: the number is in the product's name.
  const whole = others.find(
    ({ at, choices, choices_by }) =>
      choices_by === 'words' && choices[0] && names(choices[0], row.readings[0].qty, row.readings[at]!),
  );
  return whole ?? (first!.choices.length > 0 ? first! : (others.find(({ choices }) => choices.length > 0) ?? first!));
}

/** What is searched in one reading of a row; blank for nothing. */
interface Searches {
  code: string;
  /** Finds the SKU that the code may be, misspelt. */
  parts: string;
  words: string;
}

function searchesOf(row: TypedRow, reading: Reading): Searches {
  const { code, words } = askedItem(row, reading);
  const isLong = code.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_CODE;
  const searched = (text: string) => text.slice(0, MAX_CANDIDATE_TEXT).toWellFormed().trim();
  return {
    code: searched(isLong ? code : ''),
    parts: searched(isLong ? codeParts(code).join(' ') : ''),
    words: searched(words),
  };
}

/** What the code finds, else SKUs like it, else what the words find; full matches come before partial ones. */
function bestOf(searches: Searches, lookup: CandidateLookup): Pick<ResolvedRow, 'choices' | 'choices_by'> {
  const { found } = lookup;
  const results = [searches.code, searches.words]
    .map((text) => ({ text, ids: [], partial: false, ...found.get(text) }))
    .filter(({ ids }) => ids.length > 0);
  const best = results.find(({ partial }) => !partial) ?? results[0];
  if (best?.text !== searches.code) {
    const near = nearestBySku(searches.code, productsOf(searches.parts, lookup));
    if (near.length > 0) return { choices: near, choices_by: 'some words' };
  }
  if (!best) return { choices: [], choices_by: 'words' };
  const choices = productsOf(best.text, lookup);
  const threads = threadsIn(best.text);
  const fitting = choices.filter(({ name, sku }) =>
    threads.every((thread) => threadsIn(`${name} ${sku}`).includes(thread)),
  );
  // Found by some words only, another thread is another part: a bolt M6 x 30 is not close to a bolt M12 x 50.
  if (best.partial && threads.length > 0) return { choices: fitting, choices_by: 'some words' };
  // A nut M6 is only close to a nut M8.
  const isClose = best.partial || fitting.length === 0;
  return { choices: isClose ? choices : fitting, choices_by: isClose ? 'some words' : 'words' };
}

/** The products whose SKU a code may be, misspelt, the likeliest first. */
const nearestBySku = (code: string, products: MatchedProduct[]) =>
  products
    .map((product) => ({ product, errors: errorsIn(code, product.sku) ?? Infinity }))
    .filter(({ errors }) => errors < Infinity)
    .sort((a, b) => a.errors - b.errors)
    .map(({ product }) => product);

const productsOf = (text: string, { found, products }: CandidateLookup) =>
  (found.get(text)?.ids ?? []).flatMap((id) => products.get(id) ?? []);

/** `M8` of `hex nut M8` and of `M8 × 40`. */
const threadsIn = (text: string): string[] => text.toUpperCase().match(/(?<![\p{L}\d])M\d+(?:\.\d+)?(?![\d.])/gu) ?? [];

/** Whether the number that the first reading takes for the quantity is part of a product's name or SKU. */
function names({ name, sku }: MatchedProduct, number: number, whole: Reading): boolean {
  return whole.sku.includes(String(number)) && `${name} ${sku}`.split(/[^\p{L}\p{N}]+/u).includes(String(number));
}

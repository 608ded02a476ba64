import { wordsOf } from './words.ts';

/** Longer tokens are no words that anyone searches for, and PostgreSQL refuses one above 2 kB. */
const MAX_TOKEN = 80;

/** The texts of a product by which it is found. */
export interface SearchedProduct {
  sku: string;
  name: string;
  brand?: string | null;
  category?: string | null;
  subcategory?: string | null;
  hsn?: string | null;
  description?: string | null;
  attributes?: Record<string, string> | null;
}

/**
 * The `search` column of a product: its words as a tsvector. Weights say where a word stands: A name and code, B brand and
 * category, C attributes, D description, HSN, and the letters of a SKU, which mean nothing by themselves.
 */
export function searchVector(product: SearchedProduct): string {
  const { sku, name, brand, category, subcategory, hsn, description, attributes } = product;
  const weights = new Map<string, string>();
  const add = (weight: string, tokens: Iterable<string>) => {
    for (const token of tokens) if (token.length <= MAX_TOKEN && !weights.has(token)) weights.set(token, weight);
  };
  const { codes, letters } = skuTokens(sku);
  add('A', tokensOf(name));
  add('A', codes);
  add('B', [brand, category, subcategory].flatMap(tokensOf));
  add(
    'C',
    Object.entries(attributes ?? {}).flatMap(([label, value]) => tokensOf(`${label} ${value}`)),
  );
  add('D', [...letters, ...tokensOf(description), ...hsnTokens(hsn)]);
  return [...weights].map(([token, weight]) => `${quoted(token)}:1${weight}`).join(' ');
}

/** The same of a company's own code and description of an item, for `products.own_search`. */
export function ownSearchVector(own: {
  material_code?: string | null | undefined;
  own_description?: string | null | undefined;
}): string {
  return searchVector({ sku: own.material_code ?? '', name: '', description: own.own_description ?? null });
}

const tokensOf = (text: string | null | undefined): string[] =>
  wordsOf(text ?? '').flatMap(({ forms }) => forms.flat());

/** A search may start at any part of a SKU, with or without separators: `BRG-6205-2RS` → brg62052rs, 62052rs, 2rs, … */
function skuTokens(sku: string): { codes: string[]; letters: string[] } {
  const parts = sku
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const tokens = [...parts, ...parts.map((_, from) => parts.slice(from).join(''))];
  const isWord = (token: string) => /^\p{L}+$/u.test(token);
  return { codes: tokens.filter((token) => !isWord(token)), letters: tokens.filter(isWord) };
}

/** Chapter, heading, subheading and tariff item. */
const hsnTokens = (hsn: string | null | undefined) =>
  hsn ? [4, 6, 8].filter((digits) => digits <= hsn.length).map((digits) => hsn.slice(0, digits)) : [];

/** A token as a lexeme of PostgreSQL. */
export const quoted = (token: string) => `'${token.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

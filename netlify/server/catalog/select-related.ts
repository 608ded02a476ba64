import { MAX_ALTERNATIVES, MAX_VARIANT_COLUMNS, MAX_VARIANTS } from '#contracts/catalog/related.ts';
import { describeDifferences, type Described } from './differences.ts';
import { reasonToQuote, type SaleColumns } from './pricing.ts';
import { compareValues, distance, namesOf } from './measures.ts';
import { familyOf, kindOf } from './product-names.ts';
import { fits } from './same-fit.ts';

/** A product as it is compared with others. */
export interface Candidate extends Described, SaleColumns {
  id: number;
  category: string | null;
  subcategory: string | null;
  name: string;
  stock: number;
  active: boolean;
}

/** The product and those of the same name in other sizes: at most MAX_VARIANTS, the nearest sizes, in the order of their sizes. */
export function selectVariants<T extends Candidate>(product: T, candidates: T[]) {
  const family = familyOf(product.name, product.attributes);
  const others = candidates
    .filter(({ name, attributes }) => family !== '' && familyOf(name, attributes) === family)
    .map((other) => ({ other, far: distance(product.attributes, other.attributes) }))
    .sort((a, b) => a.far - b.far || a.other.id - b.other.id)
    .slice(0, MAX_VARIANTS - 1)
    .map(({ other }) => other);
  if (others.length === 0) return { columns: [], rows: [] };
  const members = [product, ...others];
  const columns = differingNames(members);
  const rows = members.map((member) => ({
    product: member,
    values: columns.map((column) => member.attributes[column] ?? null),
  }));
  return { columns, rows: rows.sort((a, b) => compareRows(a.values, b.values) || a.product.id - b.product.id) };
}

/** The rows of the data sheets that differ and that most members have, in the order of the first member's data sheet. */
function differingNames(members: Candidate[]): string[] {
  const [first] = members;
  return Object.keys(first!.attributes)
    .filter((name) => {
      const values = members.flatMap(({ attributes }) => attributes[name] ?? []);
      return values.length * 2 > members.length && new Set(values).size > 1;
    })
    .slice(0, MAX_VARIANT_COLUMNS);
}

function compareRows(one: (string | null)[], other: (string | null)[]): number {
  for (const [at, value] of one.entries()) {
    const order = compareValues(value, other[at]!);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Products that do instead: of the same kind and the same fit, that can be ordered now and agree in most rows of the data sheet,
 * the most similar first. Other sizes are variants.
 */
export function selectAlternatives<T extends Candidate>(product: T, candidates: T[]) {
  const kind = kindOf(product.name);
  const words = wordsOf(product);
  const isOfKind = (other: Candidate) => kind !== '' && kindOf(other.name) === kind && isPart(words, wordsOf(other));
  return candidates
    .filter((other) => other.active && other.stock > 0 && reasonToQuote(other) === null && isOfKind(other))
    .filter((other) => fits(product, other))
    .map((other) => ({ other, shared: sharedPart(product, other) }))
    .filter(({ shared }) => shared > 0.5)
    .map(({ other, shared }) => ({ other, shared, far: distance(product.attributes, other.attributes) }))
    .sort((a, b) => b.shared - a.shared || a.far - b.far || a.other.id - b.other.id)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ other }) => ({ product: other, differences: describeDifferences(product, other) }));
}

/** The words of the name that no data sheet states: `nitrile examination gloves`. */
const wordsOf = ({ name, attributes }: Candidate) => familyOf(name, attributes).split(' ');

/** Whether one name only has more words: an acid is no alternative to a solvent, a weatherproof batten is one to a batten. */
const isPart = (one: string[], other: string[]) =>
  one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));

/** The part of the rows of both data sheets in which they agree, from 0 to 1. */
function sharedPart(product: Candidate, other: Candidate): number {
  const names = namesOf(product.attributes, other.attributes);
  if (names.length === 0) return 1;
  return names.filter((name) => product.attributes[name] === other.attributes[name]).length / names.length;
}

import { COMMON_FACETS, DELIVERY_VALUES, facetToken } from '#contracts/catalog/attributes/facets.ts';
import { parseAttribute } from '#contracts/catalog/attributes/parse.ts';
import type { AttributeTemplate } from '#contracts/catalog/attributes/template.ts';
import { attributeKey, facetAttribute, templateOf } from '#contracts/catalog/attributes/templates.ts';
import {
  type CatalogQuery,
  type CategoryCount,
  type Facet,
  type Facets,
  MAX_FACETS,
  MAX_VALUES,
} from '#contracts/catalog/list.ts';
import { facetWord, quoted } from '#contracts/catalog/search/index-text.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { SEARCH_COUNT_CAP } from '#contracts/limits.ts';

/** What `catalog_page` counts: facets as `bore=25 mm`, prices in paise. */
interface Offer {
  /** Category and subcategory that more than half of the matches share. */
  kind: [string | null, string | null] | null;
  facets: Record<string, number> | null;
  /** Category, subcategory and number of products. */
  kinds: [string, string | null, string][] | null;
  in_stock: number;
  lowest: number | null;
  highest: number | null;
  capped: boolean;
}
/** The offer for all filters together under '', and for each chosen filter the one without it. */
export type Offers = Record<string, Offer>;

const isCommon = (key: string) => Object.hasOwn(COMMON_FACETS, key);
const COMMON_KEYS = Object.keys(COMMON_FACETS);

/** The chosen values of each facet that a product can have: a link may have other parameters. */
export function chosenFacets(chosen: CatalogQuery['chosen']): [key: string, values: string[]][] {
  return Object.entries(chosen ?? {})
    .filter(([key, values]) => values.length > 0 && (isCommon(key) || facetAttribute(key) !== undefined))
    .slice(0, MAX_FACETS)
    .map(([key, values]) => [key, values.slice(0, MAX_VALUES)]);
}

/** Any of a facet's values, as a tsquery. */
export const anyValue = ([key, values]: [string, string[]]) =>
  values.map((value) => quoted(facetWord(facetToken(key, value)))).join(' | ');

/** The facets of a reply. Each has what its own offer counts, and what is chosen even if nothing has it. */
export function facetsOffered(offers: Offers, { chosen: given, category }: CatalogQuery): Facets {
  const all = offers['']!;
  const template = templateOf(...(all.kind ?? [null, null]));
  const chosen = new Map(chosenFacets(given));
  const counts = new Map<string, Map<string, number>>();
  const count = (key: string) => counts.get(key) ?? counts.set(key, new Map()).get(key)!;
  for (const [key, values] of chosen) for (const value of values) count(key).set(value, 0);
  for (const [from, offer] of Object.entries(offers)) {
    for (const [facet, products] of Object.entries(offer.facets ?? {})) {
      const [key, value] = facet.split(/=(.*)/s, 2) as [string, string];
      if (from === (chosen.has(key) ? key : '')) count(key).set(value, upToCap(products));
    }
  }
  const price = offers.price ?? all;
  // The common ones first, then those of the data sheet in its order.
  const place = (key: string) =>
    isCommon(key)
      ? COMMON_KEYS.indexOf(key) - COMMON_KEYS.length
      : template.findIndex(({ name }) => attributeKey(name) === key);
  return {
    fields: [...counts]
      .map(([key, values]) => fieldOf(key, values, template))
      .sort((a, b) => place(a.key) - place(b.key)),
    categories: categoriesIn(category === null ? all : offers.category),
    in_stock: upToCap((offers.in_stock ?? all).in_stock),
    price_range: price.lowest === null ? null : { lowest: toRupees(price.lowest), highest: toRupees(price.highest!) },
    capped: Object.values(offers).some(({ capped }) => capped),
  };
}

/** The numbers by category and by subcategory; null for a category without a search or filter, which counts only itself. */
function categoriesIn(offer: Offer | undefined): Facets['categories'] {
  if (!offer) return null;
  const found = new Map<string, CategoryCount>();
  for (const [category, name, products] of offer.kinds ?? []) {
    const entry = found.get(category) ?? { category, count: 0, subs: [] };
    entry.count = upToCap(entry.count + Number(products));
    if (name !== null) entry.subs.push({ name, count: upToCap(Number(products)) });
    found.set(category, entry);
  }
  return { items: [...found.values()], capped: offer.capped };
}

/** One match more than the cap is read, to know that there are more. */
const upToCap = (count: number) => Math.min(count, SEARCH_COUNT_CAP);

function fieldOf(key: string, counts: Map<string, number>, template: readonly AttributeTemplate[]): Facet {
  const attribute = isCommon(key)
    ? undefined
    : (template.find(({ name }) => attributeKey(name) === key) ?? facetAttribute(key));
  const values = [...counts].map(([value, count]) => ({ value, count, order: orderOf(key, attribute, value) }));
  values.sort((a, b) => a.order - b.order || b.count - a.count || a.value.localeCompare(b.value, 'en-IN'));
  return {
    key,
    name: attribute?.name ?? COMMON_FACETS[key]!,
    values: values.map(({ value, count }) => ({ value, count })),
  };
}

/** Sorts numbers and threads by size, deliveries by time; the same for all others. */
function orderOf(key: string, attribute: AttributeTemplate | undefined, value: string): number {
  if (key === 'delivery') return DELIVERY_VALUES.indexOf(value);
  const parsed = attribute && parseAttribute(attribute, value);
  return parsed && 'value' in parsed ? (parsed.value.order ?? 0) : 0;
}

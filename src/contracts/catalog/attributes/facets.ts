import { parseAttribute } from './parse.ts';
import { attributeKey, attributeNamed, templateOf } from './templates.ts';

/** What a product's facets are made of. */
export interface FacetedProduct {
  brand?: string | null;
  category?: string | null;
  subcategory?: string | null;
  attributes?: Record<string, string> | null;
}

/** One facet of a product as the catalogue stores it: `bore=25 mm`. */
export const facetToken = (key: string, value: string): string => `${key}=${value}`;

/** Facets that goods of all kinds have, with their names, in the order of the page. */
export const COMMON_FACETS: Readonly<Record<string, string>> = { brand: 'Brand', delivery: 'Delivery' };

/** How soon goods can be dispatched; written by `dispatch_within` in the database, which knows the stock. */
export const DELIVERY_VALUES: readonly string[] = [
  ...['From stock', 'Within 7 working days', 'Within 15 working days', 'Over 15 working days', 'On enquiry'],
];

/** The facets of a product that depend on its item's data sheet: its brand, and the attributes that its subcategory offers as filters. Unreadable values are none. */
export function facetsOf({ brand, category, subcategory, attributes }: FacetedProduct): string[] {
  const template = templateOf(category, subcategory);
  const facets = Object.entries(attributes ?? {}).flatMap(([name, written]) => {
    const attribute = attributeNamed(template, name);
    if (!attribute?.facet) return [];
    const parsed = parseAttribute(attribute, written);
    return 'value' in parsed && parsed.value.text ? [facetToken(attributeKey(name), parsed.value.text)] : [];
  });
  return brand ? [facetToken('brand', brand), ...facets] : facets;
}

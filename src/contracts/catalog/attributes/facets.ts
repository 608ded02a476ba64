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

/** The facets of a product: its brand, and the attributes that its subcategory offers as filters. Unreadable values are none. */
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

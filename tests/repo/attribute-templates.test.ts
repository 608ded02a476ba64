import { describe, expect, it } from 'vitest';
import { parseAttribute } from '#contracts/catalog/attributes/parse.ts';
import { attributeKey, attributeNamed, templateOf } from '#contracts/catalog/attributes/templates.ts';
import { categories } from '#db/categories.ts';
import { readProducts } from '#db/seed/products.ts';

const products = (['aravalli', 'deccan', 'konkan'] as const).flatMap((company) => readProducts(company));
const places = categories.flatMap(({ name, subs }) => subs.map((sub) => ({ category: name, subcategory: sub })));

describe('the attribute templates', () => {
  it('cover every subcategory that has products', () => {
    const used = new Set(products.map(({ category, subcategory }) => `${category} → ${subcategory}`));
    const missing = places
      .filter(({ category, subcategory }) => templateOf(category, subcategory).length === 0)
      .map(({ category, subcategory }) => `${category} → ${subcategory}`)
      .filter((place) => used.has(place));
    expect(missing).toEqual([]);
  });

  it('name each attribute of a subcategory once', () => {
    for (const { category, subcategory } of places) {
      const keys = templateOf(category, subcategory).map(({ name }) => attributeKey(name));
      expect(new Set(keys).size, `${category} → ${subcategory}`).toBe(keys.length);
    }
  });

  it('read every attribute of the demo catalogues', () => {
    const errors = products.flatMap(({ sku, category, subcategory, attributes }) => {
      const template = templateOf(category, subcategory);
      return Object.entries(attributes).flatMap(([name, written]) => {
        const attribute = attributeNamed(template, name);
        if (!attribute) return [`${sku}: ${subcategory} has no attribute ${name}`];
        const read = parseAttribute(attribute, written);
        return 'error' in read ? [`${sku}: ${name}: ${read.error}`] : [];
      });
    });
    expect(errors).toEqual([]);
  });
});

import { describingWords } from '#contracts/catalog/search/stop-words.ts';
import { mainForm } from '#contracts/catalog/search/synonyms.ts';
import { wordsOf } from '#contracts/catalog/search/words.ts';

/** Number of a company's active products in a subcategory; blank for those without one. */
export interface CategoryCount {
  category: string;
  subcategory: string;
  products: number;
}

/** A category or subcategory to choose. */
interface FoundCategory {
  category: string;
  subcategory: string | null;
  products: number;
}

/**
 * The categories, then the subcategories, whose names have words that begin like each word of the text; those with the most
 * products first. A subcategory may have some of the words in the name of its category.
 */
export function findCategories(q: string, counts: readonly CategoryCount[]): FoundCategory[] {
  const words = describingWords(q).map(mainForm);
  if (words.length === 0) return [];
  const has = (tokens: string[], word: string) => tokens.some((token) => token.startsWith(word));
  const categories = [...totals(counts)]
    .filter(([category]) => words.every((word) => has(tokensOf(category), word)))
    .map(([category, products]): FoundCategory => ({ category, subcategory: null, products }));
  const subcategories = counts.filter(({ category, subcategory }) => {
    const own = tokensOf(subcategory);
    const all = [...own, ...tokensOf(category)];
    return words.some((word) => has(own, word)) && words.every((word) => has(all, word));
  });
  const byProducts = (a: FoundCategory, b: FoundCategory) => b.products - a.products;
  return [...categories.sort(byProducts), ...subcategories.sort(byProducts)];
}

function totals(counts: readonly CategoryCount[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { category, products } of counts) total.set(category, (total.get(category) ?? 0) + products);
  return total;
}

/** Name → its words in all forms. There are some hundred names, shared by all companies. */
const known = new Map<string, string[]>();

function tokensOf(name: string): string[] {
  let tokens = known.get(name);
  if (!tokens) known.set(name, (tokens = wordsOf(name).flatMap(({ forms }) => forms.flat())));
  return tokens;
}

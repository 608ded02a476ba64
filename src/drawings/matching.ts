/** Which drawing a product gets: a table of words without the drawings themselves, so that any bundle can import it. */
import { rules } from './rules.ts';

/** Slug of the drawing of a category; undefined for a category that has none. */
export const drawingOfCategory = (category: string): string | undefined => rules[category]?.slug;

/**
 * Slug of the drawing for a product: its family's if the name or the subcategory shows it, else its category's. A
 * wrong picture misleads a buyer, so in doubt it is the category's.
 */
export function drawingFor(category: string, subcategory: string, name: string): string | undefined {
  const own = rules[category];
  const words = name.toLowerCase();
  const family = own?.families.find(([pattern]) => pattern.test(words))?.[1];
  return family ?? own?.subcategories?.[subcategory] ?? own?.slug;
}

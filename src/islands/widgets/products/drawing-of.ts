import { drawingFor, drawingOfCategory } from '../../../drawings/matching.ts';

type Place = { category: string | null; subcategory: string | null };

/** The drawing of a product; undefined where its category has none. */
export const drawingOf = ({ category, subcategory }: Place, name: string): string | undefined =>
  category ? drawingFor(category, subcategory ?? '', name) : undefined;

/** The drawing of products with these names: the one of all of them, else their category's. */
export function drawingOfFamily(place: Place, names: string[]): string | undefined {
  const slugs = new Set(names.map((name) => drawingOf(place, name)));
  if (slugs.size === 1) return [...slugs][0];
  return place.category ? drawingOfCategory(place.category) : undefined;
}

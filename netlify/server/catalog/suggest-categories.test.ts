import { expect, it } from 'vitest';
import { findCategories } from './suggest-categories.ts';

const COUNTS = [
  ['Bearings & power transmission', 'Ball bearings', 40],
  ['Bearings & power transmission', 'V-belts', 13],
  ['Cutting tools & abrasives', 'Drills', 20],
  ['Power tools', 'Drills', 25],
  ['Valves', '', 7],
].map(([category, subcategory, products]) => ({ category, subcategory, products })) as Parameters<
  typeof findCategories
>[1];

it.each([
  { q: 'bear', found: ['Bearings & power transmission (53)', 'Bearings & power transmission → Ball bearings (40)'] },
  { q: 'drill', found: ['Power tools → Drills (25)', 'Cutting tools & abrasives → Drills (20)'] },
  { q: 'power drills', found: ['Power tools → Drills (25)'] },
  { q: 'vbelt', found: ['Bearings & power transmission → V-belts (13)'] },
  { q: 'valves', found: ['Valves (7)'] },
  { q: 'ball valve', found: [] },
  { q: '%', found: [] },
])('the categories for “$q”', ({ q, found }) => {
  const names = findCategories(q, COUNTS).map(
    ({ category, subcategory, products }) => `${category}${subcategory ? ` → ${subcategory}` : ''} (${products})`,
  );
  expect(names).toEqual(found);
});

import type { SeedWith } from '#db/seed/run.ts';
import { hashPassword } from '#server/passwords.ts';
import { drawingFor } from '../src/drawings/matching.ts';

/** What the demo data takes from the site: the hash of its passwords, and its drawings as the products' pictures. */
export const seedWith: SeedWith = {
  hashPassword,
  pictureOf: ({ category, subcategory, name }) => `/drawings/${drawingFor(category, subcategory, name)}.svg#f`,
};

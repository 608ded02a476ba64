import type { SeedWith } from '#db/seed/run.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { isInterState, taxOn } from '#server/catalog/tax.ts';
import { supplier } from '#site';
import { drawingFor } from '../src/drawings/matching.ts';

/** What the demo data takes from the site: the hash of its passwords, its drawings as the products' pictures, its tax. */
export const seedWith: SeedWith = {
  hashPassword,
  pictureOf: ({ category, subcategory, name }) => `/drawings/${drawingFor(category, subcategory, name)}.svg#f`,
  taxOn: (taxable_paise, rate_bp, state) => taxOn(taxable_paise, rate_bp, isInterState(supplier.state, { state })),
};

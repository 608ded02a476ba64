import type { SeedWith } from '#db/seed/run.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { isInterState, taxOn } from '#server/catalog/tax.ts';
import { supplier } from '#site';
import { drawingFor } from '../src/drawings/matching.ts';

/** What the demo data uses of the site: the password hash, drawings as product pictures, and the tax engine. */
export const seedWith: SeedWith = {
  hashPassword,
  pictureOf: ({ category, subcategory, name }) => `/drawings/${drawingFor(category, subcategory, name)}.svg#f`,
  taxOn: (taxable_paise, rate_bp, state) => taxOn(taxable_paise, rate_bp, isInterState(supplier.state, { state })),
};

import type { Drawing } from './sheet.ts';
import { bearings } from './subjects/bearings.ts';
import { cleaning } from './subjects/cleaning.ts';
import { cutting } from './subjects/cutting.ts';
import { electricals } from './subjects/electricals.ts';
import { electronics } from './subjects/electronics.ts';
import { fasteners } from './subjects/fasteners.ts';
import { handTools } from './subjects/hand-tools.ts';
import { lab } from './subjects/lab.ts';
import { machinery } from './subjects/machinery.ts';
import { measuring } from './subjects/measuring.ts';
import { office } from './subjects/office.ts';
import { packaging } from './subjects/packaging.ts';
import { paints } from './subjects/paints.ts';
import { pipes } from './subjects/pipes.ts';
import { pneumatics } from './subjects/pneumatics.ts';
import { powerTools } from './subjects/power-tools.ts';
import { safety } from './subjects/safety.ts';
import { transmission } from './subjects/transmission.ts';

/**
 * All drawings by slug, category by category. It is heavy and made for the build: a page that only needs to know which
 * drawing a product has imports `matching.ts`.
 */
export const catalogue: ReadonlyMap<string, Drawing> = new Map(
  [
    ...[bearings, transmission, fasteners, cutting, handTools, powerTools, pneumatics, pipes, machinery],
    ...[electricals, safety, measuring, paints, lab, cleaning, packaging, office, electronics],
  ]
    .flat()
    .map((drawing) => [drawing.slug, drawing]),
);

/** The drawing of that slug. Throws where there is none, so that the build names the misspelled page. */
export function drawingOf(slug: string): Drawing {
  const drawing = catalogue.get(slug);
  if (!drawing) throw new Error(`There is no drawing "${slug}" in src/drawings/catalogue.ts.`);
  return drawing;
}

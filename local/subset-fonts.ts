/**
 * Cuts the typefaces down to what an Indian price list needs: `node local/subset-fonts.ts`.
 * The results are committed, so a build needs neither this script nor its package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, Latin-1 (accents, × ± ° µ ½ and superscripts) and the punctuation that we typeset with. */
const READING = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″−™`;
/** SKUs, order numbers, part labels and figures: ASCII and a few signs. */
const LABELS = `${range(0x20, 0x7e)}·×±°µØ–—…−`;
/** It lies in another file of the package than the letters, and the tool cannot merge fonts: so it keeps its own. */
const RUPEE = '₹';

/** Figures that align stay; built fractions, small capitals and the like are left out. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum'];

const ARCHIVO = '@fontsource-variable/archivo/files/archivo';
const PLEX = '@fontsource/ibm-plex-mono/files/ibm-plex-mono';
/** The weights that the type scale uses; the rest of the axis would cost bytes. */
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

const outputs = [
  { file: 'archivo.woff2', source: `${ARCHIVO}-latin-wght-normal.woff2`, text: READING, axes: WEIGHTS },
  { file: 'archivo-rupee.woff2', source: `${ARCHIVO}-latin-ext-wght-normal.woff2`, text: RUPEE, axes: WEIGHTS },
  { file: 'plex-mono.woff2', source: `${PLEX}-latin-400-normal.woff2`, text: LABELS },
  { file: 'plex-mono-medium.woff2', source: `${PLEX}-latin-500-normal.woff2`, text: LABELS },
  { file: 'plex-mono-rupee.woff2', source: `${PLEX}-latin-ext-400-normal.woff2`, text: RUPEE },
];

for (const { file, source, text, axes } of outputs) {
  const original = await readFile(new URL(`../node_modules/${source}`, import.meta.url));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Hints serve old Windows screens only and are a third of the mono's bytes.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(new URL(`../src/styles/fonts/${file}`, import.meta.url), subset);
  console.log(`${file} ${(subset.length / 1024).toFixed(1)} KB`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/**
 * Subsets the fonts to the characters of an Indian price list: `node local/subset-fonts.ts`.
 * The results are committed, so that a build needs neither this script nor its package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, the signs of Latin-1 (× ± ° µ ½ and superscripts) and typographic punctuation. */
const READING = `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}×÷Ø–—‘’“”•…′″−™`;
/** Accented letters: a third of the bytes but used on few pages. Browsers load them only if needed. */
const ACCENTS = `${range(0xc0, 0xd6)}${range(0xd9, 0xf6)}${range(0xf8, 0xff)}`;
/** SKUs, order numbers, part labels and figures: ASCII and a few signs. */
const LABELS = `${range(0x20, 0x7e)}·×±°µØ–—…−`;
/** A separate file, because the package has it in another file than the letters and the tool cannot merge fonts. */
const RUPEE = '₹';

/** Tabular figures are kept; fractions, small capitals and the like are left out. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum'];

/**
 * For print, one file needs all characters of a price list, a name or a formula: a PDF cannot load a second font.
 * Characters that a typeface does not have are left out.
 */
const PRINTED =
  range(0x20, 0x7e) +
  range(0xa0, 0x17f) + // Latin-1 and Latin Extended-A
  range(0x218, 0x21b) +
  range(0x1e00, 0x1eff) + // ḍ ṇ ṣ ṭ, as Indian names are transliterated
  range(0x2010, 0x2027) +
  range(0x2070, 0x208e) +
  range(0x2150, 0x215e) +
  'ʼˆ˜\u0300\u0301\u0303\u0304\u0307\u0308\u030c\u0323‰′″‹›⁄₹€№™\u2126ΩμπΔΣ∂∆∏∑−√∞∫≈≠≤≥←↑→↓◊■□▪';

/** OpenType features that join Devanagari letters. */
const INDIC = [
  ...FEATURES,
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln', 'abvm'],
  ...['blwm', 'dist', 'calt', 'rlig'],
];

const ARCHIVO = '@fontsource-variable/archivo/files/archivo';
const PLEX = '@fontsource/ibm-plex-mono/files/ibm-plex-mono';
const PRINT = '@expo-google-fonts';
const NOTO = `${PRINT}/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`;
/** The weights of the type scale. Bolder ones would add half of the bytes again; browsers use the boldest of these. */
const WEIGHTS = { wght: { min: 400, max: 600, default: 400 } };

type Cut = { file: string; source: string; text: string; axes?: typeof WEIGHTS; features?: string[] };

/** For the screen, in src/styles/fonts. Fontsource's files are Archivo and IBM Plex Mono, SIL Open Font License 1.1. */
const screen: Cut[] = [
  { file: 'archivo.woff2', source: `${ARCHIVO}-latin-wght-normal.woff2`, text: READING, axes: WEIGHTS },
  { file: 'archivo-accents.woff2', source: `${ARCHIVO}-latin-wght-normal.woff2`, text: ACCENTS, axes: WEIGHTS },
  { file: 'archivo-rupee.woff2', source: `${ARCHIVO}-latin-ext-wght-normal.woff2`, text: RUPEE, axes: WEIGHTS },
  { file: 'plex-mono.woff2', source: `${PLEX}-latin-400-normal.woff2`, text: LABELS },
  { file: 'plex-mono-medium.woff2', source: `${PLEX}-latin-500-normal.woff2`, text: LABELS },
  { file: 'plex-mono-rupee.woff2', source: `${PLEX}-latin-ext-400-normal.woff2`, text: RUPEE },
];

/** For PDFs, in src/print/fonts: whole TrueType files of the same two families under the same licence. */
const paper: Cut[] = [
  { file: 'archivo.ttf', source: `${PRINT}/archivo/400Regular/Archivo_400Regular.ttf`, text: PRINTED },
  {
    file: 'archivo-italic.ttf',
    source: `${PRINT}/archivo/400Regular_Italic/Archivo_400Regular_Italic.ttf`,
    text: PRINTED,
  },
  { file: 'archivo-semibold.ttf', source: `${PRINT}/archivo/600SemiBold/Archivo_600SemiBold.ttf`, text: PRINTED },
  { file: 'plex-mono.ttf', source: `${PRINT}/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf`, text: PRINTED },
  { file: 'plex-mono-medium.ttf', source: `${PRINT}/ibm-plex-mono/500Medium/IBMPlexMono_500Medium.ttf`, text: PRINTED },
  // For names written in Devanagari, with the Latin letters that may appear next to them.
  {
    file: 'noto-sans-devanagari.ttf',
    source: NOTO,
    text: `${READING}${ACCENTS}${range(0x900, 0x97f)}₹\u200c\u200d\u25cc`,
    features: INDIC,
  },
];

for (const cut of screen) await write(cut, 'woff2', '../src/styles/fonts/');
for (const cut of paper) await write(cut, 'sfnt', '../src/print/fonts/');

async function write(
  { file, source, text, axes, features = FEATURES }: Cut,
  targetFormat: 'woff2' | 'sfnt',
  folder: string,
): Promise<void> {
  const original = await readFile(new URL(`../node_modules/${source}`, import.meta.url));
  const subset = await subsetFont(original, text, {
    targetFormat,
    keepFeatures: features,
    // Hints help only on old Windows screens and are a third of the mono font's bytes.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
  // fontkit reads a header even for an empty glyph; that of the last one would be past the end of the file.
  const padded = targetFormat === 'sfnt' ? Buffer.concat([subset, Buffer.alloc(16)]) : subset;
  await writeFile(new URL(`${folder}${file}`, import.meta.url), padded);
  console.log(`${file} ${(subset.length / 1024).toFixed(1)} KB`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

import { stem } from './stem.ts';
import { measure, UNIT } from './units.ts';

/**
 * One word of a text. `forms` are other ways to write it, each one or more tokens: `6205-2RS` is `62052rs`, or `6205` with
 * `2rs`. The first is the most exact.
 */
export interface Word {
  /** As it stands in the text, in lower case. */
  typed: string;
  forms: [string[], ...string[][]];
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const FRACTION = String.raw`(?:\d+[- ])?\d+/\d+`;
const THREAD = String.raw`\b(?:g|rc?|rp|bsp[pt]?|npt) ?`;
const END = String.raw`(?![\p{L}\p{N}])`;
const PATTERNS = {
  /** `25 x 52 x 15 mm`, `m12x50` */
  dimensions: String.raw`(?<dimensions>m?${NUMBER}(?: ?x ?${NUMBER})+)(?: ?(?<dimensionUnit>mm|cm|m|inch|in)${END})?`,
  /** `is 2062`, `iso-4014`, `iec 60309-1` */
  standard: String.raw`\b(?<body>is|iso|din|en|iec|astm|aws|bs|ansi|asme|api|jis)(?:/iec)?[ :./-]*(?<standard>[a-z]\d[\d.]*|\d{3,})(?:-\d+)?${END}`,
  /** `15w-40` */
  grade: String.raw`(?<grade>\d+w-\d+)${END}`,
  /** `1.5 sqmm`, `16a`, `1/2 inch` */
  measure: String.raw`(?:${THREAD})?(?<number>${FRACTION}|${NUMBER}) ?-?(?<unit>${UNIT})${END}`,
  /** `3/4`, `g1/2` */
  fraction: String.raw`(?:${THREAD})?(?<fraction>${FRACTION})${END}`,
  decimal: String.raw`(?<decimal>\d+\.\d+)${END}`,
  /** `6205-2rs`, `ABR/CD.100`, `n-hexane` */
  code: String.raw`(?<code>[\p{L}\p{M}\p{N}]+(?:[-/._+&][\p{L}\p{M}\p{N}]+)*)`,
};
const WORD = new RegExp(Object.values(PATTERNS).join('|'), 'gu');

const COUNTS: Record<string, number> = { single: 1, one: 1, double: 2, two: 2, triple: 3, three: 3, four: 4, five: 5 };
const COUNTED = new RegExp(String.raw`\b(${Object.keys(COUNTS).join('|')})[ -](pole|phase|core|ply|way|pin)\b`, 'g');

/** In lower case, with fractions, inches, thousands and counts written in figures. */
function simplify(text: string): string {
  return text
    .replace(/(\d)([¼½¾])/g, '$1-$2')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/⁄/g, '/')
    .replace(/(\d)\s*(?:''|′′|["”])/g, '$1 inch ')
    .replace(/\bsq\.? ?mm\b|\bmm2\b/g, 'sqmm')
    .replace(/\bdn ?(\d+)\b/g, '$1 mm')
    .replace(/(?<=\d),(?=(?:\d{2},)*\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\s*[×x*]\s*(?=\d)/g, 'x')
    .replace(/[×ø⌀]/g, ' ')
    .replace(COUNTED, (_, count: string, unit: string) => `${COUNTS[count]} ${unit}`)
    .replace(/\s+/g, ' ');
}

/** The words of a text in its order. */
export function wordsOf(text: string): Word[] {
  return [...simplify(text).matchAll(WORD)].map((match) => {
    const typed = match[0].trim();
    const { dimensions, dimensionUnit, body, standard, number, unit, fraction, grade, decimal, code } = match.groups!;
    if (dimensions) return { typed, forms: dimensionForms(dimensions, dimensionUnit) };
    if (standard) return { typed, forms: [[`${body}${standard}`], [standard]] };
    if (number && unit) return { typed, forms: [...measureForms(number, unit)] as Word['forms'] };
    if (grade) return { typed, forms: [[grade.replace('-', '')]] };
    if (fraction) return { typed, forms: measureForms(fraction, 'inch').toReversed() as Word['forms'] };
    return { typed, forms: decimal ? [[String(Number(decimal))]] : codeForms(code!) };
  });
}

function measureForms(number: string, unit: string): string[][] {
  const value = number.replace(' ', '-');
  return [...measure(value, unit).map((token) => [token]), [value.includes('/') ? value : String(Number(value))]];
}

/** The whole, and each part with its unit: millimetres where none is given. */
function dimensionForms(dimensions: string, unit = 'mm'): Word['forms'] {
  const parts = dimensions.split(/ ?x ?/);
  const tokens = parts.map((part) => (part.startsWith('m') ? part : measure(part, unit)[0]!));
  const plain = parts.map((part) => (part.startsWith('m') ? part : String(Number(part))));
  return [[plain.join('x')], tokens, plain];
}

function codeForms(code: string): Word['forms'] {
  const parts = code.split(/[-/._+&]/);
  const joined = parts.join('');
  if (parts.length > 1) return [[joined], parts.flatMap((part) => splitForms(part)[0]!)];
  return splitForms(code);
}

/** `ss304` also as `ss` with `304`. */
function splitForms(part: string): Word['forms'] {
  const runs = part.match(/\d+|\D+/g) ?? [part];
  return runs.length > 1 ? [[part], runs] : [[stem(part)]];
}

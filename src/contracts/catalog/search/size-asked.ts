import { describingWords } from './stop-words.ts';
import { isMeasure } from './units.ts';
import type { Word } from './words.ts';

/** A size in a search, and what else was asked for. */
export interface SizeAsked {
  /** In the unit that is indexed. */
  size: number;
  /** Before the number, as indexed: `m` of a thread, `b` of a belt. */
  head: string;
  /** After the number, as indexed: `mm`, `ml`, `a`. */
  unit: string;
  /** The search without the size, and without the words that name the measure. */
  rest: string;
  /** A part of the names of the attributes that were asked for, such as `bore`; null if none was named. */
  label: string | null;
  /** The search for another size. */
  searchFor: (size: number) => string;
  /** A size as it is written: `10.2 mm`, `M12x50`. */
  format: (size: number) => string;
}

/** Words that name a measure, and the part of an attribute's name that they stand for. */
const LABELS: Record<string, string> = {
  ...{ bore: 'bore', id: 'inside diameter', od: 'outside diameter', dia: 'diameter', diameter: 'diameter' },
  ...{ width: 'width', length: 'length', long: 'length', thickness: 'thickness', thick: 'thickness', height: 'height' },
  ...{ shaft: 'shaft diameter', stroke: 'stroke' },
};
/** Words beside the number of a shoe, glove or coverall. */
const SIZE_WORDS = new Set(['size', 'number']);

const UNIT_NAMES: Record<string, string> = {
  ...{ a: 'A', ah: 'Ah', v: 'V', w: 'W', va: 'VA', hp: 'HP', hz: 'Hz', k: 'K', gb: 'GB', sqmm: 'sq mm', deg: '°' },
};

/** `m12x55`, without the unit of its length */
const BOLT = /^(m\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/;
const MEASURE = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** A size without a unit is in millimetres. */
const DECIMAL = /^\d+\.\d+$/;
/** `m7`, `b55`, `spa1300`: a size in letters and a number. */
const LETTERED = /^([a-z]{1,3})(\d+(?:\.\d+)?)$/;
/** Letters of grades, which have no sizes between them. */
const GRADES = new Set(['ss', 'en', 'e', 'vg', 'ip', 'pn', 'fkm', 'nbr']);

/** The size in a word, and the rest of the word. */
interface Reading {
  head: string;
  size: number;
  unit: string;
  remains: string[];
  label: string | null;
  format: (size: number) => string;
}

/** The ways to read one size in a search of one size and other words, the likeliest first; none for any other search. */
export function sizesAsked(q: string): SizeAsked[] {
  const words = describingWords(q);
  return [measureIn, threadIn, letteredIn, numberIn].flatMap((read) => {
    const readings = words.map((word) => read(word, words));
    const at = readings.findIndex((reading) => reading !== null);
    if (at < 0 || readings.findLastIndex((reading) => reading !== null) !== at) return [];
    return sizeAsked(words, at, readings[at]!) ?? [];
  });
}

function sizeAsked(words: Word[], at: number, { remains, label, ...reading }: Reading): SizeAsked | null {
  const named = label ?? words.flatMap(({ typed }) => LABELS[typed] ?? [])[0] ?? null;
  const isGoods = ({ typed }: Word, place: number) =>
    place !== at && !LABELS[typed] && !(label && SIZE_WORDS.has(typed));
  const others = words.filter(isGoods).map(({ typed }) => typed);
  if (others.length === 0) return null;
  return {
    ...reading,
    label: named,
    rest: [...others, ...remains].join(' '),
    searchFor: (other) => words.map(({ typed }, place) => (place === at ? reading.format(other) : typed)).join(' '),
  };
}

/** A number with its unit, or the length of a bolt. */
function measureIn({ forms }: Word): Reading | null {
  const token = forms[0][0]!;
  const [, bolt, length] = BOLT.exec(token) ?? [];
  const rest = { head: '', label: null };
  if (bolt) {
    const format = (size: number) => `${bolt.toUpperCase()}x${size}`;
    return { ...rest, size: Number(length), unit: 'mm', remains: [bolt], format };
  }
  const [, number, unit] = DECIMAL.test(token) ? ['', token, 'mm'] : (isMeasure(token) && MEASURE.exec(token)) || [];
  if (!number || !unit) return null;
  const format = (size: number) => `${size} ${UNIT_NAMES[unit] ?? unit}`;
  return { ...rest, size: Number(number), unit, remains: [], format };
}

/** The thread of a bolt of a length. */
function threadIn({ forms }: Word): Reading | null {
  const [, bolt, length] = BOLT.exec(forms[0][0]!) ?? [];
  if (!bolt) return null;
  const format = (size: number) => `M${size}x${length}`;
  return { head: 'm', size: Number(bolt.slice(1)), unit: '', label: null, remains: [`${length}mm`], format };
}

function letteredIn({ forms }: Word): Reading | null {
  const [, head, number] = LETTERED.exec(forms[0][0]!) ?? [];
  if (!head || GRADES.has(head)) return null;
  const format = (size: number) => `${head.toUpperCase()}${size}`;
  return { head, size: Number(number), unit: '', label: null, remains: [], format };
}

/** The number of a shoe, which has to be called a size: `size 11`. */
function numberIn({ forms }: Word, words: Word[]): Reading | null {
  const token = forms[0][0]!;
  if (!/^\d{1,2}$/.test(token) || !words.some(({ typed }) => SIZE_WORDS.has(typed))) return null;
  return { head: '', size: Number(token), unit: '', label: 'size', remains: [], format: String };
}

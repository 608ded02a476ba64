import { describingWords } from './stop-words.ts';
import { isMeasure } from './units.ts';

/** A size in a search, and what else was asked for. */
export interface SizeAsked {
  /** In the unit that is indexed. */
  size: number;
  /** As indexed: `mm`, `ml`, `a`. */
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

const UNIT_NAMES: Record<string, string> = {
  ...{ a: 'A', ah: 'Ah', v: 'V', w: 'W', va: 'VA', hp: 'HP', hz: 'Hz', k: 'K', gb: 'GB', sqmm: 'sq mm', deg: '°' },
};

/** `m12x55`, without the unit of its length */
const BOLT = /^(m\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/;
const MEASURE = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** A size without a unit is in millimetres. */
const DECIMAL = /^\d+\.\d+$/;

/** The size in a search of one size and other words; null for any other search. */
export function sizeAsked(q: string): SizeAsked | null {
  const words = describingWords(q);
  const sizes = words.map(({ forms }) => readSize(forms[0][0]!));
  const at = sizes.findIndex((size) => size !== null);
  if (at < 0 || sizes.findLastIndex((size) => size !== null) !== at) return null;
  const { head, size, unit } = sizes[at]!;
  const labels = words.flatMap(({ typed }) => LABELS[typed] ?? []);
  const others = words.filter(({ typed }, place) => place !== at && !LABELS[typed]).map(({ typed }) => typed);
  if (others.length === 0) return null;
  const format = (other: number) => (head ? `${head.toUpperCase()}x${other}` : `${other} ${UNIT_NAMES[unit] ?? unit}`);
  return {
    ...{ size, unit, format },
    rest: [...others, ...(head ? [head] : [])].join(' '),
    label: labels[0] ?? null,
    searchFor: (other) => words.map(({ typed }, place) => (place === at ? format(other) : typed)).join(' '),
  };
}

function readSize(token: string): { head?: string; size: number; unit: string } | null {
  const [, head, length] = BOLT.exec(token) ?? [];
  if (head) return { head, size: Number(length), unit: 'mm' };
  if (DECIMAL.test(token)) return { size: Number(token), unit: 'mm' };
  const [, number, unit] = (isMeasure(token) && MEASURE.exec(token)) || [];
  return unit ? { size: Number(number), unit } : null;
}

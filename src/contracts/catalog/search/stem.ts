/** Other spellings of a word, by the spelling that is indexed. */
const SPELLINGS: Record<string, string> = {
  aluminum: 'aluminium',
  caliper: 'calliper',
  center: 'centre',
  color: 'colour',
  disk: 'disc',
  fiber: 'fibre',
  gage: 'gauge',
  gray: 'grey',
  meter: 'metre',
  mold: 'mould',
  pipet: 'pipette',
  plow: 'plough',
  sulfate: 'sulphate',
  sulfuric: 'sulphuric',
  tire: 'tyre',
  vise: 'vice',
};

/** A word in the form that is indexed: singular, in British spelling. `batteries` → `battery`, `aluminum` → `aluminium`. */
export function stem(word: string): string {
  const singular = singularOf(word).replace(/iz(e|ed|er|ing)$/, 'is$1');
  return SPELLINGS[singular] ?? singular;
}

function singularOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^suio]s$/.test(word) || /[aeiou]os$/.test(word) ? word.slice(0, -1) : word;
}

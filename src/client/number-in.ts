/** What people write around a number: the rupee's sign or name before it, `/-` after it, blanks anywhere. */
const AROUND = /^\s*(?:rs\.?|inr)|\/-\s*$|₹|\s/gi;
/** Figures in groups, Indian or other ones, or in none: in `12,5` and `1.250,00` nobody can tell what is meant. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$|^-?\.\d+$/;

/**
 * The number that somebody typed or pasted, a sum or a quantity: `₹ 1,45,671.00`, `Rs. 1,250/-`, ` 12 `. Nothing is null;
 * what is no number is NaN, which every contract refuses in words of its own.
 */
export function numberIn(words: string): number | null {
  const plain = words.replace(AROUND, '').replace('−', '-');
  if (plain === '') return null;
  return NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

/** The same the other way, as a field shows it: `5,00,000`; blank for none. */
export function grouped(number: number | null): string {
  return number?.toLocaleString('en-IN', { maximumFractionDigits: 2 }) ?? '';
}

/** The percentage that somebody typed, with its sign or without: `7.5 %`. Else as `numberIn`. */
export const percentIn = (words: string): number | null => numberIn(words.replace(/%\s*$/, ''));

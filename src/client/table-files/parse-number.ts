/** Text around a number: the rupee sign or name before it, `/-` after it, spaces anywhere. */
const AROUND = /^\s*(?:rs\.?|inr)|\/-\s*$|₹|\s/gi;
/** Digits in Indian or other groups, or in none. `12,5` and `1.250,00` are ambiguous and refused. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$|^-?\.\d+$/;

/**
 * Parses a typed or pasted amount or quantity: `₹ 1,45,671.00`, `Rs. 1,250/-`, ` 12 `. Blank is null; text that is no
 * number is NaN, which every contract refuses with its own message.
 */
export function parseNumber(text: string): number | null {
  const plain = text.replace(AROUND, '').replace('−', '-');
  if (plain === '') return null;
  return NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

/** Formats a number for a field: `5,00,000`; blank for null. */
export function formatNumber(number: number | null): string {
  return number?.toLocaleString('en-IN', { maximumFractionDigits: 2 }) ?? '';
}

/** Parses a percentage with or without its sign: `7.5%`. Otherwise as `parseNumber`. */
export const parsePercent = (text: string): number | null => parseNumber(text.replace(/%\s*$/, ''));

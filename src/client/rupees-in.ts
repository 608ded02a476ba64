/** `1,00,000` and `₹ 1,00,000.50` are amounts; nothing is none, and what is no number is refused by the contract. */
export function rupeesIn(words: string): number | null {
  const digits = words.replace(/[₹,\s]/g, '');
  return digits === '' ? null : Number(digits);
}

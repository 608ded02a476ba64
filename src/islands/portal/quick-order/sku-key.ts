/** Letters and digits only, as the server compares SKUs. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Letters of a code for each of which one may be wrong. */
const LETTERS_PER_ERROR = 5;
/** Most wrong letters. */
const MOST_ERRORS = 2;

/** How many letters are wrong if a code stands for this SKU: `BRG-6250-2RZ` for `BRG-6205-2RS` has two; null if too many are. */
export function errorsIn(code: string, sku: string): number | null {
  const [typed, known] = [skuKey(code), skuKey(sku)];
  const allowed = Math.min(MOST_ERRORS, Math.floor(typed.length / LETTERS_PER_ERROR));
  if (Math.abs(typed.length - known.length) > allowed) return null;
  const errors = distance(typed, known);
  return errors <= allowed ? errors : null;
}

/** Letters to change, add, leave out or exchange with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1]);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(changed, exchanged, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

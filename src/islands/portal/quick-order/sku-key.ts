/** Letters and digits only, as the server compares SKUs. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Letters of a code for each of which one may be wrong. */
const LETTERS_PER_ERROR = 5;
/** Most wrong letters. */
const MOST_ERRORS = 2;

/** Whether a code may be this SKU, misspelt: `BRG-6205-2RZ` for `BRG-6205-2RS`, or `BRG-6250-2RS` for it. */
export function isNearSku(code: string, sku: string): boolean {
  const [typed, known] = [skuKey(code), skuKey(sku)];
  const allowed = Math.min(MOST_ERRORS, Math.floor(typed.length / LETTERS_PER_ERROR));
  return allowed > 0 && Math.abs(typed.length - known.length) <= allowed && distance(typed, known) <= allowed;
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j]! + Number(letter !== other), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Index of the line that a field lies in, `lines.2.qty` → 2; undefined for a field of the form itself. */
export function lineOf(field: string): number | undefined {
  const at = /^lines\.(\d+)\./.exec(field)?.[1];
  return at === undefined ? undefined : Number(at);
}

/** What goes before a message in a summary, `Line 3: ` or `Line 3, price: `: the same words may stand for several fields. */
export function lineWords(field: string, name?: string): string {
  const at = lineOf(field);
  const words = [at === undefined ? '' : `Line ${at + 1}`, name].filter(Boolean).join(', ');
  return words && `${words}: `;
}

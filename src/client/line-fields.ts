/** The index of a field's line, `lines.2.qty` → 2; undefined for a field outside the lines. */
export function lineIndexOf(field: string): number | undefined {
  const index = /^lines\.(\d+)\./.exec(field)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The prefix of a message in an error summary, `Line 3: ` or `Line 3, price: `: several lines may have the same error. */
export function linePrefix(field: string, name?: string): string {
  const index = lineIndexOf(field);
  const prefix = [index === undefined ? '' : `Line ${index + 1}`, name].filter(Boolean).join(', ');
  return prefix && `${prefix}: `;
}

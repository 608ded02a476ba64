/**
 * The parts of a code as words, because a search for all of them also finds products that lack one: `BRG-6205-2RZ` →
 * `BRG 6205 2RZ`. Null for other text, and for a code without parts.
 */
export function codeParts(text: string): string | null {
  const code = text.trim();
  const parts = code.split(/[-/_]+/).filter(Boolean);
  return parts.length > 1 && /\d/.test(code) && !/\s/.test(code) ? parts.join(' ') : null;
}

/**
 * The parts of a code, because a search for them as words also finds products that lack one: `BRG-6205-2RZ` → `BRG`, `6205`,
 * `2RZ`. None of other text, and of a code without parts.
 */
export function codeParts(text: string): string[] {
  const code = text.trim();
  const parts = code.split(/[-/_]+/).filter(Boolean);
  return parts.length > 1 && /\d/.test(code) && !/\s/.test(code) ? parts : [];
}

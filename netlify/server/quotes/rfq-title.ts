/** Longest title made from an item or a requirement, characters. */
const MAX_TITLE = 120;

/** A title for an RFQ without one: its first item, or the first words of the requirement. */
export function titleOf({ lines, requirement }: { lines: { item: string }[]; requirement: string | null }): string {
  // Split into code points, so that no character is halved.
  const words = [...(lines[0]?.item ?? requirement ?? '').replace(/\s+/g, ' ').trim()];
  if (words.length <= MAX_TITLE) return words.join('');
  const cut = words.slice(0, MAX_TITLE - 1).join('');
  // Whole words; text without a space is cut anyway.
  return `${cut.replace(/[\s,;:.–-]*\s\S*$/, '') || cut}…`;
}

/** Words that only say in what a size is measured, and the sizes of clothes. */
const UNITS_AND_SIZES = new Set(
  'mm cm m km in inch ft ml l ltr litre g gm kg mg w kw hp v kv a amp ma hz bar psi mpa sqmm sq nm rpm x xs s m l xl xxl xxxl'.split(
    ' ',
  ),
);

/** The words of a name without its sizes: the same for all sizes of one article. */
export function familyOf(name: string): string {
  return wordsOf(name)
    .filter((word) => !/\d/.test(word) && !UNITS_AND_SIZES.has(word))
    .join(' ');
}

/**
 * What kind of goods a name says: its last word before a size or an addition. `Deep groove ball bearing 6001-ZZ, 12 × 28 mm` is a
 * bearing, `Measuring cylinder with stopper` a cylinder. Empty if there is none.
 */
export function kindOf(name: string): string {
  const withoutLeadingSizes = name.toLowerCase().replace(/^(\S*\d\S*\s+)+/, '');
  const [head = ''] = withoutLeadingSizes.split(/[,(;:]|\s\S*\d|\s(?:with|for|of|to|in|without)\s/);
  const words = wordsOf(head).filter((word) => !/\d/.test(word) && !UNITS_AND_SIZES.has(word));
  return (words.at(-1) ?? '').replace(/(?<=..)(?<!s)s$/, '');
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}./-]*/gu) ?? [];

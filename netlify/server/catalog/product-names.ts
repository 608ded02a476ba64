import type { DataSheet } from './measures.ts';

/** Words that only say in what a size is measured, and the sizes of clothes. */
const UNITS_AND_SIZES = new Set(
  'mm cm m km in inch ft ml l ltr litre g gm kg mg w kw hp v kv a amp ma hz bar psi mpa sqmm sq nm rpm x xs s m l xl xxl xxxl'.split(
    ' ',
  ),
);

/**
 * The words of a name without its sizes and without what its data sheet states: the same for all versions of one article. Of
 * `Ball bearing 6205 open` with `Sealing: Open` it is `ball bearing`.
 */
export function familyOf(name: string, attributes: DataSheet): string {
  const words = wordsOf(name).filter(isPlainWord);
  const stated = new Set(Object.values(attributes).flatMap(wordsOf));
  const family = words.filter((word) => !stated.has(word));
  return (family.length > 0 ? family : words).join(' ');
}

/**
 * What kind of goods a name says: its last word before a size or an addition. `Deep groove ball bearing 6001-ZZ, 12 × 28 mm` is a
 * bearing, `Measuring cylinder with stopper` a cylinder. Empty if there is none.
 */
export function kindOf(name: string): string {
  const withoutLeadingSizes = name.toLowerCase().replace(/^(\S*\d\S*\s+)+/, '');
  const [head = ''] = withoutLeadingSizes.split(/[,(;:]|\s\S*\d|\s(?:with|for|of|to|in|without)\s/);
  const words = wordsOf(head).filter(isPlainWord);
  return (words.at(-1) ?? '').replace(/(?<=..)(?<!s)s$/, '');
}

const isPlainWord = (word: string) => !/\d/.test(word) && !UNITS_AND_SIZES.has(word);

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}./-]*/gu) ?? [];

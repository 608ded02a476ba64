import { mainForm, type Synonyms } from './synonyms.ts';
import { type Word, wordsOf } from './words.ts';

/** Parts of a compound word that is written apart have letters only. */
const PART = /^\p{L}+$/u;
/** The shortest part of a compound word that is written together: end mill. */
const SHORTEST = 3;

/**
 * Words that are written together elsewhere: `screw` and `driver` in a search also mean `screwdriver`, each of them, so that
 * a product with that word has both. With the synonyms of the joined word. From one word they reach to its neighbours; a
 * phrase of two is joined in itself.
 */
export function joinedForms(words: Word[], from: number, to: number, synonyms: Synonyms): string[] {
  const pairs = to - from === 1 ? [from - 1, from] : to - from === 2 ? [from] : [];
  return pairs.flatMap((at) => {
    const [first, second] = [words[at]?.typed ?? '', words[at + 1]?.typed ?? ''];
    if (!PART.test(first) || !PART.test(second)) return [];
    const joined = first + second;
    return [joined, ...(synonyms.get(wordsOf(joined).map(mainForm).join(' ')) ?? [])];
  });
}

/** The ways to write a word as two: `endmill` → `end mill`, `endm ill`. The texts of the products decide which of them exists. */
export function splitForms(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  return Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST + 1) },
    (_, at) => `${word.slice(0, at + SHORTEST)} ${word.slice(at + SHORTEST)}`,
  );
}

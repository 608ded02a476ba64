import { type Word, wordsOf } from './words.ts';

/** Words that do not describe the goods. */
const STOP_WORDS = new Set(
  `a an and any for from in is of on or the to with type no nos pcs pc piece each qty x per required reqd need make
   ka ki ke ko wala wali wale का की के को वाला वाली वाले chahiye चाहिए`.split(/\s+/),
);

/** The words of a text that describe the goods; all its words if none does. */
export function describingWords(text: string): Word[] {
  const all = wordsOf(text);
  const describing = all.filter(({ typed }) => !STOP_WORDS.has(typed));
  return describing.length > 0 ? describing : all;
}

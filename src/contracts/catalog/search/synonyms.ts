import { describingWords } from './stop-words.ts';
import type { Word } from './words.ts';

/** Longest phrase with synonyms, in words that describe the goods. */
export const MAX_SYNONYM_WORDS = 4;

/** A row of the table of synonyms. */
export interface SynonymEntry {
  /** A word or phrase that buyers type. */
  typed: string;
  /** The phrases that it also finds. */
  finds: string[];
  /** Whether each of these phrases finds the others too. */
  both_ways: boolean;
}

/** The table as a search reads it: phrase, as `phraseKey` writes it → its synonyms. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export const NO_SYNONYMS: Synonyms = new Map();

/** The word in its most exact form. */
export const mainForm = ({ forms }: Word): string => forms[0].join(' ');

/** A phrase as it is compared with a search: `Allen-Keys` and `allen key` differ only in how they are written. */
export const phraseKey = (phrase: string): string => describingWords(phrase).map(mainForm).join(' ');

/** The table of some rows; a phrase in several rows has the synonyms of all. */
export function synonymTable(entries: readonly SynonymEntry[]): Synonyms {
  const table = new Map<string, string[]>();
  for (const { typed, finds, both_ways } of entries) {
    const all = [typed, ...finds];
    for (const phrase of both_ways ? all : [typed]) {
      const key = phraseKey(phrase);
      table.set(key, [...(table.get(key) ?? []), ...all.filter((other) => other !== phrase)]);
    }
  }
  return table;
}

/** The synonyms of the longest phrase at the beginning of some words, and how many words it has; none of one word. */
export function phrasesFor(words: string[], synonyms: Synonyms): { length: number; phrases: readonly string[] } {
  for (let length = Math.min(MAX_SYNONYM_WORDS, words.length); length > 0; length--) {
    const phrases = synonyms.get(words.slice(0, length).join(' '));
    if (phrases) return { length, phrases };
  }
  return { length: 1, phrases: [] };
}

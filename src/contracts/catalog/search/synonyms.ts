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
export function phraseKey(phrase: string): string {
  let key = keys.get(phrase);
  if (key === undefined) keys.set(phrase, (key = describingWords(phrase).map(mainForm).join(' ')));
  return key;
}

/** The keys of the phrases of the table, each of which is compared many times. */
const keys = new Map<string, string>();

/**
 * The table of some rows; a phrase in several rows has the synonyms of all, and the synonyms of its synonyms, but no further:
 * `regmal` finds `emery paper`, which finds `abrasive paper`.
 */
export function synonymTable(entries: readonly SynonymEntry[]): Synonyms {
  const direct = new Map<string, string[]>();
  for (const { typed, finds, both_ways } of entries) {
    const all = [typed, ...finds];
    for (const phrase of both_ways ? all : [typed]) {
      const key = phraseKey(phrase);
      direct.set(key, [...(direct.get(key) ?? []), ...all.filter((other) => other !== phrase)]);
    }
  }
  return new Map([...direct].map(([key, phrases]) => [key, withNext(key, phrases, direct)]));
}

/** The phrases and their synonyms, each once, without the one that they belong to. */
function withNext(key: string, phrases: string[], direct: ReadonlyMap<string, string[]>): string[] {
  const next = phrases.flatMap((phrase) => direct.get(phraseKey(phrase)) ?? []);
  const byKey = new Map([...next, ...phrases].map((phrase) => [phraseKey(phrase), phrase]));
  byKey.delete(key);
  return [...phrases.filter((phrase) => byKey.delete(phraseKey(phrase))), ...byKey.values()];
}

/** The synonyms of the longest phrase at the beginning of some words, and how many words it has; none of one word. */
export function phrasesFor(words: string[], synonyms: Synonyms): { length: number; phrases: readonly string[] } {
  for (let length = Math.min(MAX_SYNONYM_WORDS, words.length); length > 0; length--) {
    const phrases = synonyms.get(words.slice(0, length).join(' '));
    if (phrases) return { length, phrases };
  }
  return { length: 1, phrases: [] };
}

/** Letters of a phrase that have to be typed before it is completed. */
const MIN_BEGINNING = 4;
/** Phrases that a beginning is completed to. */
const MAX_COMPLETED = 6;

/** The phrases that some words begin, with their synonyms: `hatho` begins `hathoda`, which finds `hammer`. */
export function phrasesBeginning(words: string[], synonyms: Synonyms): readonly string[] {
  const typed = words.join(' ');
  if (words.length > MAX_SYNONYM_WORDS || typed.length < MIN_BEGINNING) return [];
  const keys = [...synonyms.keys()].filter((key) => key.startsWith(typed)).slice(0, MAX_COMPLETED);
  return keys.flatMap((key) => [key, ...synonyms.get(key)!]);
}

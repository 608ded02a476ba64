import { describingWords } from './stop-words.ts';
import { MAX_SYNONYM_WORDS, phraseKey, type SynonymEntry } from './synonyms.ts';

/** What is wrong with an entry, and in which field. */
export interface SynonymFault {
  field: 'typed' | 'finds';
  message: string;
}

/** Why an entry cannot be added to the others: a phrase without words, a repetition or a loop. Null if it can. */
export function synonymFault(entry: SynonymEntry, others: readonly SynonymEntry[]): SynonymFault | null {
  return phraseFault(entry) ?? repeatedFault(entry, others) ?? loopFault(entry, others);
}

function phraseFault({ typed, finds }: SynonymEntry): SynonymFault | null {
  const seen = new Map<string, string>();
  for (const [at, phrase] of [typed, ...finds].entries()) {
    const field = at === 0 ? 'typed' : 'finds';
    const count = describingWords(phrase).length;
    if (count === 0) return { field, message: `“${phrase}” has no letters or digits. Enter a word.` };
    if (count > MAX_SYNONYM_WORDS) {
      return { field, message: `“${phrase}” has ${count} words. Use at most ${MAX_SYNONYM_WORDS}.` };
    }
    const same = seen.get(phraseKey(phrase));
    if (same !== undefined) {
      return { field, message: `“${same}” and “${phrase}” are the same to a search. Keep one of them.` };
    }
    seen.set(phraseKey(phrase), phrase);
  }
  return null;
}

/** Another entry that has one of the pairs already. */
function repeatedFault(entry: SynonymEntry, others: readonly SynonymEntry[]): SynonymFault | null {
  const known = new Set(others.flatMap(pairsOf).map(([from, to]) => `${phraseKey(from)}\n${phraseKey(to)}`));
  const repeated = pairsOf(entry).find(([from, to]) => known.has(`${phraseKey(from)}\n${phraseKey(to)}`));
  if (!repeated) return null;
  return {
    field: 'finds',
    message: `“${repeated[0]}” already finds “${repeated[1]}”. Edit that entry or leave it out.`,
  };
}

/** A phrase must not lead back to itself through entries in one direction: that is one entry in both. */
function loopFault(entry: SynonymEntry, others: readonly SynonymEntry[]): SynonymFault | null {
  if (entry.both_ways) return null;
  const next = new Map<string, string[]>();
  for (const { typed, finds, both_ways } of others) {
    if (!both_ways) next.set(phraseKey(typed), [...(next.get(phraseKey(typed)) ?? []), ...finds.map(phraseKey)]);
  }
  const start = phraseKey(entry.typed);
  for (const found of entry.finds) {
    const reached = new Set([phraseKey(found)]);
    // A set grows while it is iterated.
    for (const phrase of reached) for (const further of next.get(phrase) ?? []) reached.add(further);
    if (!reached.has(start)) continue;
    const message = `“${found}” leads back to “${entry.typed}” in another entry. Make one entry of them that applies both ways.`;
    return { field: 'finds', message };
  }
  return null;
}

/** Each phrase with each phrase that it finds. */
function pairsOf({ typed, finds, both_ways }: SynonymEntry): [string, string][] {
  const all = [typed, ...finds];
  const from = both_ways ? all : [typed];
  return from.flatMap((one) => all.filter((other) => other !== one).map((other): [string, string] => [one, other]));
}

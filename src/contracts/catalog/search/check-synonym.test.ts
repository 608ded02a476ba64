import { expect, it } from 'vitest';
import { synonymFault } from './check-synonym.ts';
import type { SynonymEntry } from './synonyms.ts';

const entry = (typed: string, finds: string[], both_ways = false): SynonymEntry => ({ typed, finds, both_ways });
const others = [entry('spanner', ['wrench'], true), entry('shoe', ['boot']), entry('boot', ['safety boot'])];

it.each([
  {
    why: 'a phrase of signs alone',
    of: entry('--', ['boot']),
    message: '“--” has no letters or digits. Enter a word.',
  },
  { why: 'a long phrase', of: entry('five words in one phrase', ['x']), message: null },
  {
    why: 'a longer phrase',
    of: entry('five long words without end', ['cap']),
    message: '“five long words without end” has 5 words. Use at most 4.',
  },
  {
    why: 'the same phrase twice',
    of: entry('glove', ['Gloves']),
    message: '“glove” and “Gloves” are the same to a search. Keep one of them.',
  },
  {
    why: 'a pair of another entry',
    of: entry('Wrenches', ['spanner']),
    message: '“Wrenches” already finds “spanner”. Edit that entry or leave it out.',
  },
  {
    why: 'a loop over several entries',
    of: entry('safety boot', ['shoe']),
    message: '“shoe” leads back to “safety boot” in another entry. Make one entry of them that applies both ways.',
  },
  { why: 'nothing of a new phrase', of: entry('joota', ['shoe', 'boot']), message: null },
])('refuses $why', ({ of, message }) => {
  expect(synonymFault(of, others)?.message ?? null).toBe(message);
});

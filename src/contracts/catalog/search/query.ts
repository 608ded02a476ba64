import { quoted } from './index-text.ts';
import { joinedForms, splitForms } from './compounds.ts';
import { describingWords } from './stop-words.ts';
import { mainForm, phrasesBeginning, phrasesFor, type Synonyms } from './synonyms.ts';
import { isMeasure } from './units.ts';
import { type Word, wordsOf } from './words.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 12;
/** A size counts this much beside a word that names the goods. */
const SIZE_WEIGHT = 0.5;

/** One word of a search, as PostgreSQL is asked for it. */
export interface SearchWord {
  /** As typed, to show what was corrected. */
  typed: string;
  /** The word to correct if it is misspelt; null for a number or code. */
  term: string | null;
  /** tsquery of the word and its synonyms. */
  exact: string;
  /** The same for a word of which only the beginning was typed. */
  prefix: string;
  /** The same as `exact`, but 16 is not 16 A: for products that have only some of the words. */
  strict: string;
  /** How much it counts: 1, or less for a size. */
  weight: number;
}

/** The words of a search. A search of stop words alone keeps them; one without letters and digits has none. */
export function searchWords(q: string, synonyms: Synonyms): SearchWord[] {
  const words = describingWords(q)
    .slice(0, MAX_WORDS)
    .map((word) => withPartSynonyms(withThread(word), synonyms));
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at).map(mainForm);
    const { length, phrases } = phrasesFor(rest, synonyms);
    // The last words may be the beginning of a phrase: `allen k`.
    const begun = phrases.length === 0 ? phrasesBeginning(rest, synonyms) : [];
    const end = begun.length > 0 ? words.length : at + length;
    found.push(searchWord(words, at, end, { phrases, begun, synonyms }));
    at = end;
  }
  return found;
}

/** One search for any of several that differ in a size. Null if they differ in more. */
export function anySearch(searches: SearchWord[][]): SearchWord[] | null {
  const [first, ...others] = searches;
  if (!first || others.some((other) => other.length !== first.length)) return null;
  return first.map((word, at) => {
    const each = (part: 'exact' | 'prefix' | 'strict') => any(searches.map((words) => words[at]![part]));
    return { ...word, exact: each('exact'), prefix: each('prefix'), strict: each('strict') };
  });
}

interface Found {
  /** The synonyms of the words. */
  phrases: readonly string[];
  /** Phrases that the words begin, with their synonyms. */
  begun: readonly string[];
  synonyms: Synonyms;
}

function searchWord(all: Word[], from: number, to: number, { phrases, begun, synonyms }: Found): SearchWord {
  const words = all.slice(from, to);
  const strict = words.map(({ typed, forms }): Word =>
    isMeasure(forms[0][0]!) ? { typed, forms: forms.slice(0, -1) as Word['forms'] } : { typed, forms },
  );
  const main = mainForm(words[0]!);
  // Within a phrase each word keeps its own synonyms.
  const own = (word: Word) =>
    any([anyForm(word), ...(words.length > 1 ? (synonyms.get(mainForm(word)) ?? []).map(allOf) : [])]);
  const alternatives = [...phrases.map(allOf), ...joinedForms(all, from, to, synonyms).map(allOf)];
  const beginnings = [...alternatives, ...begun.map(allOf), ...(words.length === 1 ? splitForms(main).map(allOf) : [])];
  return {
    typed: words.map(({ typed }) => typed).join(' '),
    term: words.length === 1 && phrases.length === 0 && /^\p{L}{3,40}$/u.test(main) ? main : null,
    exact: any([every(words.map(own)), ...alternatives]),
    prefix: any([every(words.map(anyBeginning)), ...beginnings]),
    strict: any([every(strict.map(own)), ...alternatives]),
    weight: words.every(isSize) ? SIZE_WEIGHT : 1,
  };
}

/** Words of measures and packs say as little of the goods as a number. */
const MEASURES = new Set(
  `bore id od dia diameter width wide length long thickness thick height shaft stroke size number rating grade class
   set kit pair box pack packet roll pieces`.split(/\s+/),
);
/** A number with or without its unit, a thread or dimensions; not a code such as 6205. */
const SIZE = /^(?:[a-z]?\d{1,3}(?:\.\d+)?|[\d./-]+|m?[\d.]+(?:x[\d.]+)+)$/;
const isSize = ({ typed, forms }: Word) =>
  MEASURES.has(typed) || isMeasure(forms[0][0]!) || (SIZE.test(forms[0][0]!) && !/^\d{4,}$/.test(forms[0][0]!));

/** `8x30` may be a screw, M8x30; but `b55` is a size of its own, not a b beside a 55. */
function withThread({ typed, forms }: Word): Word {
  const main = forms[0][0]!;
  if (/^\d+x\d+$/.test(main)) return { typed, forms: [...forms, [`m${main}`]] };
  return /^[a-z]\d{1,2}$/.test(main) ? { typed, forms: [forms[0]] } : { typed, forms };
}

/** A code whose part has synonyms is also written with these: `6208-2Z` is `6208` with `zz`. */
function withPartSynonyms({ typed, forms }: Word, synonyms: Synonyms): Word {
  const others = forms
    .filter((form) => form.length > 1)
    .flatMap((form) =>
      form.flatMap((part, at) =>
        (synonyms.get(part) ?? []).map((phrase) => form.toSpliced(at, 1, ...describingWords(phrase).map(mainForm))),
      ),
    );
  return { typed, forms: [...forms, ...others] };
}

/** Numbers of one or two digits, with decimals or with a unit are whole: 10 is not 100, and 10.3 not 10.35. */
const asPrefix = (token: string) =>
  /^(\d{1,2}|\d+\.\d+)$/.test(token) || isMeasure(token) ? quoted(token) : `${quoted(token)}:*`;

/** Of several tokens only the last is a beginning: `brg-62` is brg with 62…. */
const anyBeginning = ({ forms }: Word) =>
  any(forms.map((form) => every(form.map((token, at) => (at < form.length - 1 ? quoted(token) : asPrefix(token))))));

const anyForm = ({ forms }: Word) => any(forms.map((form) => every(form.map(quoted))));
const allForms = (words: Word[]) => every(words.map(anyForm));
const allOf = (phrase: string) => allForms(wordsOf(phrase));
const every = (parts: string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`);
/** Each only once: synonyms of neighbours may be the same. */
function any(parts: string[]): string {
  const different = [...new Set(parts)];
  return different.length === 1 ? different[0]! : `(${different.join(' | ')})`;
}

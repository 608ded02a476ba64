import { quoted } from './index-text.ts';
import { phrasesFor } from './synonyms.ts';
import { isMeasure } from './units.ts';
import { type Word, wordsOf } from './words.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 12;

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
}

/** Words that do not describe the goods. */
const STOP_WORDS = new Set(
  `a an and any for from in is of on or the to with type no nos pcs pc piece each qty x per required reqd need make
   ka ki ke ko wala wali wale का की के को वाला वाली वाले chahiye चाहिए`.split(/\s+/),
);

/** The words of a search. A search of stop words alone keeps them; one without letters and digits has none. */
export function searchWords(q: string): SearchWord[] {
  const all = wordsOf(q);
  const describing = all.filter(({ typed }) => !STOP_WORDS.has(typed));
  const words = (describing.length > 0 ? describing : all).slice(0, MAX_WORDS);
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length;) {
    const { length, phrases } = phrasesFor(words.slice(at).map(mainForm));
    found.push(searchWord(words.slice(at, at + length), phrases));
    at += length;
  }
  return found;
}

const mainForm = ({ forms }: Word) => forms[0].join(' ');

function searchWord(words: Word[], phrases: string[]): SearchWord {
  const strict = words.map(({ typed, forms }): Word =>
    isMeasure(forms[0][0]!) ? { typed, forms: forms.slice(0, -1) as Word['forms'] } : { typed, forms },
  );
  const alternatives = phrases.map((phrase) => all(wordsOf(phrase).map((word) => anyForm(word, quoted))));
  const main = mainForm(words[0]!);
  return {
    typed: words.map(({ typed }) => typed).join(' '),
    term: words.length === 1 && phrases.length === 0 && /^\p{L}{3,40}$/u.test(main) ? main : null,
    exact: any([all(words.map((word) => anyForm(word, quoted))), ...alternatives]),
    prefix: any([all(words.map(anyBeginning)), ...alternatives]),
    strict: any([all(strict.map((word) => anyForm(word, quoted))), ...alternatives]),
  };
}

/** Numbers of one or two digits, and those with a unit, are whole: 10 is not 100. */
const asPrefix = (token: string) =>
  /^\d{1,2}$/.test(token) || isMeasure(token) ? quoted(token) : `${quoted(token)}:*`;

/** Of several tokens only the last is a beginning: `brg-62` is brg with 62…. */
const anyBeginning = ({ forms }: Word) =>
  any(forms.map((form) => all(form.map((token, at) => (at < form.length - 1 ? quoted(token) : asPrefix(token))))));

const anyForm = ({ forms }: Word, write: (token: string) => string) => any(forms.map((form) => all(form.map(write))));
const all = (parts: string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`);
const any = (parts: string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(' | ')})`);

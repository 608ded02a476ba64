import { quoted } from './index-text.ts';
import { describingWords } from './stop-words.ts';
import { mainForm, phrasesFor, type Synonyms } from './synonyms.ts';
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

/** The words of a search. A search of stop words alone keeps them; one without letters and digits has none. */
export function searchWords(q: string, synonyms: Synonyms): SearchWord[] {
  const words = describingWords(q)
    .slice(0, MAX_WORDS)
    .map((word) => withPartSynonyms(word, synonyms));
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length;) {
    const { length, phrases } = phrasesFor(words.slice(at).map(mainForm), synonyms);
    found.push(searchWord(words.slice(at, at + length), phrases));
    at += length;
  }
  return found;
}

function searchWord(words: Word[], phrases: readonly string[]): SearchWord {
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
  any(forms.map((form) => all(form.map((token, at) => (at < form.length - 1 ? quoted(token) : asPrefix(token))))));

const anyForm = ({ forms }: Word, write: (token: string) => string) => any(forms.map((form) => all(form.map(write))));
const all = (parts: string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`);
const any = (parts: string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(' | ')})`);

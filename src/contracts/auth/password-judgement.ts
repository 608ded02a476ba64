/** Guesses that a password takes, as a power of ten, counted by a dictionary that server and browser each bring along. */
export type CountGuesses = (password: string, ownWords: string[]) => number;

/** Below it a password is refused: a million guesses are made in a day, from many addresses. */
const MIN_GUESSES = 6;
/** The same for a word with digits and signs around it, `Welcome@2026`, of which attackers try every form. */
const MIN_GUESSES_OF_WORD = 8;
/** Up to these a password is weak, fair or good; above it is strong. */
const LEVELS = [MIN_GUESSES, 8, 10] as const;

/** 0: refused; 1: fair; 2: good; 3: strong. */
export interface Judgement {
  level: 0 | 1 | 2 | 3;
  /** Why it is refused: it is a common one, or made of the person's own details. */
  reason: 'common' | 'own' | null;
}

/** How hard a password is to guess for someone who knows the person's `details`: name, email address and company. */
export function judgePassword(countGuesses: CountGuesses, password: string, details: string[]): Judgement {
  const own = wordsOf(details);
  const plain = undoSubstitutes(password.toLowerCase());
  const withoutOwn = own.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  if (withoutOwn !== plain && countGuesses(withoutOwn, []) < MIN_GUESSES) return { level: 0, reason: 'own' };

  const guesses = countGuesses(password, own);
  const letters = password.replaceAll(/[^\p{L}]/gu, '');
  const others = password.replaceAll(/\p{L}/gu, '');
  const isWord = countGuesses(letters, own) + countGuesses(others, []) < MIN_GUESSES_OF_WORD;
  if (guesses < MIN_GUESSES || isWord) return { level: 0, reason: 'common' };
  const level = LEVELS.filter((bound) => guesses >= bound).length as 1 | 2 | 3;
  return { level, reason: null };
}

/** The words of three letters and more, the longest first, so that a short one does not break up a long one. */
function wordsOf(details: string[]): string[] {
  const words = details.flatMap((detail) => {
    const parts = detail.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join('')].map(undoSubstitutes).filter((word) => word.length >= 3);
  });
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Signs that stand for letters: `P@55w0rd` is `password`. */
const SUBSTITUTES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
};

function undoSubstitutes(text: string): string {
  return [...text].map((sign) => SUBSTITUTES[sign] ?? sign).join('');
}

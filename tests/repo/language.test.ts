import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words of a dialect that reads like a translation, each with plain ones (CONTRIBUTING.md, Style). */
const WORDS: [RegExp, string][] = [
  [/\bwho(m?ever|soever)\b/i, 'anyone who, the user who'],
  [/\banew\b/i, 'again, re-'],
  [/\b(re)?mend(s|ed|ing)?\b/i, 'fix, correct'],
  [/\bnothing but\b/i, 'only'],
  [/\bnothing of it\b/i, 'nothing, none'],
  [/\bby now\b/i, 'now, already'],
  [/\bnobody\b/i, 'no one, an anonymous caller'],
  [/\b(some|any|every)body\b/i, 'someone, anyone, everyone, another user'],
  [/\bin vain\b/i, 'without success, failed'],
  [/\b(thereof|thereby|whereof|hitherto|notwithstanding)\b/i, 'of it, by this, so far, despite'],
  [/\bas-read\b|\basRead\b|\basWhoever\b|\bgoOn\b|\bletGo\b/, 'a name for what it does'],
];

/** Figures; not in tests, which type them as users do. */
const FIGURES: [RegExp, string][] = [
  [/\d\s%/, 'no space: 15%'],
  [/₹\s\d/, 'no space: ₹500'],
];

/** One word for one thing, where visitors read it; code calls the same thing a mail. */
const ON_PAGES: [RegExp, string][] = [[/\b(e-)?mail(s|ed|ing)?\b/i, 'email']];

/** Lines with a reason to be different. */
const ALLOWED = [
  // The remainder operator.
  /256 % bound|n \/ 6 % 5/,
  // Amounts as users type them.
  /`₹ [\d,.]+`/,
];

const isTest = (file: string) => /^tests\/|\.test\.ts$/.test(file);

const files = globSync([
  '{src,netlify,db,local,bench,tests,art}/**/*.{ts,tsx,mjs,astro,css,sql,md,yaml,json,py,sh}',
  'docs/**/*.md',
  '*.{md,ts,mjs,toml}',
]).filter((file) => !file.startsWith('db/migrations/') && file !== 'tests/repo/language.test.ts');

it('code, documents and pages use plain words', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(findings)).toEqual([]);
});

/** Each refused word of a file with its position and what to write instead. */
function findings(file: string): string[] {
  const refused = [...WORDS, ...(isTest(file) ? [] : FIGURES), ...(file.startsWith('src/content/') ? ON_PAGES : [])];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      ALLOWED.some((allowed) => allowed.test(line))
        ? []
        : refused
            .filter(([pattern]) => pattern.test(line))
            .map(([pattern, plain]) => `${file}:${at + 1}: “${pattern.exec(line)![0]}”, better ${plain}`),
    );
}

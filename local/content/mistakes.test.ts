import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../instance/project-folder.ts';
import { findMistakes, formatMistake } from './mistakes.ts';

const BLOG = 'src/content/blogs/what-a-purchase-order-costs.md';
const TALK = 'src/content/on-demand/abc-xyz-in-forty-minutes.md';
const TALKS = 'public/talks';
const SOLUTION = 'src/content/solutions/bulk-buying.md';

let root: string;
const restore: (() => void)[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plantsetu-content-'));
  for (const folder of ['src/content', 'src/pages']) {
    cpSync(join(projectFolder, folder), join(root, folder), { recursive: true });
  }
  // Of the films only their captions are looked for.
  mkdirSync(join(root, TALKS), { recursive: true });
  for (const file of readdirSync(join(projectFolder, TALKS))) {
    if (file.endsWith('.vtt')) cpSync(join(projectFolder, TALKS, file), join(root, TALKS, file));
  }
});
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const mistakes = () => findMistakes(root).map(formatMistake);

/** Writes a file of the copy, until the end of the test. */
function write(file: string, text: string) {
  const path = join(root, file);
  let before: string | undefined;
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    before = undefined;
  }
  writeFileSync(path, text);
  restore.push(() => (before === undefined ? rmSync(path) : writeFileSync(path, before)));
}

const change = (file: string, from: RegExp | string, to: string) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(from);
  write(
    file,
    text.replace(from, () => to),
  );
};

describe('a mistake in the content', () => {
  it('is not in our own', () => {
    expect(mistakes()).toEqual([]);
  });

  it.each([
    ['a colon', BLOG, /^title: .*$/m, 'title: Rate contracts: five clauses', 'a colon and a space needs quotes'],
    ['a missing field', BLOG, /^title: .*\n/m, '', ': title: This field is missing. Add '],
    ['a talk without a link', TALK, /^link: .*\n/m, '', ': link: This field is missing. Add '],
    ['an unknown field', BLOG, /^title: /m, 'tittle: Wrong\ntitle: ', 'tittle: There is no field “tittle” here.'],
    ['a field given twice', BLOG, /^title: /m, 'title: Wrong\ntitle: ', 'This field is there twice.'],
    ['an open quotation mark', BLOG, /^title: .*$/m, 'title: "Wrong', 'quot'],
    ['a tab', SOLUTION, /^steps:\n {2}/m, 'steps:\n\t', 'tab is not allowed'],
    ['no fields at all', BLOG, /^---/, 'Text\n---', 'must begin with a line of three hyphens'],
    [
      'an unquoted date',
      SOLUTION,
      /^updated: '(.*)'$/m,
      'updated: 2026-11-21',
      "Put the day in quotes, as '2026-11-21'",
    ],
    ['a picture', BLOG, /^## /m, '![Our store](store.jpg)\n\n## ', 'Pictures are not shown in a text.'],
    ['HTML', BLOG, /^## /m, '<b>Now</b>\n\n## ', 'HTML is not allowed.'],
    ['a heading of the page', BLOG, /^## /m, '# ', 'Begin headings in the text with ##.'],
    ['a dead link in a text', BLOG, /^## /m, '[Here](/solutions/none)\n\n## ', 'There is no page /solutions/none.'],
    ['a link without a slash', BLOG, /^## /m, '[Here](rfq)\n\n## ', 'Start it with a slash'],
    ['a dead link in a field', SOLUTION, /^related: .*$/m, 'related: [/none]', ': related.0: There is no page /none.'],
    [
      'a chart of a heading that is not there',
      BLOG,
      /after: .*$/m,
      'after: Count it twice',
      'charts.0.after: The text has no heading “Count it twice”.',
    ],
    ['a chart without data', BLOG, /value: 22/, 'value: many', 'charts.0.rows.0.value: Write a number without quotes'],
    ['an unknown drawing', SOLUTION, /^updated: /m, 'drawing: no-such\nupdated: ', 'There is no drawing “no-such”.'],
  ])('%s is named with its file, line and remedy', (_, file, from, to, remedy) => {
    change(file, from, to);
    const found = mistakes();
    expect(found.length, found.join('\n')).toBeGreaterThan(0);
    expect(found[0]).toMatch(new RegExp(`^${file}:\\d+: `));
    expect(found.join('\n')).toContain(remedy);
  });

  it('is named on its line', () => {
    change(SOLUTION, /^updated: .*$/m, "updated: '2026-02-30'");
    const lines = readFileSync(join(root, SOLUTION), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.startsWith('updated:')) + 1;
    expect(mistakes()).toEqual([
      expect.stringContaining(`${SOLUTION}:${line}: updated: 2026-02-30 is not a calendar date.`),
    ]);
  });

  it('is named in every file, not in the first alone', () => {
    change(BLOG, /^title: .*\n/m, '');
    change(SOLUTION, /^title: .*\n/m, '');
    expect(mistakes().map((text) => text.replace(/:.*/, ''))).toEqual([BLOG, SOLUTION]);
  });

  it('in the name of a file comes with a better name', () => {
    write('src/content/blogs/Five Clauses.md', readFileSync(join(root, BLOG), 'utf8'));
    expect(mistakes()).toEqual([expect.stringContaining('Rename it, for example to five-clauses.md.')]);
  });

  it('of two pages with one number names both and a free one', () => {
    change(SOLUTION, /^order: .*$/m, 'order: 9');
    expect(mistakes()).toEqual([
      expect.stringMatching(/order: src\/content\/solutions\/.* has the number 9 too\..*2 is free\./),
    ]);
  });

  it('of a webinar and a recorded talk with one address', () => {
    const talk = 'src/content/on-demand/rate-contracts-that-hold.md';
    write(talk, readFileSync(join(root, TALK), 'utf8'));
    write(`${TALKS}/rate-contracts-that-hold.vtt`, '');
    expect(mistakes()).toEqual([expect.stringContaining('There is a webinar rate-contracts-that-hold too')]);
  });

  it('of a talk without a film names the storyboard and the command', () => {
    write('src/content/on-demand/new-talk.md', readFileSync(join(root, TALK), 'utf8'));
    expect(mistakes()).toEqual([expect.stringMatching(/Write art\/talks\/new-talk\.yaml and run: npm run art:talks/)]);
  });

  it('is a folder that no page is made from', () => {
    write('src/content/notes.txt', 'Call the printer.');
    expect(mistakes()).toEqual([expect.stringContaining('src/content/notes.txt: No page is made from this.')]);
  });
});

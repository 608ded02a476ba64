import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverOf } from './cover.ts';
import { file } from './canvas/picture.ts';
import { preview } from './preview.ts';
import type { Subject } from './kinds/subject.ts';

const entry = { sheet: 'XXX-04', title: 'Reorder levels when the lead time varies', drawing: 'ball-bearing' };
const subjects: Subject[] = [
  { kind: 'post', ...entry },
  { kind: 'paper', ...entry, date: 'Oct 2026' },
  { kind: 'book', ...entry },
  { kind: 'study', ...entry, value: '₹18.6 lakh' },
  { kind: 'session', ...entry, day: '2026-12-09', time: '15:30' },
  { kind: 'talk', ...entry, duration: '3 min' },
];

test.each(subjects)('the cover of a $kind asks for nothing from outside and is small', (subject) => {
  const svg = file(coverOf(subject));
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href=|url\(/);
  expect(svg.length).toBeLessThan(32 * 1024);
});

test('no two kinds make the same picture of the same entry', () => {
  expect(new Set(subjects.map((subject) => coverOf(subject).marks)).size).toBe(subjects.length);
});

test.each(['post', 'book'] as const)('a %s and its neighbour in the list have different grounds', (kind) => {
  const grounds = (sheet: string) =>
    [...coverOf({ ...entry, kind, sheet }).marks.matchAll(/<rect[^>]+fill="(#\w{6})"/g)].map(([, fill]) => fill);
  expect(grounds('BLG-04')).not.toEqual(grounds('BLG-05'));
});

test('the picture of a page is the same, byte for byte, each time it is made', async () => {
  const page = { sheet: 'WHP-04', subject: 'Whitepapers', title: entry.title, art: coverOf(subjects[1]!) };
  const make = () =>
    sharp(Buffer.from(file(preview(page))))
      .png({ palette: true, colours: 32, dither: 0 })
      .toBuffer();
  const [one, two] = [await make(), await make()];
  expect(one.equals(two)).toBe(true);
  expect(await sharp(one).metadata()).toMatchObject({ width: 1200, height: 630 });
});

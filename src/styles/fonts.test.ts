import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./fonts/', import.meta.url);
const files = readdirSync(folder);

test('the typefaces weigh at most 40 KB together', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
});

test('every font file is used, and every one used exists', () => {
  const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
  const used = new Set([...css.matchAll(/url\('\.\/fonts\/(.+?)'\)/g)].map(([, file]) => file));
  expect([...used].sort()).toEqual(files.sort());
});

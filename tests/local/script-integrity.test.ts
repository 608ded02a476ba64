import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addIntegrity } from '#local/script-integrity.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plantsetu-integrity-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro', 'page.js'), 'console.log(1)');
  writeFileSync(join(folder, '_astro', 'page.css'), 'a{color:red}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The page after the build has added digests. */
function built(html: string): string {
  writeFileSync(join(folder, 'index.html'), html);
  addIntegrity(folder);
  return readFileSync(join(folder, 'index.html'), 'utf8');
}
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

it('scripts and style sheets of a page get the digest of their file', () => {
  expect(
    built('<link rel="stylesheet" href="/_astro/page.css"><script type="module" src="/_astro/page.js"></script>'),
  ).toBe(
    `<link rel="stylesheet" href="/_astro/page.css" integrity="${digest('a{color:red}')}">` +
      `<script type="module" src="/_astro/page.js" integrity="${digest('console.log(1)')}"></script>`,
  );
});

it.each([
  '<script>inline()</script>',
  '<link rel="prefetch" href="/_astro/page.js">',
  '<link rel="icon" href="/favicon.svg">',
  '<script type="module" src="/_astro/page.js" integrity="sha384-known"></script>',
])('%s stays as it is', (tag) => {
  expect(built(tag)).toBe(tag);
});

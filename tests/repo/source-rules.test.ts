import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READ_WHEN_CALLED } from '../../netlify/build-functions.ts';

const files = globSync('{src,netlify,db,local}/**/*.{ts,tsx,astro,mjs,css,sql}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const text = (file: string) => readFileSync(file, 'utf8');

/** Files that may read settings: once in the functions, and in the entry points of processes. */
const READS_SETTINGS = [
  ...['netlify/server/platform/env.ts', 'netlify/build-functions.ts', 'db/connection.ts', 'db/migrate.ts'],
];

/** Files that may be long: lists of products, SQL, style sheets. */
const isData = (file: string) => /^db\/seed\/|^src\/drawings\/rules\.ts$|\.(sql|css)$/.test(file);

describe('the sources', () => {
  it('were found', () => expect(files.length).toBeGreaterThan(50));

  it('read process.env in few places', () => {
    const readers = files.filter((file) => !file.startsWith('local/') && text(file).includes('process.env'));
    expect(readers.filter((file) => !READS_SETTINGS.includes(file))).toEqual([]);
  });

  it('have no barrel and no file for odds and ends', () => {
    const names = files.filter(
      (file) => /^index\.tsx?$/.test(basename(file)) || /\b(utils?|helpers?|misc|common)\b/.test(file),
    );
    expect(names).toEqual([]);
  });

  it('have no file longer than 300 lines', () => {
    const long = files.filter((file) => !isData(file) && text(file).split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('run no text as code, and write none that was typed as HTML', () => {
    const risky =
      /\beval\(|new Function\(|document\.write|dangerouslySetInnerHTML|insertAdjacentHTML|(inner|outer)HTML =|set:html|child_process/;
    const allowed = [
      // Fixed markup of the browser's own dialogs.
      ...['src/client/shell/key-help.ts', 'src/client/shell/palette.ts'],
      // A fixed script, whose hash the policy names.
      'src/components/forms/EnquiryForm.astro',
      // What the build makes: drawings, editors' Markdown, structured data.
      ...['src/components/site/Drawing.astro', 'src/components/site/Prose.astro'],
      ...['src/layouts/Admin.astro', 'src/layouts/Marketing.astro'],
    ];
    const found = files.filter((file) => /^(src|netlify\/(server|functions))\//.test(file) && risky.test(text(file)));
    expect(found.sort()).toEqual(allowed.sort());
  });

  it('have no TODO', () => {
    expect(files.filter((file) => /\b(TODO|FIXME|XXX)\b/.test(text(file)))).toEqual([]);
  });

  it('disable no type check', () => {
    expect(files.filter((file) => /@ts-(ignore|nocheck|expect-error)/.test(text(file)))).toEqual([]);
  });
});

describe('what functions consist of', () => {
  it('reads files only where the build packs those with the function', () => {
    const readers = files.filter(
      (file) => /^(netlify\/server|src\/(print|contracts))\//.test(file) && /from '(node:)?fs/.test(text(file)),
    );
    expect(readers.sort()).toEqual(Object.keys(READ_WHEN_CALLED).sort());
  });
});

describe('netlify/functions', () => {
  it('have no queries and no logic', () => {
    const functions = files.filter((file) => file.startsWith('netlify/functions/'));
    expect(functions.length).toBeGreaterThan(8);
    expect(functions.filter((file) => text(file).split('\n').length > 30)).toEqual([]);
  });
});

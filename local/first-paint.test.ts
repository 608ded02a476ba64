import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { selfContained } from './first-paint.mjs';

const html =
  '<html><head><link rel="preload" href="/_astro/a.woff2" as="font" type="font/woff2" crossorigin>' +
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-OTHER='; style-src 'self' 'sha256-OTHER=';">` +
  '<link rel="stylesheet" href="/_astro/one.css"><link rel="stylesheet" href="/_astro/two.css">' +
  '<script type="module" src="/_astro/menu.js"></script></head><body><h1>Words</h1></body></html>';
const fetched = '@font-face{font-family:A;src:url(/_astro/a.woff2)format("woff2")}';
const own = '@font-face{font-family:B;src:local(Arial)}';
const { page, faces } = selfContained(html, `${fetched}${own}h1{color:red}`);
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the document waits for nothing: no style sheet, script or typeface is named by a tag outside noscript', () => {
  const tags = page.replace(/<noscript>.*?<\/noscript>/, '');
  expect(tags).not.toMatch(/<link|<script[^>]* src=/);
  expect(tags).toContain(`<style>${own}h1{color:red}</style>`);
});

test('typefaces and scripts follow, and without a script the typefaces do', () => {
  expect(faces.css).toBe(fetched);
  expect(page).toContain(`<noscript><link rel="stylesheet" href="${faces.path}"></noscript>`);
  const starter = page.match(/<script>(.*?)<\/script>/)![1]!;
  for (const path of [faces.path, '/_astro/menu.js']) expect(starter).toContain(`"${path}"`);
});

test('the content policy names what is in the document, and nothing of other pages', () => {
  const policy = page.match(/content="([^"]*)"/)![1]!;
  const starter = page.match(/<script>(.*?)<\/script>/)![1]!;
  const style = page.match(/<style>(.*?)<\/style>/)![1]!;
  expect(policy).toBe(`default-src 'self'; script-src 'self' ${sha256(starter)}; style-src 'self' ${sha256(style)};`);
});

describe('rules of what the first frame cannot show follow too', () => {
  const body =
    '<body class="page" data-x="here"><h1 class="big">Words</h1><dialog class="popup"></dialog>' +
    '<details><summary class="fold">Menu</summary><ul class="panel"></ul></details>' +
    '<p id="solutions" class="far">x</p></body>';
  const split = (css: string) => {
    const { page, faces } = selfContained(html.replace(/<body>.*<\/body>/, body), css);
    return [page.match(/<style>(.*?)<\/style>/)![1]!, faces.css];
  };

  test('in the order, the layers and the conditions that they had', () => {
    const css =
      'h1{color:red}.big{color:blue}.popup{top:0}.far,.big{margin:0}.far{left:0}' +
      '@media (width>=9px){.far{top:1px}.page .big{top:2px}}@layer kit{.none{x:y}}';
    const shown = 'h1{color:red}.big{color:blue}.far,.big{margin:0}@media (width>=9px){.page .big{top:2px}}';
    expect(split(css)).toEqual([
      shown,
      '.popup{top:0}.far{left:0}@media (width>=9px){.far{top:1px}}@layer kit{.none{x:y}}',
    ]);
  });

  const follow = [
    '.popup',
    '.panel a',
    '.big:hover',
    'details[open]>summary',
    '[data-x=there] .big',
    'table',
    '.far>h1',
  ];
  test.each([...follow, '@keyframes big', '@media print{h1'])('%s follows', (head) => {
    expect(split(`${head}{x:y}${head.includes('{') ? '}' : ''}`)[0]).toBe('');
  });

  test('of the tokens those that nothing at once asks for; all are there in the end', () => {
    const tokens = '@layer tokens{:root{--a:#111;--b:light-dark(var(--a),#222);--c:3px;color:red}}';
    const [style, following] = split(`${tokens}h1{top:var(--b)}.popup{top:var(--c)}`);
    expect(style).toBe('@layer tokens{:root{--a:#111;--b:light-dark(var(--a),#222);color:red}}h1{top:var(--b)}');
    expect(following).toBe(`${tokens}.popup{top:var(--c)}`);
  });

  const shown = ['.fold', '[data-x=here]>.big', 'table,h1', '.big:not(.popup)', ':is(.far,.big)', '*', ':root', 'p'];
  test.each([...shown, '@media (width<9px){h1'])('%s is there at once', (head) => {
    expect(split(`${head}{x:y}${head.includes('{') ? '}' : ''}`)[1]).toBe('');
  });
});

test('a page in which nothing is found to put together fails the build', () => {
  expect(() => selfContained('<html><head></head></html>', '')).toThrow('content policy');
});

import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { builtFile, builtPages, htmlOf, publicPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

test('every page is valid HTML, by the rules of html-validate that are closest to the W3C checker @desktop', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
  const faults: string[] = [];
  for (const { path, file } of builtPages) {
    for (const { messages } of (await validator.validateFile(file)).results) {
      faults.push(
        ...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector ?? ''}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

test('no page shows a label without its value, such as that of a number the company has yet to enter @desktop', () => {
  const empty = publicPages.filter((page) => /<d([td])[^>]*>\s*<\/d\1>/.test(htmlOf(page)));
  expect(empty.map(({ path }) => path)).toEqual([]);
});

// Errors that a lenient parser corrects silently, unlike the W3C checker.
test('no page has a style in its body, anything after its end, or one id twice @desktop', () => {
  for (const page of builtPages) {
    const html = htmlOf(page);
    const body = html.slice(html.indexOf('<body'));
    expect(body, page.path).not.toContain('<style');
    expect(html.trimEnd().endsWith('</html>'), page.path).toBe(true);
    const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
    expect(ids, page.path).toEqual([...new Set(ids)]);
  }
});

/** The start tags of these elements, as their attributes. */
const tagsOf = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`<(${names})\\b((?:"[^"]*"|[^">])*)>`, 'g'))].map(([, name, attributes]) => ({
    name,
    ...Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key, value ?? '']),
    ),
  })) as ({ name: string } & Record<string, string | undefined>)[];

test('every picture is local, compressed, has its size, and is lazy below the fold @desktop', () => {
  for (const page of publicPages) {
    const pictures = tagsOf(htmlOf(page), 'img|source');
    for (const { name, src = '', srcset = '', width, height } of pictures) {
      expect(`${src} ${srcset}`, page.path).not.toMatch(/\/\/|data:|\.(png|jpe?g|gif)\b/);
      if (name === 'img') expect(Number(width) * Number(height), `${page.path} ${src}`).toBeGreaterThan(0);
    }
    const eager = pictures.filter(({ name, loading }) => name === 'img' && loading !== 'lazy');
    expect(eager.length, page.path).toBeLessThanOrEqual(1);
  }
});

test('no page loads anything from another site @desktop', () => {
  for (const page of publicPages) {
    for (const { src, href, rel } of tagsOf(htmlOf(page), 'script|iframe|link|video|audio|object|embed')) {
      const asked = src ?? (rel && /canonical|alternate/.test(rel) ? undefined : href);
      if (asked) expect(asked, page.path).toMatch(/^\/(?!\/)/);
    }
  }
});

/** Text in every build of React, however minified. */
const FRAMEWORK = /react\.transitional\.element|Minified React error/;

/** A page's scripts and all that they import, by address. */
function scriptsOf(html: string): Set<string> {
  const entries = [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)];
  const seen = new Set(entries.map(([, path]) => path!));
  for (const path of seen) {
    for (const [, name] of builtFile(path).matchAll(/["'](?:\.\/|\/_astro\/|_astro\/)([\w.-]+\.js)["']/g)) {
      seen.add(`/_astro/${name}`);
    }
  }
  return seen;
}

const withFramework = (html: string) => [...scriptsOf(html)].filter((path) => FRAMEWORK.test(builtFile(path)));

test('a page without an island loads no byte of the framework @desktop', () => {
  const [islands, plain] = [true, false].map((isIsland) =>
    publicPages.filter((page) => htmlOf(page).includes('<astro-island') === isIsland),
  );
  expect(plain!.length).toBeGreaterThan(90);
  for (const page of plain!) expect(withFramework(htmlOf(page)), page.path).toEqual([]);
  // Proves that the check works: the sign-in forms are islands.
  expect(islands!.map(({ path }) => path)).toContain('/login/customer');
  for (const page of islands!) expect(withFramework(htmlOf(page)), page.path).not.toEqual([]);
});

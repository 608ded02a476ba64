import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The style sheets that stand beside a component or layout. What is global is in src/styles. */
const sheets = globSync('src/{components,islands,layouts}/**/*.css').sort();

/**
 * The classes that a sheet defines: those with a selector of their own, in whatever state (`.tile`, `.tile:hover`). A
 * class that appears inside another one (`.cart-line > .quantity`) is only placed there.
 */
function definedIn(file: string): Set<string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
    withoutArguments(selector).split(','),
  );
  return new Set(
    selectors.flatMap((selector) => /^\.([\w-]+)(::?[\w-]+|\[[^\]]*\])*$/.exec(selector.trim())?.[1] ?? []),
  );
}

/** `.tile:not(.wide):is(a, b)` → `.tile:not:is` */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

test('a class is defined in one style sheet', () => {
  const homes = Map.groupBy(
    sheets.flatMap((file) => [...definedIn(file)].map((name) => ({ name, file }))),
    ({ name }) => name,
  );
  const twice = [...homes.values()].filter((places) => places.length > 1);
  expect(twice.map((places) => `.${places[0]!.name}: ${places.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

test('no component defines a class of the kit again', () => {
  const kit = new Set(globSync('src/styles/kit/*.css').flatMap((file) => [...definedIn(file)]));
  const again = sheets.flatMap((file) =>
    [...definedIn(file)].filter((name) => kit.has(name)).map((name) => `${file}: .${name}`),
  );
  expect(again).toEqual([]);
});

test('every class that a style sheet defines is used', () => {
  const code = globSync('src/**/*.{astro,ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  // Such as type-${size}.
  const composed = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start);
  const isUsed = (name: string) => words.has(name) || composed.some((start) => name.startsWith(start));
  const unused = sheets.flatMap((file) =>
    [...definedIn(file)].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`),
  );
  expect(unused).toEqual([]);
});

test('no selector asks with :has() for a field by its name', () => {
  // React sets the name of a field again at every key: the browser then restyles all that is inside, which is 90 ms a key in a
  // quote of 100 lines.
  const files = globSync('src/**/*.{css,astro}').filter((file) =>
    /:has\([^)]*\[name/.test(readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')),
  );
  expect(files).toEqual([]);
});

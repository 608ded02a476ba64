import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Ratios of WCAG 2.2: body text is held to AAA, the rest of the text to AA, edges of controls and signs to 3. */
const BODY = 7;
const TEXT = 4.5;
const EDGE = 3;

const grounds = ['ground', 'sheet', 'fill'];
const pairs = [
  ...on([...grounds, 'fill-strong'], 'text', BODY),
  ...on(grounds, 'text-quiet', TEXT),
  ...on(grounds, 'accent', TEXT),
  ...on(['ground', 'sheet', 'ok-fill'], 'ok', TEXT),
  ...on(['ground', 'sheet', 'warn-fill'], 'warn', TEXT),
  ...on(['ground', 'sheet', 'bad-fill'], 'bad', TEXT),
  ...on(['ok-fill', 'warn-fill', 'bad-fill'], 'text', BODY),
  ...on(['action', 'action-lit'], 'on-action', TEXT),
  ...on(['accent'], 'on-accent', TEXT),
  ...on(grounds, 'line-strong', EDGE),
  ...on(grounds, 'focus', EDGE),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s scheme', (_, scheme) => {
  test.each(pairs)('$front stands out on $back by $least to 1', ({ front, back, least }) => {
    expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(least);
  });
});

test.each([
  ['white', 'ink', BODY],
  ['white', 'teal-deep', BODY],
  ['saffron-lit', 'ink', TEXT],
  ['steel-600', 'white', TEXT],
])('%s stands out on %s in every scheme', (front, back, least) => {
  expect(contrast(colour(front, 0), colour(back, 0))).toBeGreaterThanOrEqual(least);
});

function on(backs: string[], front: string, least: number) {
  return backs.map((back) => ({ front, back, least }));
}

/** A token's colour: written out, another token's, or the first or second of a light-dark() pair of those. */
function colour(name: string, scheme: 0 | 1): string {
  const value = css.match(new RegExp(`--${name}: (.+);`))?.[1] ?? '';
  const part = value.match(/^light-dark\((.+), (.+)\)$/)?.[scheme + 1] ?? value;
  const other = part.match(/^var\(--(.+)\)$/)?.[1];
  if (other) return colour(other, scheme);
  if (!/^#[0-9a-f]{6}$/.test(part)) throw new Error(`tokens.css has no opaque colour --${name}`);
  return part;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

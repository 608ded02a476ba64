import { describe, expect, test } from 'vitest';
import { keepFigures, withRangeDash, avoidWidow } from './typeset.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('a figure stays with its unit', () => {
  test.each([
    ['<p>65 %, 90 % or 97 %</p>', '<p>65_%, 90_% or 97_%</p>'],
    ['<p>3.2 kg at ₹88 lakh</p>', '<p>3.2_kg at ₹88_lakh</p>'],
    ['<p>Fasteners to IS 1363</p>', '<p>Fasteners to IS_1363</p>'],
    ['<p>4 metres, 12 vendors, 3 Ave</p>', '<p>4 metres, 12 vendors, 3 Ave</p>'],
  ])('%s', (html, expected) => {
    expect(shown(keepFigures(html))).toBe(expected);
  });
});

test.each([
  '<i data-text="a > 5 kg" title=\'6 %\'></i>',
  '<script type="application/ld+json">{"a":"5 kg"}</script>',
  '<title>From 71 to 95 % in three quarters</title>',
  '<!-- 5 kg -->',
])('%s is not text', (html) => {
  expect(keepFigures(html)).toBe(html);
});

test('a range takes the long dash, a word does not', () => {
  expect(withRangeDash('3-15 days, same-day')).toBe('3–15 days, same-day');
});

test('the last two words of a title stay together where they are short', () => {
  expect(shown(avoidWidow('Diversity and inclusion'))).toBe('Diversity and_inclusion');
  expect(shown(avoidWidow('Bearings and power transmission'))).toBe('Bearings and power transmission');
  expect(shown(avoidWidow('Delivery tracking'))).toBe('Delivery tracking');
});

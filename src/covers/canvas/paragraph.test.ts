import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { paragraph } from './paragraph.ts';
import { widthOf, words } from './type.ts';

const measure = {
  face: 'bold' as const,
  width: 400,
  steps: [
    [60, 2],
    [48, 3],
    [36, 4],
  ] as [number, number][],
};
const place = { face: 'bold', size: 40, fill: '#000000', x: 0, y: 40 } as const;

describe('a title', () => {
  it.each([
    ['that is short is set large on one line', 'Contact', 60, ['Contact']],
    ['is broken into lines of about the same length', 'Compliance audits', 60, ['Compliance', 'audits']],
    ['shrinks until it fits', 'Every purchase order of a plant in one place', 48, undefined],
    ['keeps a figure and its unit together', 'Spend falls by 9.6 % in all', 60, undefined],
  ])('%s', (_, title, size, lines) => {
    const set = paragraph(title, measure);
    expect(set.size).toBe(size);
    if (lines) expect(set.lines).toEqual(lines);
    expect(set.lines.join(' ').replaceAll('\u00a0', ' ')).toBe(title);
    expect(set.lines.some((line) => line.startsWith('%'))).toBe(false);
  });

  it('that is too long for its place loses its end', () => {
    const { lines } = paragraph('bearing '.repeat(60).trim(), measure);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

test('no title leaves its place', () => {
  const title = fc.array(fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'abcdwmiWMT0189-%₹') }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(title, (parts) => {
      const { size, lines } = paragraph(parts.join(' '), measure);
      expect(lines.length).toBeLessThanOrEqual(measure.steps.find(([one]) => one === size)![1]);
      for (const line of lines) expect(widthOf(line, 'bold', size)).toBeLessThanOrEqual(measure.width);
    }),
    { numRuns: 60 },
  );
});

test('words are outlines that ask for no font', () => {
  expect(words('₹18.6 lakh, Ø 52 ± 0.1 – Śrī Lakṣmī', place)).toMatch(/^<path fill="#000000" d="M[^"]+"\/>$/);
});

test('a letter that the typeface lacks stops the build', () => {
  expect(() => words('खरीद', place)).toThrow('no sign for a letter of “खरीद”');
});

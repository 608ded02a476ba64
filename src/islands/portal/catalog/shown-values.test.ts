import { expect, it } from 'vitest';
import { shownValues } from './shown-values.ts';

const values = (...counts: number[]) => counts.map((count, at) => ({ value: `${at} mm`, count }));
const shown = (counts: number[], chosen: string[] = []) =>
  shownValues(values(...counts), chosen).map(({ value }) => value);

it('shows all of up to twelve values', () => {
  expect(shown([9, 1, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9])).toHaveLength(12);
});

it('shows neighbouring sizes without a gap, where most products are, and the chosen ones', () => {
  const counts = [1, 1, 1, 9, 9, 9, 1, 9, 9, 9, 9, 9, 9, 9, 9, 1];
  const run = Array.from({ length: 12 }, (_, at) => `${at + 3} mm`);
  expect(shown(counts)).toEqual(run);
  expect(shown(counts, ['0 mm'])).toEqual(['0 mm', ...run]);
});

it('shows the first of values in the order of their products', () => {
  expect(shown(Array.from({ length: 20 }, (_, at) => 20 - at))).toEqual(
    Array.from({ length: 12 }, (_, at) => `${at} mm`),
  );
});

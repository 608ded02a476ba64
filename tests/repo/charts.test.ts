import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readEntries } from '../../local/content/entries.ts';
import { valuesOf } from '../../src/components/figures/chart-values.ts';
import type { Chart } from '../../src/schemas/chart.ts';

const texts = readEntries('.', ['whitepapers', 'ebooks', 'case-studies', 'blogs']).map(
  ({ file, folder, fields, body }) => ({
    ...{ file, folder, body },
    charts: (fields as { charts?: Chart[] }).charts ?? [],
  }),
);
const withCharts = texts.filter(({ charts }) => charts.length);

/** Figures that are sums or differences of those of the text: a chart has at most eight rows. */
const WORKED_OUT: Record<string, number[]> = {
  // Steel less scrap; bending and deburring; set-up, inspection and packing.
  'should-cost-of-a-bracket': [50.86, 6.9, 4.3],
  // Losses and follow-up, at 60 and at 600 km.
  'crates-that-come-back': [3024, 5048],
  // 520 likely pairs less 131 rejected.
  'auto-components-tail-spend': [389],
  // 180 micro or small vendors less 40; 600 vendors less 180.
  'msme-45-days-in-the-vendor-master': [140, 420],
};
const WORDS = ['nil', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

test('every whitepaper, eBook and case study has charts, and 25 texts in all', () => {
  expect(texts.filter(({ folder, charts }) => folder !== 'blogs' && !charts.length).map(({ file }) => file)).toEqual(
    [],
  );
  expect(withCharts.length).toBeGreaterThanOrEqual(25);
  expect(withCharts.filter(({ charts }) => charts.length < 2 || charts.length > 4)).toEqual([]);
});

describe('what a chart counts', () => {
  it.each(withCharts)('is in the text of $file', ({ file, body, charts }) => {
    const worked = WORKED_OUT[file.replace(/^.*\/|\.md$/g, '')] ?? [];
    const figures = charts.flatMap(({ rows }) => rows.flatMap(valuesOf));
    expect(figures.filter((figure) => !worked.includes(Math.abs(figure)) && !isIn(body, Math.abs(figure)))).toEqual([]);
    expect(worked.filter((figure) => !figures.map(Math.abs).includes(figure))).toEqual([]);
  });
});

test('the guide’s example of a chart is one of the content', () => {
  const [, example = ''] = /```\ncharts:\n([\s\S]*?)```/.exec(readFileSync('docs/editing.md', 'utf8'))!;
  expect(readFileSync('src/content/ebooks/from-requisition-to-payment-without-paper.md', 'utf8')).toContain(
    example.split('\n').slice(1, 4).join('\n'),
  );
});

/** Whether a figure is in a text, as digits with or without further zeros, or as a word. */
function isIn(text: string, figure: number): boolean {
  const written = [0, 1, 2].map((decimals) =>
    figure.toLocaleString('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: 2 }),
  );
  const asDigits = written.some((digits) =>
    new RegExp(`(?<![\\d.,])${digits.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`).test(text),
  );
  return asDigits || (WORDS[figure] !== undefined && new RegExp(`\\b${WORDS[figure]}\\b`, 'i').test(text));
}

import { describe, expect, it } from 'vitest';
import { Chart, charts, headingKey } from './chart.ts';

const rows = [
  { label: 'Bearings', value: 74.8 },
  { label: 'Gloves', value: 27.9 },
];
const bars = { after: '3. The cut', kind: 'bars', title: 'Bearings cost most', unit: '₹ lakh', rows, source: 'Table' };
const pair = [
  { label: 'Bearings', values: [61.2, 74.8] },
  { label: 'Gloves', values: [18.4, 27.9] },
];
const words = [{ label: 'Indent', text: 'From the register' }, { label: 'Order' }];
const many = Array.from({ length: 9 }, (_, at) => ({ label: `Qtr ${at}`, value: at }));

describe('a chart', () => {
  it.each([
    ['bars of one figure', bars],
    ['bars of several', { ...bars, series: ['Before', 'Now'], rows: pair }],
    ['bars below zero', { ...bars, rows: [...rows, { label: 'Credit notes', value: -3 }] }],
    ['a stack', { ...bars, kind: 'stack', series: ['Goods', 'Freight'], rows: pair }],
    ['a share', { ...bars, kind: 'share' }],
    ['a line', { ...bars, kind: 'line', rows: many.slice(0, 6) }],
    ['steps that add up', { ...bars, kind: 'steps', total: 'Together' }],
    ['steps with words', { ...bars, kind: 'steps', rows: words }],
  ])('may be %s', (_, chart) => {
    expect(Chart.safeParse(chart).error?.issues ?? []).toEqual([]);
  });

  it.each([
    ['no rows', { ...bars, rows: undefined }, 'rows', 'Add a list of 2 to 8: the figures, a row each.'],
    ['one row', { ...bars, rows: rows.slice(1) }, 'rows', 'Give 2 to 8 of them, there are 1'],
    ['nine rows', { ...bars, rows: many }, 'rows', 'Give 2 to 8 of them, there are 9'],
    [
      'a figure in words',
      { ...bars, rows: [{ label: 'A', value: '₹1,250' }, rows[0]] },
      'rows.0.value',
      'Write a number',
    ],
    ['a row without a figure', { ...bars, rows: [{ label: 'A' }, rows[0]] }, 'rows.0.value', 'Give value, one number'],
    ['several figures without names', { ...bars, rows: pair }, 'rows.0.value', 'name them in series and give values'],
    ['a figure too few', { ...bars, series: ['1', '2', '3'], rows: pair }, 'rows.0.values', 'a list of 3 numbers'],
    ['a stack of single figures', { ...bars, kind: 'stack' }, 'series', 'A stack needs series'],
    ['a share with series', { ...bars, kind: 'share', series: ['A', 'B'], rows: pair }, 'series', 'Remove series'],
    [
      'a part below zero',
      { ...bars, kind: 'share', rows: [...rows, { label: 'C', value: -1 }] },
      'rows.2.value',
      'below zero',
    ],
    [
      'a line of seven points',
      { ...bars, kind: 'line', rows: many.slice(0, 7) },
      'rows',
      'at most 6 points, there are 7',
    ],
    [
      'a long label of a point',
      { ...bars, kind: 'line', rows: [{ label: 'September', value: 1 }, many[1]] },
      'rows.0.label',
      'Shorten the label of a point to 8 characters, there are 9.',
    ],
    ['a total of bars', { ...bars, total: 'Together' }, 'total', 'Only steps have a total.'],
    ['words beside a bar', { ...bars, rows: [{ ...rows[0], text: 'No' }, rows[1]] }, 'rows.0.text', 'Only a step'],
    ['an unknown kind', { ...bars, kind: 'pie' }, 'kind', 'bars, stack, share, line, steps'],
    ['no source', { ...bars, source: undefined }, 'source', 'Add where the figures come from'],
  ])('with %s is refused at its place, with what to do', (_, chart, path, message) => {
    const found = Chart.safeParse(chart).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    expect(found?.join('\n')).toContain(`${path}: `);
    expect(found?.join('\n')).toContain(message);
  });

  it('does not come alone, nor as a fifth', () => {
    expect(charts.safeParse([bars]).success).toBe(false);
    expect(charts.safeParse([bars, bars]).success).toBe(true);
    expect(charts.safeParse(Array(5).fill(bars)).success).toBe(false);
  });

  it('finds its heading whatever quotes and dashes became', () => {
    expect(headingKey('4. The buyer’s “own” price – now')).toBe(headingKey('4. The buyer\'s "own" price - now'));
  });
});

import { describe, expect, it } from 'vitest';
import { addUp, chartFormat, percent, scaleOf, unitLine } from './chart-values.ts';

const row = (value: number) => ({ label: '', value, highlight: false });

describe('the figures of a chart', () => {
  it('all have the decimals of the most exact one', () => {
    const format = chartFormat({ unit: 'hours', rows: [row(13.6), row(11)] });
    expect([13.6, 11, 24.599999].map(format)).toEqual(['13.6', '11.0', '24.6']);
  });

  it.each([
    ['₹', 517520, '₹5,17,520'],
    ['₹', -17629, '−₹17,629'],
    ['%', 38, '38%'],
    ['₹ lakh', 1250, '1,250'],
  ])('in %s are written as people write them', (unit, value, text) => {
    expect(chartFormat({ unit, rows: [row(value)] })(value)).toBe(text);
  });

  it('have no sign where a sum of decimals is a hair below zero', () => {
    expect(chartFormat({ unit: undefined, rows: [row(0.1)] })(0.1 + 0.2 - 0.30000000000000004 - 1e-17)).toBe('0.0');
  });

  it('have a line for the unit unless each carries it', () => {
    expect(['₹', '%', '₹ lakh', undefined].map(unitLine)).toEqual([undefined, undefined, '₹ lakh', undefined]);
  });
});

describe('the places of bars', () => {
  it('begin at zero, whatever the figures', () => {
    expect([0, 50, 100].map(scaleOf([50, 100])).map(percent)).toEqual(['0%', '50%', '100%']);
    expect([-50, 0, 100].map(scaleOf([-50, 100])).map(percent)).toEqual(['0%', '33.33%', '100%']);
    expect(scaleOf([0, 0])(0)).toBe(0);
  });

  it('of steps begin where the one before ends', () => {
    expect(addUp([9040, -611])).toEqual([
      { from: 0, to: 9040 },
      { from: 9040, to: 8429 },
    ]);
  });
});

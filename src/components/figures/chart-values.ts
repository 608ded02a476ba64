import type { Chart } from '../../schemas/chart.ts';

/** The figures of a row in the order of the series. */
export const valuesOf = ({ value, values }: Chart['rows'][number]): number[] =>
  values ?? (value === undefined ? [] : [value]);

/** Formats the figures of a chart: with the decimals of its most exact figure, and with ₹ or % where that is its unit. */
export function chartFormat({ unit, rows }: Pick<Chart, 'unit' | 'rows'>): (value: number) => string {
  const decimals = Math.max(0, ...rows.flatMap(valuesOf).map(decimalsOf));
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (value) => {
    // A sum of decimals may be a hair below zero.
    const figure = format.format(Math.abs(value));
    const sign = value < 0 && /[1-9]/.test(figure) ? '−' : '';
    return `${sign}${unit === '₹' ? '₹' : ''}${figure}${unit === '%' ? '%' : ''}`;
  };
}

/** The unit as a line over the figures; none if each figure carries it. */
export const unitLine = (unit: string | undefined) => (unit === '₹' || unit === '%' ? undefined : unit);

/** A length along a bar from 0 to 1 as a percentage of an attribute. */
export const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** Maps figures to their place along a bar from 0 to 1, with zero always on it. */
export function scaleOf(values: number[]): (value: number) => number {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return (value) => (high === low ? 0 : (value - low) / (high - low));
}

/** Where each of the figures begins and ends if one is added to the other. */
export function addUp(values: number[]): { from: number; to: number }[] {
  let sum = 0;
  return values.map((value) => ({ from: sum, to: (sum += value) }));
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

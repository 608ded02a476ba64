/** A value of a data sheet with one number: `12 mm`, `M10`. */
export interface Measure {
  amount: number;
  /** The text before and after the number. */
  before: string;
  unit: string;
}

/** The number of a value and the text around it; null if it has none or several. */
export function parseMeasure(value: string): Measure | null {
  const [, before, digits, unit] = /^([^\d]*)(\d[\d,]*(?:\.\d+)?)\s*([^\d]*)$/.exec(value.trim()) ?? [];
  if (digits === undefined) return null;
  return { amount: Number(digits.replaceAll(',', '')), before: before!.trim(), unit: unit!.trim() };
}

/** Both values as measures, if only their amounts differ. */
export function comparable(one: string, other: string): [Measure, Measure] | null {
  const [a, b] = [parseMeasure(one), parseMeasure(other)];
  return a && b && a.before === b.before && a.unit === b.unit ? [a, b] : null;
}

export type DataSheet = Record<string, string>;

/** How far two data sheets are apart: 0 if they are equal, up to 1 for each row. */
export function distance(one: DataSheet, other: DataSheet): number {
  return namesOf(one, other).reduce((sum, name) => sum + valueDistance(one[name], other[name]), 0);
}

/** The rows of both, each name once. */
export const namesOf = (one: DataSheet, other: DataSheet): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

function valueDistance(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  const pair = one && other ? comparable(one, other) : null;
  if (!pair || pair.some(({ amount }) => amount === 0)) return 1;
  // By ratio: from 10 to 12 is as far as from 100 to 120.
  return Math.min(1, Math.abs(Math.log(pair[0].amount / pair[1].amount)));
}

/** Sorts values by their number, else as text; absent ones last. */
export function compareValues(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const pair = comparable(one, other);
  return pair ? pair[0].amount - pair[1].amount : one.localeCompare(other, 'en', { numeric: true });
}

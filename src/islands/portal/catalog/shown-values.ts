import type { Facet } from '#contracts/catalog/list.ts';

type Value = Facet['values'][number];

/** Values shown before "Show all". */
const SHOWN = 12;

/**
 * The values of a facet to show at first: all of a few, else the run of neighbours with the most products, so that no size is
 * missing between two others, and the chosen ones.
 */
export function shownValues(values: readonly Value[], chosen: readonly string[]): Value[] {
  const products = (from: number) => values.slice(from, from + SHOWN).reduce((sum, { count }) => sum + count, 0);
  let best = 0;
  for (let from = 1; from <= values.length - SHOWN; from++) if (products(from) > products(best)) best = from;
  return values.filter(({ value }, at) => (at >= best && at < best + SHOWN) || chosen.includes(value));
}

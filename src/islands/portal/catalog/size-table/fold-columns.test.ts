import { expect, it } from 'vitest';
import type { SizeColumn } from '#contracts/catalog/size-table.ts';
import { foldColumns, foldSteps } from './fold-columns.ts';

const column = (key: string, changes: Partial<SizeColumn> = {}): SizeColumn => ({
  ...{ key, name: key, unit: null, symbol: null, numeric: false },
  ...changes,
});
const columns = [
  column('bore', { symbol: 'd', numeric: true }),
  column('width', { symbol: 'B', numeric: true }),
  column('sealing'),
  column('load', { numeric: true }),
  column('brand'),
];

it('a table that fits shows all its columns', () => {
  expect(foldColumns(columns, 0)).toEqual({ shown: [0, 1, 2, 3, 4], folded: [], isCompact: false, isTight: false });
});

it.each([
  [1, []],
  [2, [4]],
  [3, [2, 4]],
  [4, [2, 3, 4]],
  [5, [1, 2, 3, 4]],
])('after %i steps the columns %j are folded: first words, then numbers, last dimensions', (steps, folded) => {
  const fold = foldColumns(columns, steps);
  expect(fold.folded).toEqual(folded);
  expect([...fold.shown, ...fold.folded].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(fold.isCompact).toBe(true);
});

it('one column stays', () => {
  expect(foldColumns(columns, foldSteps(columns))).toMatchObject({ shown: [0], isTight: true });
  expect(foldColumns([], foldSteps([]))).toMatchObject({ shown: [], folded: [], isTight: true });
});

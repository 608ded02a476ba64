import { expect, it } from 'vitest';
import { compareCells, compareSizes } from './size-order.ts';

it.each([
  [
    ['1/2 in', '1 1/2 in', '1 in', '2 in'],
    ['1/2 in', '1 in', '1 1/2 in', '2 in'],
  ],
  [
    ['10 mm', '8 mm', '8.5 mm', '8.25 mm'],
    ['8 mm', '8.25 mm', '8.5 mm', '10 mm'],
  ],
  [
    ['Spanner 1-1/4', 'Spanner 3/4', 'Socket 2'],
    ['Socket 2', 'Spanner 3/4', 'Spanner 1-1/4'],
  ],
])('%j are in the order of their numbers', (given, sorted) => {
  expect(given.toSorted(compareSizes)).toEqual(sorted);
});

it('a known size counts before the text, and a missing one is last', () => {
  const cells = [null, { text: '2', order: 1 }, { text: '1', order: 2 }];
  expect(cells.toSorted(compareCells).map((cell) => cell?.text)).toEqual(['2', '1', undefined]);
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matches, pageRange, searchText } from './library-query.ts';

const item = {
  text: searchText('Tail Spend, tamed', 'Six weeks with  212 vendors', 'Tail Spend', 'Vendor Management'),
  picks: { topic: ['Tail Spend', 'Vendor Management'] },
};

describe('an item of a library', () => {
  it.each([
    ['no choice', '', {}, true],
    ['its own words in any case', 'TAIL spend', {}, true],
    ['words of several fields', 'vendors tamed', {}, true],
    ['part of a word', 'vend', {}, true],
    ['a word that it does not contain', 'tail pumps', {}, false],
    ['characters with a meaning in patterns', '.*', {}, false],
    ['one of its topics', '', { topic: 'Vendor Management' }, true],
    ['All topics', '', { topic: '' }, true],
    ['another topic', '', { topic: 'Analytics' }, false],
    ['part of a topic', '', { topic: 'Tail' }, false],
    ['its words under another topic', 'tail', { topic: 'Analytics' }, false],
    ['a filter that it does not have', '', { region: 'North' }, false],
  ])('for %s', (_, q, picks, expected) => {
    expect(matches(item, { q, picks: picks as Record<string, string> })).toBe(expected);
  });
});

describe('a page', () => {
  it.each([
    [0, 1, { page: 1, pages: 1, from: 0, to: 0 }],
    [6, 1, { page: 1, pages: 1, from: 0, to: 6 }],
    [7, 1, { page: 1, pages: 2, from: 0, to: 6 }],
    [7, 2, { page: 2, pages: 2, from: 6, to: 7 }],
    [7, 9, { page: 2, pages: 2, from: 6, to: 7 }],
    [7, NaN, { page: 1, pages: 2, from: 0, to: 6 }],
    [7, -3, { page: 1, pages: 2, from: 0, to: 6 }],
  ])('of %i items, page %d', (total, page, expected) => {
    expect(pageRange(total, page, 6)).toEqual(expected);
  });
});

test('the pages together show each item once', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 20 }), (total, size) => {
      const { pages } = pageRange(total, 1, size);
      const seen = Array.from({ length: pages }, (_, at) => pageRange(total, at + 1, size));
      expect(seen.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(total);
      expect(seen.every(({ from }, at) => from === (seen[at - 1]?.to ?? 0))).toBe(true);
    }),
  );
});

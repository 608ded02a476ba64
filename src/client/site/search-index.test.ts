import { describe, expect, it } from 'vitest';
import { buildIndex, type Findable, readIndex } from './search-index.ts';

const page = (path: string, title: string, text: string, words = ''): Findable => ({
  ...{ path, kind: 'Page', title, text, words },
});

const find = readIndex(
  buildIndex([
    page('/a', 'Deep groove ball bearing 6205-2RS, 25 × 52 × 15 mm', 'BRG-6205-2RS, from ₹217.00'),
    page('/b', 'Deep groove ball bearing 6206-2RS, 30 × 62 × 16 mm', 'BRG-6206-2RS, from ₹290.00'),
    page('/c', 'Welding gauntlets', 'Leather gloves for welders', 'दस्ताने'),
    page('/d', 'Returns and refunds', 'Credit note under GST', 'freight bearing the cost'),
  ]),
);
const paths = (words: string) => find(words).results.map(({ path }) => path);

describe('the public search', () => {
  it.each([
    ['a part number', '6205-2RS', ['/a']],
    ['a part number without its signs', '62052rs', ['/a']],
    ['the beginning of a part number', '6205', ['/a']],
    ['an SKU', 'brg-6206-2rs', ['/b']],
    ['a part of a dimension', '6206 bearing', ['/b']],
    ['a typing error', 'gauntlests', ['/c']],
    ['a Hindi word', 'दस्ताने', ['/c']],
    ['several words, all of which must occur', 'credit note', ['/d']],
    ['two letters swapped', 'glvoes', ['/c']],
    ['the words it has, where none has them all', '6205-2RS/C3', ['/a', '/b']],
    ['what is asked for, without the asking', 'price of gauntlets', ['/c']],
    ['a word that occurs nowhere', 'helicopter', []],
    ['signs only', '-- / ×', []],
  ])('finds by %s', (_, words, found) => {
    expect(paths(words)).toEqual(found);
  });

  it('ranks the page of a range before its items', () => {
    const range = { ...page('/r', 'Bearings and power transmission', 'Rolling bearings, belts'), kind: 'Supplies' };
    const findAll = readIndex(buildIndex([page('/a', 'Ball bearing 6205-2RS', 'BRG-6205-2RS'), range]));
    expect(findAll('bearing').results.map(({ path }) => path)).toEqual(['/r', '/a']);
  });

  it('says whether something has all the words', () => {
    expect([find('6205-2RS').hasAll, find('6205-2RS/C3').hasAll, find('helicopter').hasAll]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('ranks a title above other words', () => {
    expect(paths('bearing')).toEqual(['/a', '/b', '/d']);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_DESCRIPTION, shortDescription } from './descriptions.ts';

const first = 'Supplier-owned stock in your store saves less money than people think.';

test.each([
  ['a text that fits', first, first],
  ['sentences that fit', `${first} ${'It saves trouble, '.repeat(8)}and that is the point.`, first],
  [
    'words, after a first sentence that says too little',
    `Why? ${'word '.repeat(60)}`,
    `Why? ${'word '.repeat(29).trim()}…`,
  ],
])('a description is %s', (_, text, shown) => {
  expect(shortDescription(text)).toBe(shown);
});

test('no description is longer than what is shown', () => {
  fc.assert(fc.property(fc.lorem({ maxCount: 60 }), (text) => shortDescription(text).length <= MAX_DESCRIPTION));
});

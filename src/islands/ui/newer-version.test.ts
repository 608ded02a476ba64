import { expect, test } from 'vitest';
import { compareNewer } from './newer-version.ts';

type Draft = { price: string; brand: string };
const fieldsOf = ({ price, brand }: Draft) => [
  { label: 'Price', value: Number(price), words: price },
  { label: 'Brand', value: brand, words: brand },
];
const opened = { price: '10', brand: 'SKF' };

test.each([
  ['what only the reader has changed is not told', { price: '12', brand: 'SKF' }, opened, [], []],
  ['what only the other one has changed is kept', opened, { price: '11', brand: 'SKF' }, [], ['Price']],
  [
    'what both have changed is put to the reader',
    { price: '12', brand: 'SKF' },
    { price: '11', brand: 'NBC' },
    ['Price'],
    ['Brand'],
  ],
  [
    'what both have changed alike is no difference',
    { price: '11.00', brand: 'SKF' },
    { price: '11', brand: 'SKF ' },
    [],
    ['Price'],
  ],
])('%s', (_, changed, theirs, differing, besides) => {
  // As a form holds it once the other version lies under it.
  const mine = {
    ...theirs,
    ...Object.fromEntries(Object.entries(changed).filter(([name, value]) => value !== opened[name as keyof Draft])),
  };
  const told = compareNewer({ opened, theirs }, mine, fieldsOf);
  expect(told.differences.map(({ label }) => label)).toEqual(differing);
  expect(told.besides).toEqual(besides);
});

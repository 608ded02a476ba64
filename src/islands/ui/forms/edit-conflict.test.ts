import { expect, test } from 'vitest';
import { compareVersions } from './edit-conflict.ts';

type Draft = { price: string; brand: string };
const fieldsOf = ({ price, brand }: Draft) => [
  { label: 'Price', value: Number(price), text: price },
  { label: 'Brand', value: brand, text: brand },
];
const opened = { price: '10', brand: 'SKF' };

test.each([
  ['a field that only the user has changed is not listed', { price: '12', brand: 'SKF' }, opened, [], []],
  ['a field that only the other user has changed is kept', opened, { price: '11', brand: 'SKF' }, [], ['Price']],
  [
    'a field that both have changed is a difference',
    { price: '12', brand: 'SKF' },
    { price: '11', brand: 'NBC' },
    ['Price'],
    ['Brand'],
  ],
  [
    'a field that both have changed to the same value is not a difference',
    { price: '11.00', brand: 'SKF' },
    { price: '11', brand: 'SKF ' },
    [],
    ['Price'],
  ],
])('%s', (_, changed, theirs, differing, otherChanges) => {
  // As useForm rebases the user's changes on the other version.
  const mine = {
    ...theirs,
    ...Object.fromEntries(Object.entries(changed).filter(([name, value]) => value !== opened[name as keyof Draft])),
  };
  const compared = compareVersions({ opened, theirs }, mine, fieldsOf);
  expect(compared.differences.map(({ label }) => label)).toEqual(differing);
  expect(compared.otherChanges).toEqual(otherChanges);
});

import { expect, test } from 'vitest';
import { blankLine, netOf } from './quote-draft.ts';

const net = (qty: string, price: string, discount: string) => netOf({ ...blankLine(), qty, price, discount });

test.each([
  ['3', '99.99', '0', 299.97],
  ['4', '₹ 18,500', '2 %', 72520],
  ['1', '10', '', 10],
  ['1', '10', '100', 0],
])('%s at %s less %s come to %d before tax', (qty, price, discount, sum) =>
  expect(net(qty, price, discount)).toBe(sum),
);

test.each([
  ['1', '10', '120'],
  ['1', '10', '-5'],
  ['1', '-10', '0'],
  ['0', '10', '0'],
  ['1.5', '10', '0'],
  ['', '10', '0'],
  ['1', '', '0'],
  ['1', '10', 'much'],
])('%j at %j less %j come to nothing that could be shown', (qty, price, discount) =>
  expect(net(qty, price, discount)).toBeNull(),
);

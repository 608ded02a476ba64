import { expect, it } from 'vitest';
import { isNearSku } from './sku-key.ts';

it.each([
  ['a letter is wrong', 'BRG-6205-2RZ', 'BRG-6205-2RS', true],
  ['two digits are in the wrong order', 'BRG-6250-2RS', 'BRG-6205-2RS', true],
  ['a letter is missing, in another spelling', 'brg 6205 2r', 'BRG-6205-2RS', true],
  ['three letters differ', 'BRG-6306-ZZ', 'BRG-6205-2RS', false],
  ['two letters of a short code differ', 'NUT-88', 'NUT-12', false],
  ['a code of four letters differs', 'HN-M9', 'HN-M8', false],
])('%s: %s for %s is %s', (_, typed, sku, isNear) => {
  expect(isNearSku(typed, sku)).toBe(isNear);
});

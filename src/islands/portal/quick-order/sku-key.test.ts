import { expect, it } from 'vitest';
import { errorsIn } from './sku-key.ts';

it.each([
  ['a letter is wrong', 'BRG-6205-2RZ', 'BRG-6205-2RS', 1],
  ['two digits are in the wrong order', 'BRG-6250-2RS', 'BRG-6205-2RS', 1],
  ['a letter is missing, in another spelling', 'brg 6205 2r', 'BRG-6205-2RS', 1],
  ['two letters are wrong', 'BRG-6205-2XX', 'BRG-6205-2RS', 2],
  ['three letters differ', 'BRG-6306-ZZ', 'BRG-6205-2RS', null],
  ['two letters of a short code differ', 'NUT-88', 'NUT-12', null],
  ['a code of four letters differs', 'HN-M9', 'HN-M8', null],
])('%s: %s for %s has %s wrong', (_, typed, sku, errors) => {
  expect(errorsIn(typed, sku)).toBe(errors);
});

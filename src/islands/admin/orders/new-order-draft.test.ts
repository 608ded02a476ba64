import { expect, it } from 'vitest';
import { EMPTY_ORDER_DRAFT, mergeLines, ofCompany } from './new-order-draft.ts';

const line = { product_id: 1, sku: 'BRG-1', name: 'Bearing', unit: 'MTR', qty: 0.1 };

it('the quantities of a product are added up to the thousandth', () => {
  expect(
    mergeLines(
      [line],
      [
        { ...line, qty: 0.2 },
        { ...line, product_id: 2 },
      ],
    ),
  ).toEqual([
    { ...line, qty: 0.3 },
    { ...line, product_id: 2 },
  ]);
});

it('with another company the lines go back to text, before what was pasted', () => {
  const draft = { ...EMPTY_ORDER_DRAFT, company_id: 1, user_id: 2, lines: [line], pasted: 'SEAL\t4' };
  expect(ofCompany(3, draft)).toEqual({
    ...{ company_id: 3, user_id: null, ship_address_id: null, cost_centre_id: null, lines: [] },
    pasted: 'BRG-1\t0.1\nSEAL\t4',
  });
});

import { describe, expect, it } from 'vitest';
import {
  buyer,
  orderSheetOf,
  payableOf,
  sellerDetails,
  tradeLines,
} from '../../tests/support/samples/print-samples.ts';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type OrderSheet, renderOrder } from './order-sheet.ts';

const textOf = async (value: OrderSheet) =>
  (await pdfPages(await renderOrder(value))).map(({ text }) => text).join('\n');

describe('a printed proforma', () => {
  it('says that it is no tax invoice, and how to pay in advance', async () => {
    const text = await textOf(orderSheetOf(1, { payable: payableOf(48_675, 'Order 100042') }));
    for (const words of [
      ...['Proforma invoice', 'NOT A TAX INVOICE', 'No input tax credit', '100042', 'AFG/26-27/0881', '27 Nov 2026'],
      ...['HOW TO PAY', sellerDetails.account_number!, 'EXPB0001234', 'plantsetu@examplebank', 'Scan to pay ₹486.75.'],
      ...['Mention Order 100042 with your payment.', 'Meera Rathore', 'Haryana (06)'],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/Tax invoice|PS\/|UPI apps usually/);
  });

  it('of a quote shows until when it is valid', async () => {
    const quote = {
      about: { name: 'Quote' as const, number: 'QUO-000123/2' },
      valid_until: '2026-12-05',
      promised: null,
    };
    const text = await textOf(orderSheetOf(1, { ...quote, terms: 'Ex works, freight to pay.' }));
    for (const words of ['QUO-000123/2', 'VALID UNTIL', '5 Dec 2026', 'Ex works, freight to pay.']) {
      expect(text).toContain(words);
    }
  });

  it('without bank details has no empty fields for them', async () => {
    const text = await textOf(orderSheetOf(1, { seller: null }));
    expect(text).not.toMatch(/HOW TO PAY|CIN|Regd|UPI|null/);
  });
});

describe('a printed order confirmation', () => {
  it('accepts the order with its terms and shows no account', async () => {
    const text = await textOf(orderSheetOf(2, { kind: 'confirmation', ship_to: { ...buyer, name: 'Unit 2' } }));
    for (const words of ['Order confirmation', 'CONFIRMED', 'We accept your order', 'Unit 2', 'DISPATCH BY']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('HOW TO PAY');
  });

  it('continues on further pages and refuses sums that do not match', async () => {
    const pages = await pdfPages(await renderOrder(orderSheetOf(90, { kind: 'confirmation' })));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)!.text).toContain('Authorised signatory');
    const { totals } = orderSheetOf(2);
    await expect(renderOrder(orderSheetOf(3, { totals, lines: tradeLines(3, true) }))).rejects.toThrow('add up');
  });
});

import { describe, expect, it } from 'vitest';
import { buyer } from '../../tests/support/samples/print-samples.ts';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type ReceiptSheet, renderReceipt } from './receipt-sheet.ts';

/** An advance of ₹50,000 against an order, ₹50 of it deducted as TDS. */
const receiptOf = (change: Partial<ReceiptSheet> = {}): ReceiptSheet => ({
  ...{ number: 'PSR/2627/000012', date: '2026-11-21', payer: buyer, method: 'NEFT', reference: 'HDFCN52026112100' },
  ...{ amount_paise: 49_950_00, tds_paise: 50_00, settles: [], unallocated_paise: 50_000_00, refunded_paise: 0 },
  order: {
    ...{ number: '100042', po_number: 'AFG/26-27/0881', place_of_supply: 'Haryana' },
    goods: 'Deep groove ball bearing 6205; Hex bolt M12',
  },
  ...{ refunds: null, is_reversed: false, seller: null, ...change },
});

const textOf = async (value: ReceiptSheet) =>
  (await pdfPages(await renderReceipt(value))).map(({ text }) => text).join('\n');

const settles = Array.from({ length: 60 }, (_, at) => ({
  ...{ number: `PS/2627/${String(at + 1).padStart(6, '0')}`, date: '2026-10-01', amount_paise: 100_00 },
}));

describe('a printed receipt voucher', () => {
  it('carries what rule 50 asks for', async () => {
    const text = await textOf(receiptOf());
    for (const words of [
      ...['Receipt voucher', 'PSR/2627/000012', '21 Nov 2026', 'ADVANCE AGAINST ORDER', 'Haryana (06)', buyer.gstin!],
      ...['100042', 'AFG/26-27/0881', 'Deep groove ball bearing 6205', '₹49,950.00', '₹50.00', '₹50,000.00'],
      ...['Rupees Fifty Thousand Only', 'No GST is charged on an advance for goods', '66/2017', 'Reverse charge: No'],
      ...['HDFCN52026112100', 'Authorised signatory'],
    ]) {
      expect(text).toContain(words);
    }
  });

  it('names the invoices that it settles, over as many pages as needed', async () => {
    const money = { amount_paise: 6_000_00, tds_paise: 0, unallocated_paise: 0, order: null };
    const text = await textOf(receiptOf({ settles, ...money }));
    for (const { number } of settles) expect(text).toContain(number);
    expect(text).toContain('PAYMENT');
    expect(text).not.toMatch(/GST is charged|TDS/);
  });

  it('says that the rest is on account, and that it was reversed', async () => {
    const text = await textOf(receiptOf({ order: null, is_reversed: true, unallocated_paise: 0 }));
    expect(text).toContain('REVERSED');
    expect(await textOf(receiptOf({ order: null }))).toContain('MONEY ON ACCOUNT');
  });

  it('is not printed if its parts do not add up', async () => {
    await expect(renderReceipt(receiptOf({ unallocated_paise: 1 }))).rejects.toThrow('do not add up');
  });
});

it('a printed refund voucher names the receipt voucher (rule 51)', async () => {
  const refunds = { number: 'PSR/2627/000012', date: '2026-11-21' };
  const value = receiptOf({
    number: 'PSV/2627/000001',
    date: '2026-11-28',
    refunds,
    unallocated_paise: 0,
    tds_paise: 0,
  });
  const text = await textOf(value);
  for (const words of [
    'Refund voucher',
    'PSV/2627/000001',
    'PSR/2627/000012',
    '28 Nov 2026',
    'PAID TO',
    'Haryana (06)',
  ])
    expect(text).toContain(words);
});

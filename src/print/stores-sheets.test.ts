import { describe, expect, it } from 'vitest';
import { sellerDetails } from '../../tests/support/samples/print-samples.ts';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { renderCountSheet } from './count-sheet.ts';
import { type PickList, renderPickList } from './pick-list.ts';
import { type PurchaseOrderSheet, renderPurchaseOrder } from './purchase-order-sheet.ts';

const pick = (at: number): PickList['picks'][number] => ({
  ...{ bin: `A-${at}`, sku: `HLM-${at}`, name: `Safety helmet ${at}`, unit: 'NOS', qty: 30 },
  orders: [
    { order_number: '100042', qty: 25 },
    { order_number: '100057', qty: 5 },
  ],
});
const list = (picks: PickList['picks']): PickList => ({ date: '2026-11-28', orders: ['100042', '100057'], picks });

describe('a printed pick list', () => {
  it('has the bin, the item, what each order gets and the sum', async () => {
    const [page] = await pdfPages(await renderPickList(list([pick(1), { ...pick(2), bin: null }])));
    for (const words of ['Pick list', 'A-1', 'Safety helmet 1', 'HLM-1', '100042: 25', '100057: 5', '30 NOS']) {
      expect(page!.text).toContain(words);
    }
    expect(page!.text).not.toContain('₹');
  });

  it('repeats its head on each page, and is not printed without lines', async () => {
    const pages = await pdfPages(await renderPickList(list(Array.from({ length: 40 }, (_, at) => pick(at)))));
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain('To pick');
    await expect(renderPickList(list([]))).rejects.toThrow(/without lines/);
  });
});

const order: PurchaseOrderSheet = {
  ...{ number: 'PSO/2627/000007', date: '2026-11-28', due_on: '2026-12-05', payment_days: 30, is_draft: false },
  vendor: { name: 'Karam Traders', address: 'G-1, Neemrana', state: 'Rajasthan' },
  lines: [
    {
      ...{ sku: 'SCR-M6', name: 'Screw M6', note: 'Zinc plated', unit: 'NOS', qty: 2500, due_on: null },
      ...{ cost_paise: 7890, cost_per: 1000 },
    },
  ],
  ...{ total_paise: 19_725, note: 'Deliver to gate 2.', seller: sellerDetails },
};

describe('a printed purchase order', () => {
  it('has the vendor, the lines with their cost and day, and the total before tax', async () => {
    const [page] = await pdfPages(await renderPurchaseOrder(order));
    for (const words of [
      ...['Purchase order', 'PSO/2627/000007', 'Karam Traders', 'Screw M6', 'Zinc plated', '2,500', 'per 1,000 nos'],
      ...['197.25', '5 Dec 2026', 'Total before tax', 'GST extra', 'Deliver to gate 2.', 'ORIGINAL'],
    ]) {
      expect(page!.text).toContain(words);
    }
    // A vendor whose GST number is not entered may have one.
    expect(page!.text).not.toContain('not registered');
  });

  it('says that it is a draft, and is not printed with a wrong total', async () => {
    const [page] = await pdfPages(await renderPurchaseOrder({ ...order, is_draft: true }));
    expect(page!.text).toContain('DRAFT');
    await expect(renderPurchaseOrder({ ...order, total_paise: 19_726 })).rejects.toThrow(/add up to 19725/);
  });
});

describe('a printed count sheet', () => {
  const line = (at: number) => ({ bin: `A-${at}`, sku: `HLM-${at}`, name: `Safety helmet ${at}`, unit: 'NOS' });
  const sheet = (count: number) => ({
    ...{ number: 'CNT-000012', date: '2026-11-28', scope: 'Bins A-01 to A-06' },
    lines: Array.from({ length: count }, (_, at) => line(at)),
  });

  it('has bin, item and unit with a blank box on each page, and no stock', async () => {
    const pages = await pdfPages(await renderCountSheet(sheet(60)));
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain('Counted');
    for (const words of ['Count sheet', 'CNT-000012', 'Bins A-01 to A-06', 'A-7', 'Safety helmet 7', 'HLM-7', 'NOS']) {
      expect(pages[0]!.text).toContain(words);
    }
    await expect(renderCountSheet(sheet(0))).rejects.toThrow(/without lines/);
  });
});

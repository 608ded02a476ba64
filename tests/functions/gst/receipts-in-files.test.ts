import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { openReceiptSteps, type ReceiptSteps } from '../../support/steps/receipt-steps.ts';

/** Receipts in the files of a month: series of vouchers in GSTR-1, receipts and journals in Tally. */
let api: Api;
let money: ReceiptSteps;
let receipt: number;
let invoice: number;

beforeAll(async () => {
  api = await startApi();
  money = await openReceiptSteps(api);
  const bill = { number: 'PS/2627/000701', date: '2026-08-01', bill_to_gstin: '08AAKCA4172M1ZA' };
  invoice = await money.addOpen(bill);
  const other = await money.addOpen({ ...bill, number: 'PS/2627/000702' });
  const body = { received_on: '2026-08-05', reference: 'AUG1', tds: 1 };
  receipt = (await money.record(199, { ...body, allocations: [{ invoice_id: other, amount: 118, open: 118 }] })).body
    .id;
  const cheque = (await money.record(50, { received_on: '2026-08-06', reference: 'AUG2', method: 'cheque' })).body.id;
  await money.reverse(cheque);
});
afterAll(() => api.stop());

const tally = async (month: string) => {
  const { text, status } = await money.staff.get(`/api/admin/tally-vouchers?month=${month}`);
  return status === 404 ? '' : text;
};

/** Texts found by an XPath. */
function find(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  const found = document.find(path).map(({ content }) => content);
  document.dispose();
  return found;
}

const bills = (xml: string, id: string) => {
  const at = `//VOUCHER[@REMOTEID="${id}"]//BILLALLOCATIONS.LIST`;
  return find(xml, `${at}/NAME`).map((name, index) => [name, find(xml, `${at}/AMOUNT`)[index]]);
};

describe('table 13', () => {
  it('has the series of receipt vouchers, in which a reversed one counts as cancelled, and of refund vouchers', async () => {
    const advance = (await money.record(20, { received_on: '2026-08-07', reference: 'AUG3' })).body.id;
    await money.staff.post('/api/admin/receipt-refund', {
      ...{ id: advance, unallocated: 20, amount: 20, method: 'NEFT', received_on: '2026-08-09' },
    });
    const { rows } = (await money.staff.get('/api/admin/gst-return-table?month=2026-08&table=docs')).body;
    expect(rows.map(({ cells }: { cells: unknown[] }) => cells).slice(1)).toEqual([
      ['Receipt Voucher', 'PSR/2627/000001', 'PSR/2627/000003', 3, 1, 2],
      ['Refund Voucher', 'PSV/2627/000001', 'PSV/2627/000001', 1, 0, 1],
    ]);
    const { checks } = (await money.staff.get('/api/admin/gst-return?month=2026-08')).body;
    expect(checks.filter(({ number }: { number: string }) => number?.startsWith('PSR'))).toEqual([]);
  });
});

describe('Tally', () => {
  it('gets one voucher a receipt with its bills, TDS and the rest on account', async () => {
    const xml = await tally('2026-08');
    expect(bills(xml, `plantsetu-receipt-${receipt}`)).toEqual([
      ['PS/2627/000702', '118.00'],
      ['On Account', '82.00'],
    ]);
    expect(find(xml, `//VOUCHER[@REMOTEID="plantsetu-receipt-${receipt}"]//LEDGERNAME`)).toContain('TDS Receivable');
  });

  it('gets money allocated in a later month as a journal there; the voucher of the receipt stays as it was', async () => {
    const before = bills(await tally('2026-08'), `plantsetu-receipt-${receipt}`);
    await money.allocate(receipt, invoice, 82);
    expect(bills(await tally('2026-08'), `plantsetu-receipt-${receipt}`)).toEqual(before);
    const [row] = await api.sql<{ id: string }>('select max(id) as id from allocations');
    const xml = await tally(money.today.slice(0, 7));
    expect(bills(xml, `plantsetu-allocation-${row!.id}`)).toEqual([
      ['On Account', '-82.00'],
      ['PS/2627/000701', '82.00'],
    ]);
    const masters = (await money.staff.get(`/api/admin/tally-masters?month=${money.today.slice(0, 7)}`)).text;
    const known = new Set(find(masters, '//LEDGER/@NAME'));
    expect(find(xml, '//LEDGERNAME').filter((name) => !known.has(name))).toEqual([]);
  });

  it('gets the ledger of the buyer right: all vouchers of the party add up to its balance', async () => {
    const xml = `${await tally('2026-08')}`;
    const month = await tally(money.today.slice(0, 7));
    const party = 'Aravalli Auto (08AAKCA4172M1ZA)';
    const money_of = (text: string) =>
      find(text, `//ALLLEDGERENTRIES.LIST[LEDGERNAME="${party}"]/AMOUNT`).reduce((sum, one) => sum + Number(one), 0);
    const [{ received }] = (await api.sql<{ received: string }>(
      'select sum(amount_paise + tds_paise) / 100.0 as received from receipts',
    )) as [{ received: string }];
    expect(money_of(xml) + money_of(month)).toBeCloseTo(Number(received), 2);
  });
});

import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it, test } from 'vitest';
import { documentOf, originalOf, SELLER, TO_KARNATAKA, VECTOR_1 } from '../../../../tests/support/gst-documents.ts';
import { mastersOf, mastersXml } from './masters.ts';
import { type Journal, journalBookings, type Receipt, receiptBookings } from './money-vouchers.ts';
import { bookingsOf, vouchersXml } from './vouchers.ts';
import { formatAmount } from './xml.ts';

const PARTY = 'Tata Bearings (27AABCT0038A1Z0)';
const FREIGHT = { qty: 1, price: 500_00, rate: 18, hsn: '996511', name: 'Freight' };
const RECEIPT: Receipt = {
  ...{ id: 7, received_on: '2026-11-20', bank_paise: 17_360_00, tds_paise: 15_00, method: 'NEFT', reference: 'SBIN42' },
  ...{ bill_to_name: 'Tata Bearings', bill_to_gstin: '27AABCT0038A1Z0', number: 'PSR/2627/000003' },
  bills: [{ number: 'PS/2627/000001', paise: 17_375_00 }],
};

/** Texts found by an XPath in well-formed XML. */
function find(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find(path).map(({ content }) => content);
  } finally {
    document.dispose();
  }
}

/** Ledger → amount as Tally reads it: a debit is negative. */
const amounts = (bookings: { ledger: string; debit_paise: number }[]) =>
  Object.fromEntries(bookings.map(({ ledger, debit_paise }) => [ledger, formatAmount(-debit_paise)]));

describe('a sales voucher', () => {
  const document = documentOf({ lines: VECTOR_1, number: 'PS/2627/000001' });
  const xml = vouchersXml('Vector', [document], []);

  it('vector 22: debits the buyer and credits sales, taxes and round-off', () => {
    expect(amounts(bookingsOf(document))).toEqual({
      ...{ [PARTY]: '-17375.00', 'Sales - GST': '14999.98', 'Output CGST': '1187.50', 'Output SGST': '1187.50' },
      'Round Off': '0.02',
    });
  });

  it('books the goods by stock item, and the sales ledger only there', () => {
    expect(find(xml, '//ALLINVENTORYENTRIES.LIST/STOCKITEMNAME')).toEqual([
      'Ball bearing 6205 (NOS)',
      'Gear oil (LTR)',
    ]);
    expect(find(xml, '//ALLINVENTORYENTRIES.LIST/RATE')).toEqual(['1250.00/NOS', '333.33/LTR']);
    expect(find(xml, '//ALLINVENTORYENTRIES.LIST/BILLEDQTY')).toEqual(['10 NOS', '7.5 LTR']);
    expect(find(xml, '//LEDGERENTRIES.LIST[LEDGERNAME="Sales - GST"]')).toEqual([]);
    expect(find(xml, '//ACCOUNTINGALLOCATIONS.LIST/AMOUNT')).toEqual(['12500.00', '2499.98']);
  });

  it('has the same id at each export, so that a second import makes no doubles', () => {
    const again = vouchersXml('Vector', [document], [RECEIPT]);
    expect(find(xml, '//VOUCHER/@REMOTEID')).toEqual(['plantsetu-invoice-PS/2627/000001']);
    expect(find(again, '//VOUCHER/@REMOTEID')).toEqual(['plantsetu-invoice-PS/2627/000001', 'plantsetu-receipt-7']);
    expect(find(again, '//VOUCHER/GUID')).toEqual(find(again, '//VOUCHER/@REMOTEID'));
  });

  it('opens a bill of its number', () => {
    expect(find(xml, '//BILLALLOCATIONS.LIST/BILLTYPE')).toEqual(['New Ref']);
    expect(find(xml, '//BILLALLOCATIONS.LIST/AMOUNT')).toEqual(['-17375.00']);
  });
});

describe('a credit note voucher', () => {
  const original = documentOf({ lines: [VECTOR_1[0]!, FREIGHT], number: 'PS/2627/000009' });
  const note = { kind: 'credit note', original: originalOf(original) };

  it('is the reverse of an invoice, against its bill', () => {
    const document = documentOf({ ...note, lines: [VECTOR_1[0]!, FREIGHT] });
    const xml = vouchersXml('Vector', [document], []);
    expect(find(xml, '//VOUCHER/@VCHTYPE')).toEqual(['Credit Note']);
    expect(find(xml, '//LEDGERENTRIES.LIST[ISPARTYLEDGER="Yes"]/AMOUNT')).toEqual(['15340.00']);
    expect(find(xml, '//LEDGERENTRIES.LIST[LEDGERNAME="Freight and Services"]/AMOUNT')).toEqual(['-500.00']);
    expect(find(xml, '//BILLALLOCATIONS.LIST/NAME')).toEqual(['PS/2627/000009']);
    expect(find(xml, '//BILLALLOCATIONS.LIST/BILLTYPE')).toEqual(['Agst Ref']);
  });

  it('without goods moves no stock', () => {
    const document = documentOf({ ...note, lines: [{ ...VECTOR_1[0]!, price: 50_00, moves_goods: false }] });
    const xml = vouchersXml('Vector', [document], []);
    expect(find(xml, '//ALLINVENTORYENTRIES.LIST')).toEqual([]);
    expect(find(xml, '//LEDGERENTRIES.LIST[LEDGERNAME="Sales - GST"]/AMOUNT')).toEqual(['-500.00']);
  });
});

describe('a receipt', () => {
  it('vector 23: debits bank and TDS and credits the buyer', () => {
    expect(amounts(receiptBookings(RECEIPT))).toEqual({
      ...{ 'Bank Account': '-17360.00', 'TDS Receivable': '-15.00', [PARTY]: '17375.00' },
    });
  });

  it('that is negative is a payment: a refund or a reversed entry', () => {
    const xml = vouchersXml('Vector', [], [{ ...RECEIPT, bank_paise: -100_00, tds_paise: 0, bills: [] }]);
    expect(find(xml, '//VOUCHER/@VCHTYPE')).toEqual(['Payment']);
    expect(find(xml, '//ALLLEDGERENTRIES.LIST/AMOUNT')).toEqual(['100.00', '-100.00']);
  });
});

describe('the bills of a receipt', () => {
  const bills = [
    { number: 'PS/2627/000001', paise: 10_000_00 },
    { number: 'PS/2627/000002', paise: 5_000_00 },
  ];
  const allocated = (xml: string) => {
    const [names, types, sums] = ['NAME', 'BILLTYPE', 'AMOUNT'].map((tag) =>
      find(xml, `//BILLALLOCATIONS.LIST/${tag}`),
    );
    return names!.map((name, at) => [name, types![at], sums![at]]);
  };

  it('are each invoice, and on account what is left', () => {
    expect(allocated(vouchersXml('Vector', [], [{ ...RECEIPT, bills }]))).toEqual([
      ['PS/2627/000001', 'Agst Ref', '10000.00'],
      ['PS/2627/000002', 'Agst Ref', '5000.00'],
      ['On Account', 'On Account', '2375.00'],
    ]);
    expect(allocated(vouchersXml('Vector', [], [{ ...RECEIPT, bills: [] }]))).toEqual([
      ['On Account', 'On Account', '17375.00'],
    ]);
  });

  it('add up to the voucher, whatever it settles, and so do those of a journal', () => {
    const part = fc.record({ number: fc.constant('PS/1'), paise: fc.integer({ min: -1e9, max: 1e9 }) });
    fc.assert(
      fc.property(
        fc.array(part),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.nat(1e6),
        fc.boolean(),
        (some, bank, tds, off) => {
          const journal: Journal = {
            ...{ id: 1, allocated_on: '2026-12-01', number: 'PS/1', paise: bank, is_write_off: off },
            ...{ bill_to_name: 'A', bill_to_gstin: null },
          };
          for (const bookings of [
            receiptBookings({ ...RECEIPT, bank_paise: bank, tds_paise: tds, bills: some }),
            journalBookings(journal),
          ]) {
            expect(bookings.reduce((sum, { debit_paise }) => sum + debit_paise, 0)).toBe(0);
            for (const { debit_paise, bills: parts } of bookings.filter((one) => one.bills?.length)) {
              expect(parts!.reduce((sum, each) => sum + each.debit_paise, 0) - debit_paise).toBe(0);
            }
          }
        },
      ),
    );
  });
});

describe('a journal', () => {
  const journal: Journal = {
    ...{ id: 9, allocated_on: '2026-12-02', number: 'PS/2627/000001', paise: 100_00, is_write_off: false },
    ...{ bill_to_name: 'Tata Bearings', bill_to_gstin: '27AABCT0038A1Z0' },
  };

  it('moves money on account to an invoice in the month in which it is allocated', () => {
    const xml = vouchersXml('Vector', [], [], [journal]);
    expect(find(xml, '//VOUCHER/@VCHTYPE')).toEqual(['Journal']);
    expect(find(xml, '//VOUCHER/@REMOTEID')).toEqual(['plantsetu-allocation-9']);
    expect(find(xml, '//BILLALLOCATIONS.LIST/AMOUNT')).toEqual(['-100.00', '100.00']);
    expect(find(xml, '//BILLALLOCATIONS.LIST/NAME')).toEqual(['On Account', 'PS/2627/000001']);
  });

  it('books a write-off as an expense', () => {
    expect(amounts(journalBookings({ ...journal, is_write_off: true }))).toEqual({
      ...{ 'Balances Written Off': '-100.00', [PARTY]: '100.00' },
    });
  });
});

describe('the masters', () => {
  const hostile = `Nuts & "Bolts" <M8> 'zinc'\u0001\u001F\uFFFF\uD800`;
  const documents = [
    documentOf({ lines: VECTOR_1 }),
    documentOf({ lines: [...VECTOR_1, FREIGHT], ...TO_KARNATAKA }),
    documentOf({ lines: [{ ...VECTOR_1[0]!, name: hostile }], bill_to_name: 'R&D <Labs>' }),
  ];
  const xml = mastersXml('Vector', mastersOf(SELLER, documents, [RECEIPT]));

  it('have each unit, buyer and item once', () => {
    expect(find(xml, '//UNIT/@NAME')).toEqual(['LTR', 'NOS']);
    expect(find(xml, '//LEDGER[PARENT="Sundry Debtors"]/@NAME')).toEqual([
      ...[PARTY, 'Tata Bearings (29AABCR1718E1ZL)', 'R&D <Labs> (27AABCT0038A1Z0)'],
    ]);
    expect(find(xml, '//STOCKITEM/@NAME')).toEqual([
      ...['Ball bearing 6205 (NOS)', 'Gear oil (LTR)', `Nuts & "Bolts" <M8> 'zinc' (NOS)`],
    ]);
  });

  it('have every ledger and item that the vouchers use', () => {
    const vouchers = vouchersXml('Vector', documents, [RECEIPT]);
    const ledgers = new Set(find(xml, '//LEDGER/@NAME'));
    expect(find(vouchers, '//LEDGERNAME').filter((name) => !ledgers.has(name))).toEqual([]);
    const items = new Set(find(xml, '//STOCKITEM/@NAME'));
    expect(find(vouchers, '//STOCKITEMNAME').filter((name) => !items.has(name))).toEqual([]);
  });

  it('have HSN code, rates and addresses', () => {
    expect(find(xml, '//STOCKITEM[1]//HSNCODE')).toContain('848210');
    expect(find(xml, '(//STOCKITEM)[1]//GSTRATE')).toEqual(['9', '9', '18']);
    expect(find(xml, '(//LEDGER[PARENT="Sundry Debtors"])[2]//ADDRESS')).toEqual(['5 Peenya Road', 'Bengaluru']);
    expect(find(xml, '(//LEDGER[PARENT="Sundry Debtors"])[2]//STATE')).toEqual(['Karnataka']);
  });
});

const anyLine = fc.record({
  qty: fc.integer({ min: 1, max: 900 }),
  price: fc.integer({ min: 1, max: 5_000_000 }),
  rate: fc.constantFrom(0, 5, 18, 40),
  hsn: fc.constantFrom('848210', '996511'),
  name: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => `x${text}`),
  moves_goods: fc.boolean(),
});

test('every random voucher is well-formed and its amounts add up to 0.00, also as written', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('invoice', 'credit note', 'debit note'),
      fc.boolean(),
      (lines, kind, inter) => {
        const original = kind === 'invoice' ? null : { number: 'PS/1', date: '2026-11-01', amount_paise: 1 };
        const document = documentOf({ kind, original, lines, ...(inter ? TO_KARNATAKA : {}) });
        expect(bookingsOf(document).reduce((sum, { debit_paise }) => sum + debit_paise, 0)).toBe(0);
        const xml = vouchersXml('Vector', [document], []);
        const written = find(xml, '//LEDGERENTRIES.LIST/AMOUNT | //ALLINVENTORYENTRIES.LIST/AMOUNT');
        const paise = written.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
        expect(paise).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});

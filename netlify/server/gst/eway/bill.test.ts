import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { EwayTransport } from '#contracts/gst/eway-bills.ts';
import {
  documentOf,
  GSTIN,
  SELLER,
  TO_KARNATAKA,
  UNREGISTERED,
  VECTOR_1,
} from '../../../../tests/support/gst-documents.ts';
import type { TaxDocument } from '../document.ts';
import { consignmentValue, ewayBillOf, ewayFile, ewayProblems } from './bill.ts';
import { validityDays } from './validity.ts';

const BY_ROAD: EwayTransport = {
  ...{ shipment_id: 1, mode: 'road', distance: 840, vehicle: 'MH12AB1234', transporter_id: null },
  ...{ transporter_name: null, document_no: null, document_date: null },
};
const FREIGHT = { qty: 1, price: 500_00, rate: 18, hsn: '996511', name: 'Freight' };

const billOf = (document: TaxDocument, change: Partial<EwayTransport> = {}) =>
  ewayBillOf(SELLER, document, { ...BY_ROAD, ...change });

const problems = (document: TaxDocument, change: Partial<EwayTransport> = {}, today = '2026-11-06') => {
  const transport = { ...BY_ROAD, ...change };
  return ewayProblems(document, ewayBillOf(SELLER, document, transport), transport, today);
};

describe('validity', () => {
  it.each([
    [200, 'regular', 1],
    [201, 'regular', 2],
    [840, 'regular', 5],
    [45, 'oversize', 3],
    [0, 'regular', 1],
  ] as const)('vector 20: %i km, %s: %i days', (km, cargo, days) => expect(validityDays(km, cargo)).toBe(days));
});

describe('an e-way bill', () => {
  it('of an inter-State invoice with freight', () => {
    const document = documentOf({ lines: [...VECTOR_1, FREIGHT], ...TO_KARNATAKA });
    const bill = billOf(document);
    expect(bill).toMatchObject({
      ...{ userGstin: SELLER.gstin, supplyType: 'O', subSupplyType: 1, docType: 'INV', docNo: document.number },
      ...{ docDate: '05/11/2026', transType: 1, fromGstin: SELLER.gstin, toGstin: GSTIN.inter },
      ...{ fromPincode: 400_001, fromStateCode: 27, actualFromStateCode: 27 },
      ...{ toPlace: 'Bengaluru', toPincode: 560_058, toStateCode: 29, actualToStateCode: 29 },
      ...{ totalValue: 14_999.98, igstValue: 2375, cgstValue: 0, OthValue: 590.02, totInvValue: 17_965 },
      ...{ transMode: 1, transDistance: 840, vehicleNo: 'MH12AB1234', vehicleType: 'R', mainHsnCode: 848_210 },
    });
    expect(bill.itemList).toHaveLength(2);
    expect(bill.itemList[1]).toMatchObject({
      hsnCode: 271_019,
      quantity: 7.5,
      qtyUnit: 'LTR',
      igstRate: 5,
      cgstRate: 0,
    });
    expect(problems(document)).toEqual([]);
    expect(ewayFile([bill])).toEqual({ version: '1.0.0621', billLists: [bill] });
  });

  it('halves the rate within the State', () => {
    const [item] = billOf(documentOf({ lines: VECTOR_1 })).itemList;
    expect(item).toMatchObject({ cgstRate: 9, sgstRate: 9, igstRate: 0 });
  });

  it('to another plant moves there and is billed to the buyer', () => {
    const ship_to = 'Hosur works\nSipcot 2, Hosur, Tamil Nadu 635126';
    const bill = billOf(documentOf({ lines: VECTOR_1, ship_to, ...TO_KARNATAKA, place_of_supply: 'Tamil Nadu' }));
    expect(bill).toMatchObject({ transType: 2, toStateCode: 29, actualToStateCode: 33, toPincode: 635_126 });
  });

  it('to an SEZ has State 96, to an unregistered buyer URP', () => {
    expect(billOf(documentOf({ lines: VECTOR_1, is_sez: true }))).toMatchObject({
      toStateCode: 96,
      actualToStateCode: 27,
    });
    expect(billOf(documentOf({ lines: VECTOR_1, ...UNREGISTERED }))).toMatchObject({ toGstin: 'URP' });
  });

  it('is Part A only with a transporter and without vehicle', () => {
    const change = { vehicle: null, transporter_id: GSTIN.inter };
    const bill = billOf(documentOf({ lines: VECTOR_1 }), change);
    expect(bill).toMatchObject({ transMode: 1, transporterId: GSTIN.inter });
    expect(bill).not.toHaveProperty('vehicleNo');
    expect(problems(documentOf({ lines: VECTOR_1 }), change)).toEqual([]);
  });

  it('is needed by the value with tax, less nil-rated goods', () => {
    const lines = [
      { qty: 1, price: 42_373_00, rate: 18 },
      { qty: 1, price: 10_000_00, rate: 0 },
    ];
    expect(consignmentValue(documentOf({ lines }))).toBe(50_000_14);
  });
});

describe('the checks refuse', () => {
  const document = documentOf({ lines: VECTOR_1 });
  it.each<[string, TaxDocument, Partial<EwayTransport>, RegExp]>([
    ['road without vehicle and transporter', document, { vehicle: null }, /vehicle, or the transporter ID/],
    ['a wrong vehicle', document, { vehicle: 'TRUCK' }, /KA01AB1234/],
    ['a short transporter ID', document, { transporter_id: '27' }, /15 letters/],
    ['rail without document', document, { mode: 'rail', vehicle: null }, /transport document/],
    [
      'one PIN code without distance',
      { ...document, bill_to_address: 'X, Fort, Maharashtra 400001' },
      { distance: 0 },
      /1 to 100 km/,
    ],
    ['no PIN code', { ...document, bill_to_address: 'X, Pune, Maharashtra' }, {}, /no PIN code/],
    ['no goods', documentOf({ lines: [FREIGHT] }), {}, /no goods/],
    ['an old invoice', { ...document, date: '2026-05-09' }, {}, /181 days old/],
    ['a unit that is no UQC', documentOf({ lines: [{ ...VECTOR_1[0]!, unit: 'JOB' }] }), {}, /unit/],
  ])('%s', (_name, given, change, message) => expect(problems(given, change).join(' ')).toMatch(message));
});

test('the values of a random bill add up to the invoice, to the paisa', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 900_000 }).map((thousandths) => thousandths / 1000),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    rate: fc.constantFrom(0, 5, 18, 40),
    hsn: fc.constantFrom('848210', '996511'),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, inter) => {
      const bill = billOf(documentOf({ lines, ...(inter ? TO_KARNATAKA : {}) }));
      const paise = (name: string) => Math.round(Number(bill[name]) * 100);
      const parts = ['totalValue', 'cgstValue', 'sgstValue', 'igstValue', 'cessValue', 'OthValue'];
      expect(parts.reduce((sum, name) => sum + paise(name), 0)).toBe(paise('totInvValue'));
      const items = bill.itemList.reduce((sum, { taxableAmount }) => sum + Math.round(taxableAmount * 100), 0);
      expect(items).toBe(paise('totalValue'));
    }),
    { numRuns: 300 },
  );
});

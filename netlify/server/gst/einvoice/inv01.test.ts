import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  documentOf,
  GSTIN,
  originalOf,
  SELLER,
  TO_KARNATAKA,
  UNREGISTERED,
  VECTOR_1,
} from '../../../../tests/support/gst-documents.ts';
import type { TaxDocument } from '../document.ts';
import { type Inv01, inv01Of, needsIrn } from './inv01.ts';
import { irnOf } from './irn.ts';
import { isNear, validateInv01 } from './validate.ts';

const TODAY = '2026-11-20';
const inv = (document: TaxDocument) => inv01Of(SELLER, document);
const problems = (invoice: Inv01, today = TODAY) => validateInv01(SELLER, invoice, today).map(({ message }) => message);

describe('INV-01', () => {
  it('names the purchase order with its date, if the buyer gave one and its number fits', () => {
    const references = (more: object) => inv({ ...documentOf({ lines: VECTOR_1 }), ...more }).RefDtls;
    const po_date = '2026-11-02';
    const invoice = inv({ ...documentOf({ lines: VECTOR_1 }), po_date });
    expect(invoice.RefDtls).toEqual({ ContrDtls: [{ PORefr: 'PO-7', PORefDt: '02/11/2026' }] });
    expect(problems(invoice)).toEqual([]);
    expect(references({ po_date: null })).toEqual({ ContrDtls: [{ PORefr: 'PO-7' }] });
    expect(references({ po_date, po_number: 'P'.repeat(40) })?.ContrDtls).toBeUndefined();
  });

  it('of an invoice within the State (vector 1)', () => {
    const document = documentOf({ lines: VECTOR_1 });
    const invoice = inv(document);
    expect(invoice).toMatchObject({
      Version: '1.1',
      TranDtls: { SupTyp: 'B2B' },
      DocDtls: { Typ: 'INV', No: document.number, Dt: '05/11/2026' },
      SellerDtls: { Gstin: SELLER.gstin, Pin: 400_001, Stcd: '27', Loc: 'Mumbai', Ph: '2255550190' },
      BuyerDtls: { Gstin: GSTIN.intra, Pos: '27', Addr1: '2 Mill Road', Loc: 'Pune', Pin: 411_001, Stcd: '27' },
      ValDtls: { AssVal: 14_999.98, CgstVal: 1187.5, SgstVal: 1187.5, IgstVal: 0, RndOffAmt: 0.02, TotInvVal: 17_375 },
      RefDtls: { ContrDtls: [{ PORefr: 'PO-7' }] },
    });
    expect(invoice.ItemList[1]).toEqual({
      ...{ SlNo: '2', PrdDesc: 'Gear oil', IsServc: 'N', HsnCd: '271019', Qty: 7.5, Unit: 'LTR', UnitPrice: 333.33 },
      ...{ TotAmt: 2499.98, AssAmt: 2499.98, GstRt: 5, IgstAmt: 0, CgstAmt: 62.5, SgstAmt: 62.5, TotItemVal: 2624.98 },
    });
    expect(problems(invoice)).toEqual([]);
  });

  it('vector 14: nil-rated lines are other charges', () => {
    const lines = [
      { qty: 1, price: 10_000_00, rate: 18 },
      { qty: 1, price: 15_000_00, rate: 0 },
    ];
    const invoice = inv(documentOf({ lines }));
    expect(invoice.ItemList).toHaveLength(1);
    expect(invoice.ValDtls).toMatchObject({ AssVal: 10_000, OthChrg: 15_000, TotInvVal: 26_800 });
    expect(problems(invoice)).toEqual([]);
  });

  it('vector 17: a price per thousand is stated by the thousand', () => {
    const line = { qty: 250_000, price: 78_90, price_per: 1000, rate: 18, unit: 'NOS' };
    const invoice = inv(documentOf({ lines: [line] }));
    expect(invoice.ItemList[0]).toMatchObject({ Qty: 250, Unit: 'THD', UnitPrice: 78.9, TotAmt: 19_725 });
    expect(problems(invoice)).toEqual([]);
    const perPiece = {
      ...invoice,
      ItemList: [{ ...invoice.ItemList[0]!, Qty: 250_000, Unit: 'NOS', UnitPrice: 0.079 }],
    };
    expect(problems(perPiece)).toEqual([expect.stringMatching(/19750.00, not 19725 \(2192\)/)]);
  });

  it('of a credit note is positive and names its invoice', () => {
    const original = documentOf({ lines: VECTOR_1 });
    const note = documentOf({ kind: 'credit note', original: originalOf(original), lines: [VECTOR_1[0]!] });
    const invoice = inv(note);
    expect(invoice).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      ValDtls: { AssVal: 12_500 },
      RefDtls: { PrecDocDtls: [{ InvNo: original.number, InvDt: '05/11/2026' }] },
    });
    expect(problems(invoice)).toEqual([]);
    expect(problems(inv({ ...note, original: null }))).toEqual(['The note does not name its invoice.']);
  });

  it('of SEZ and export, with and without payment', () => {
    const lines = [VECTOR_1[0]!];
    const abroad = {
      ...UNREGISTERED,
      is_export: true,
      place_of_supply: 'Dubai',
      bill_to_address: 'Jebel Ali, Dubai, UAE',
    };
    const cases: [string, TaxDocument][] = [
      ['SEZWP', documentOf({ lines, is_sez: true })],
      ['SEZWOP', documentOf({ lines, is_sez: true, withoutTax: true })],
      ['EXPWP', documentOf({ lines, ...abroad })],
      ['EXPWOP', documentOf({ lines, ...abroad, withoutTax: true })],
    ];
    for (const [type, document] of cases) {
      const invoice = inv(document);
      expect(invoice.TranDtls.SupTyp).toBe(type);
      expect(problems(invoice)).toEqual([]);
    }
    expect(inv(cases[2]![1]).BuyerDtls).toMatchObject({ Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999_999 });
  });

  it('ships to another plant without repeating the buyer’s GSTIN', () => {
    const ship_to = 'Chakan works\nGat 7, Chakan, Maharashtra 410501';
    const document = documentOf({ lines: VECTOR_1, ship_to, ship_to_gstin: GSTIN.intra });
    expect(inv(document).ShipDtls).toEqual({
      ...{ LglNm: 'Chakan works', Addr1: 'Gat 7', Loc: 'Chakan', Pin: 410_501, Stcd: '27' },
    });
    expect(inv({ ...document, ship_to_gstin: GSTIN.inter }).ShipDtls).toMatchObject({ Gstin: GSTIN.inter });
  });

  it('leaves out quotes and letters that the portal refuses', () => {
    const document = documentOf({ lines: [{ ...VECTOR_1[0]!, name: '“Ball” bearing\n6205 "Z" दस्ताने' }] });
    expect(inv(document).ItemList[0]!.PrdDesc).toBe('Ball bearing 6205 Z');
  });

  it.each([
    ['registered', documentOf({ lines: VECTOR_1 }), true],
    ['unregistered', documentOf({ lines: VECTOR_1, ...UNREGISTERED }), false],
    ['wholly nil-rated', documentOf({ lines: [{ qty: 1, price: 100, rate: 0 }] }), false],
    ['cancelled', documentOf({ lines: VECTOR_1, is_void: true }), false],
    ['abroad', documentOf({ lines: VECTOR_1, ...UNREGISTERED, is_export: true }), true],
  ])('is needed: %s', (_name, document, expected) => expect(needsIrn(document)).toBe(expected));
});

describe('the validation refuses', () => {
  const valid = inv(documentOf({ lines: VECTOR_1, number: 'PS/2627/000777' }));
  const item = valid.ItemList[0]!;
  const withItem = (change: object): Inv01 => ({ ...valid, ItemList: [{ ...item, ...change }, valid.ItemList[1]!] });
  const withBuyer = (change: object): Inv01 => ({ ...valid, BuyerDtls: { ...valid.BuyerDtls, ...change } });
  const withDocument = (change: object): Inv01 => ({ ...valid, DocDtls: { ...valid.DocDtls, ...change } });
  const withValues = (change: object): Inv01 => ({ ...valid, ValDtls: { ...valid.ValDtls, ...change } });

  const wrong: [string, Inv01, RegExp][] = [
    ['a number that starts with 0', withDocument({ No: '0PS' }), /may not start/],
    ['small letters in the number', withDocument({ No: 'ps/1' }), /capitals/],
    ['a date in the future', withDocument({ Dt: '21/11/2026' }), /future/],
    ['a date 31 days ago', withDocument({ Dt: '20/10/2026' }), /31 days ago/],
    ['a name of two letters', withBuyer({ LglNm: 'AB' }), /name of the buyer/],
    ['no PIN code', withBuyer({ Pin: 0 }), /PIN code of the buyer is missing/],
    ['a PIN code of another State', withBuyer({ Pin: 560_001 }), /belongs to Karnataka/],
    ['a GSTIN of another State than the address', withBuyer({ Stcd: '29', Pin: 560_001 }), /another State/],
    ['a place of supply that is no State', withBuyer({ Pos: '' }), /place of supply/],
    ['our own GSTIN', withBuyer({ Gstin: SELLER.gstin }), /same GST number/],
    ['an HSN code of 4 digits', withItem({ HsnCd: '8482' }), /6 or 8 digits/],
    ['a unit that is no UQC', withItem({ Unit: 'JOB' }), /JOB is not a unit/],
    ['an unknown rate', withItem({ GstRt: 17 }), /17%/],
    ['a wrong discount', withItem({ Discount: 100 }), /2193/],
    ['CGST unlike SGST', withItem({ CgstAmt: 1124.99 }), /2227/],
    ['IGST within the State', withItem({ IgstAmt: 2250, CgstAmt: 0, SgstAmt: 0 }), /2172/],
    ['a total off by more than ₹1', withValues({ TotInvVal: 17_377 }), /The total is 17377/],
    ['items with one number', { ...valid, ItemList: [item, { ...valid.ItemList[1]!, SlNo: '1' }] }, /numbers repeat/],
    ['no items', { ...valid, ItemList: [] }, /1 to 1,000 items/],
  ];
  it.each(wrong)('%s', (_name, invoice, message) => expect(problems(invoice).join('\n')).toMatch(message));

  it('nothing within the tolerance of ₹1', () => {
    expect(isNear(100.5, 99)).toBe(true);
    expect(isNear(100.5, 98.99)).toBe(false);
    expect(isNear(100.5, 102)).toBe(true);
    expect(isNear(100.5, 102.01)).toBe(false);
    expect(isNear(0.1 + 0.2, 1.3)).toBe(true);
  });
});

describe('the IRN', () => {
  it('vector 18: is the hash of GSTIN, financial year, type and number', () => {
    const document = { date: '2026-11-05', kind: 'invoice', number: 'PS/2627/000001' };
    const irn = 'b386c6cbb17315cbdacd339180da230d5e2980db99c9f78b0e888f716f38b957';
    expect(irnOf(SELLER.gstin, document)).toBe(irn);
    expect(irnOf(SELLER.gstin, { ...document, number: 'ps/2627/000001' })).toBe(irn);
  });

  it('vector 19: changes with the financial year', () => {
    const at = (date: string) => irnOf(SELLER.gstin, { date, kind: 'invoice', number: 'PS/1' });
    expect(at('2026-03-31')).not.toBe(at('2026-04-01'));
    expect(at('2026-04-01')).toBe(at('2027-03-31'));
  });
});

test('every random document that the shop calculates passes, and its items add up to the total', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    rate: fc.constantFrom(0, 0.25, 3, 5, 18, 28, 40),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, inter) => {
      const document = documentOf({ lines, ...(inter ? TO_KARNATAKA : {}) });
      fc.pre(needsIrn(document));
      const invoice = inv(document);
      const paise = (rupees: number) => Math.round(rupees * 100);
      const items = invoice.ItemList.reduce((sum, { TotItemVal }) => sum + paise(TotItemVal), 0);
      const { OthChrg = 0, RndOffAmt, TotInvVal } = invoice.ValDtls;
      expect(items + paise(OthChrg) + paise(RndOffAmt)).toBe(paise(TotInvVal));
      expect(problems(invoice)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

import { describe, expect, it } from 'vitest';
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
import { gstr1Json } from './json.ts';
import { gstr1Of } from './return.ts';

/** The numbered vectors of the specification of the files (section 5). */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- these tests are about the JSON
const jsonOf = (...documents: TaxDocument[]): any => gstr1Json(SELLER, gstr1Of(SELLER, '2026-11', documents));

const invoice1 = () => documentOf({ lines: VECTOR_1 });
const FROM_SEZ = { place_of_supply: 'Maharashtra', is_sez: true };

describe('b2b', () => {
  it('vector 1: an intra-State invoice with two rates', () => {
    const { b2b } = jsonOf(invoice1());
    expect(b2b).toEqual([
      {
        ctin: GSTIN.intra,
        inv: [
          {
            ...{
              inum: expect.stringMatching(/^PS/),
              idt: '05-11-2026',
              val: 17_375,
              pos: '27',
              rchrg: 'N',
              inv_typ: 'R',
            },
            itms: [
              { num: 501, itm_det: { txval: 2499.98, rt: 5, camt: 62.5, samt: 62.5, csamt: 0 } },
              { num: 1801, itm_det: { txval: 12_500, rt: 18, camt: 1125, samt: 1125, csamt: 0 } },
            ],
          },
        ],
      },
    ]);
  });

  it('vector 2: the same to another State', () => {
    const [{ ctin, inv }] = jsonOf(documentOf({ lines: VECTOR_1, ...TO_KARNATAKA })).b2b;
    expect(ctin).toBe(GSTIN.inter);
    expect(inv[0]).toMatchObject({ val: 17_375, pos: '29' });
    expect(inv[0].itms.map(({ itm_det }: { itm_det: { iamt: number } }) => itm_det.iamt)).toEqual([125, 2250]);
  });

  it('vector 3: lines of one rate are merged, their tax is the sum of the invoiced lines', () => {
    const line = { qty: 1, price: 10_05, rate: 18 };
    const document = documentOf({ lines: [line, line, line] });
    expect(document).toMatchObject({ round_off_paise: 45, amount_paise: 3600 });
    expect(jsonOf(document).b2b[0].inv[0].itms).toEqual([
      { num: 1801, itm_det: { txval: 30.15, rt: 18, camt: 2.7, samt: 2.7, csamt: 0 } },
    ]);
  });

  it('vector 4: tax is rounded half up to the paisa', () => {
    const line = { qty: 1, price: 10_20, rate: 5 };
    expect(jsonOf(documentOf({ lines: [line] })).b2b[0].inv[0].itms[0].itm_det).toMatchObject({
      camt: 0.26,
      samt: 0.26,
    });
    const inter = jsonOf(documentOf({ lines: [line], ...TO_KARNATAKA }));
    expect(inter.b2b[0].inv[0].itms[0].itm_det).toMatchObject({ iamt: 0.51 });
  });

  it('vector 5: to an SEZ in our own State, with payment of IGST', () => {
    const document = documentOf({ lines: [{ qty: 1, price: 80_000_00, rate: 18 }], ...FROM_SEZ });
    expect(jsonOf(document).b2b[0].inv[0]).toMatchObject({
      ...{ val: 94_400, inv_typ: 'SEWP' },
      itms: [{ num: 1801, itm_det: { txval: 80_000, rt: 18, iamt: 14_400, csamt: 0 } }],
    });
  });

  it('vector 6: to an SEZ without payment: the rate stays, the tax is 0', () => {
    const document = documentOf({ lines: [{ qty: 1, price: 80_000_00, rate: 18 }], ...FROM_SEZ, withoutTax: true });
    expect(jsonOf(document).b2b[0].inv[0]).toMatchObject({
      ...{ val: 80_000, inv_typ: 'SEWOP' },
      itms: [{ num: 1801, itm_det: { txval: 80_000, rt: 18, iamt: 0, csamt: 0 } }],
    });
  });

  it('vector 14: nil-rated lines go to table 8', () => {
    const lines = [
      { qty: 1, price: 10_000_00, rate: 18 },
      { qty: 1, price: 15_000_00, rate: 0, hsn: '080300', name: 'Bananas' },
    ];
    const { b2b, nil } = jsonOf(documentOf({ lines }));
    expect(b2b[0].inv[0]).toMatchObject({ val: 26_800, itms: [{ itm_det: { txval: 10_000, camt: 900 } }] });
    expect(nil).toEqual({ inv: [{ sply_ty: 'INTRAB2B', expt_amt: 0, nil_amt: 15_000, ngsup_amt: 0 }] });
  });

  it('vector 15: a service has the unit NA and no quantity', () => {
    const freight = { qty: 1, price: 500_00, rate: 18, hsn: '996511', unit: 'NOS', name: 'Freight' };
    const { b2b, hsn } = jsonOf(documentOf({ lines: [...VECTOR_1, freight] }));
    expect(b2b[0].inv[0].val).toBe(17_965);
    expect(
      b2b[0].inv[0].itms.reduce((sum: number, { itm_det }: { itm_det: { camt: number } }) => sum + itm_det.camt, 0),
    ).toBe(1232.5);
    expect(hsn.hsn_b2b).toContainEqual(expect.objectContaining({ hsn_sc: '996511', uqc: 'NA', qty: 0, txval: 500 }));
  });

  it('vector 16: the taxable value is after the discount', () => {
    const document = documentOf({ lines: [{ qty: 10, price: 1250_00, rate: 18, discount: 312_50 }] });
    expect(document).toMatchObject({ round_off_paise: -26, amount_paise: 14_381_00 });
    expect(jsonOf(document).b2b[0].inv[0].itms[0].itm_det).toMatchObject({ txval: 12_187.5, camt: 1096.88 });
  });

  it('a debit note is a note of type D that adds to the return', () => {
    const original = invoice1();
    const note = documentOf({
      kind: 'debit note',
      original: originalOf(original),
      lines: [{ qty: 1, price: 100_00, rate: 18 }],
    });
    const gstr1 = gstr1Of(SELLER, '2026-11', [original, note]);
    expect(jsonOf(original, note).cdnr[0].nt[0]).toMatchObject({ ntty: 'D', val: 118 });
    expect(gstr1.totals.taxable_paise).toBe(14_999_98 + 100_00);
  });
});

describe('notes', () => {
  it('vector 7: two pieces back reduce the quantity of the HSN summary', () => {
    const original = documentOf({ lines: VECTOR_1.slice(0, 1) });
    const note = documentOf({
      kind: 'credit note',
      original: originalOf(original),
      lines: [{ ...VECTOR_1[0]!, qty: 2 }],
    });
    const { cdnr, hsn } = jsonOf(original, note);
    expect(cdnr[0].nt[0]).toMatchObject({ ntty: 'C', val: 2950, itms: [{ itm_det: { txval: 2500, camt: 225 } }] });
    expect(hsn.hsn_b2b).toEqual([expect.objectContaining({ qty: 8, txval: 10_000, camt: 900, samt: 900 })]);
  });

  it('vector 8: a rate difference leaves the quantity', () => {
    const original = documentOf({ lines: VECTOR_1.slice(0, 1) });
    const lines = [{ qty: 10, price: 50_00, rate: 18, moves_goods: false }];
    const note = documentOf({ kind: 'credit note', original: originalOf(original), lines });
    const { cdnr, hsn } = jsonOf(original, note);
    expect(cdnr[0].nt[0]).toMatchObject({ val: 590, itms: [{ itm_det: { txval: 500, camt: 45 } }] });
    expect(hsn.hsn_b2b).toEqual([expect.objectContaining({ qty: 10, txval: 12_000 })]);
  });

  it('vector 13: to an unregistered buyer, they follow the value of the original', () => {
    const large = { ...TO_KARNATAKA, ...UNREGISTERED };
    const original = documentOf({ lines: [{ qty: 1, price: 1_00_000_00, rate: 18 }], ...large });
    const lines = [{ qty: 1, price: 20_000_00, rate: 18 }];
    const note = documentOf({ kind: 'credit note', original: originalOf(original), lines, ...large });
    expect(jsonOf(original, note).cdnur).toEqual([
      {
        ...{ nt_num: note.number, nt_dt: '05-11-2026', ntty: 'C', val: 23_600, typ: 'B2CL', pos: '29' },
        itms: [{ num: 1801, itm_det: { txval: 20_000, rt: 18, iamt: 3600, csamt: 0 } }],
      },
    ]);
  });
});

describe('unregistered buyers', () => {
  const to29 = { ...TO_KARNATAKA, ...UNREGISTERED };

  it('vector 9: an inter-State invoice above ₹1,00,000 is listed singly', () => {
    const { b2cl, b2cs } = jsonOf(documentOf({ lines: [{ qty: 1, price: 1_00_000_00, rate: 18 }], ...to29 }));
    expect(b2cl[0]).toMatchObject({ pos: '29', inv: [{ val: 1_18_000, itms: [{ itm_det: { iamt: 18_000 } }] }] });
    expect(b2cs).toBeUndefined();
  });

  it('vector 10: one of exactly ₹1,00,000 is not', () => {
    const { b2cl, b2cs } = jsonOf(documentOf({ lines: [{ qty: 1, price: 84_745_76, rate: 18 }], ...to29 }));
    expect(b2cl).toBeUndefined();
    expect(b2cs).toEqual([
      { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '29', txval: 84_745.76, iamt: 15_254.24, csamt: 0 },
    ]);
  });

  it('before August 2024 the limit was ₹2,50,000', () => {
    const old = { lines: [{ qty: 1, price: 1_00_000_00, rate: 18 }], ...to29, date: '2024-07-31' };
    expect(gstr1Of(SELLER, '2024-07', [documentOf(old)]).listed).toEqual([]);
    expect(gstr1Of(SELLER, '2024-08', [documentOf({ ...old, date: '2024-08-01' })]).listed).toHaveLength(1);
  });

  it('vector 11: an intra-State one never is', () => {
    const { b2cs } = jsonOf(documentOf({ lines: [{ qty: 1, price: 5_00_000_00, rate: 18 }], ...UNREGISTERED }));
    expect(b2cs[0]).toMatchObject({ sply_ty: 'INTRA', pos: '27', camt: 45_000, samt: 45_000 });
  });

  it('in an SEZ of our own State are inter-State, apart from the others of the State', () => {
    const lines = [{ qty: 1, price: 1000_00, rate: 18 }];
    const { b2cs } = jsonOf(
      documentOf({ lines, ...UNREGISTERED }),
      documentOf({ lines, ...UNREGISTERED, is_sez: true }),
    );
    expect(b2cs).toEqual([
      expect.objectContaining({ sply_ty: 'INTRA', pos: '27', camt: 90, samt: 90 }),
      expect.objectContaining({ sply_ty: 'INTER', pos: '27', iamt: 180 }),
    ]);
  });

  it('vector 12: sums are net of notes and may be negative', () => {
    const sold = documentOf({ lines: [{ qty: 1, price: 50_000_00, rate: 18 }], ...to29 });
    const original = { number: 'PS/2627/000001', date: '2026-10-01', amount_paise: 88_500_00 };
    const back = documentOf({
      kind: 'credit note',
      original,
      lines: [{ qty: 1, price: 75_000_00, rate: 18 }],
      ...to29,
    });
    expect(jsonOf(sold, back).b2cs[0]).toMatchObject({ txval: -25_000, iamt: -4500 });
  });

  it('abroad: exports with payment, without buyer’s GSTIN or State', () => {
    const abroad = { ...UNREGISTERED, is_export: true, place_of_supply: 'Dubai' };
    const { exp, hsn } = jsonOf(documentOf({ lines: [{ qty: 1, price: 1000_00, rate: 18 }], ...abroad }));
    expect(exp).toEqual([
      {
        exp_typ: 'WPAY',
        inv: [expect.objectContaining({ val: 1180, itms: [{ txval: 1000, rt: 18, iamt: 180, csamt: 0 }] })],
      },
    ]);
    expect(hsn).toEqual({ hsn_b2c: [expect.objectContaining({ txval: 1000 })] });
  });
});

describe('the return', () => {
  it('vector 21: numbers of cancelled documents count as issued and cancelled', () => {
    const documents = Array.from({ length: 20 }, (_, index) =>
      documentOf({ number: `PS/2627/0000${41 + index}`, is_void: index < 2, lines: VECTOR_1 }),
    );
    const { doc_issue, b2b } = jsonOf(...documents);
    expect(doc_issue.doc_det).toEqual([
      {
        ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
        docs: [{ num: 1, from: 'PS/2627/000041', to: 'PS/2627/000060', totnum: 20, cancel: 2, net_issue: 18 }],
      },
    ]);
    expect(b2b[0].inv).toHaveLength(18);
  });

  it('leaves out summary rows of which credit notes left nothing', () => {
    const original = documentOf({ lines: VECTOR_1, ...UNREGISTERED });
    const note = { kind: 'credit note', original: originalOf(original), lines: VECTOR_1, ...UNREGISTERED };
    expect(Object.keys(jsonOf(original, documentOf(note)))).toEqual(['gstin', 'fp', 'version', 'hash', 'doc_issue']);
  });

  it('of an empty month has only its head', () => {
    expect(jsonOf()).toEqual({ gstin: SELLER.gstin, fp: '112026', version: 'GST3.2.4', hash: 'hash' });
  });

  it('before May 2025 has one HSN table', () => {
    const document = documentOf({ lines: VECTOR_1, date: '2025-04-30' });
    const { hsn } = gstr1Json(SELLER, gstr1Of(SELLER, '2025-04', [document])) as { hsn: { data: object[] } };
    expect(hsn.data).toHaveLength(2);
  });
});

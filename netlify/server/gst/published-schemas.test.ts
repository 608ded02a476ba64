import { readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it, test } from 'vitest';
import {
  documentOf,
  GSTIN,
  originalOf,
  SELLER,
  TO_KARNATAKA,
  UNREGISTERED,
  VECTOR_1,
} from '../../../tests/support/gst-documents.ts';
import type { TaxDocument } from './document.ts';
import { inv01Of, needsIrn } from './einvoice/inv01.ts';
import { ewayBillOf, ewayFile } from './eway/bill.ts';
import { gstr1Json } from './gstr1/json.ts';
import { gstr1Of } from './gstr1/return.ts';
import { mastersOf, mastersXml } from './tally/masters.ts';
import { vouchersXml } from './tally/vouchers.ts';

/** Each file against its schema in tests/schemas, which names its source and date. */

const schemaOf = (name: string) =>
  new Validator(JSON.parse(readFileSync(`tests/schemas/${name}.json`, 'utf8')) as Schema, '7', false);
const gstr1 = schemaOf('gstr1-3.2.4');
const inv01 = schemaOf('inv01-1.1');
const eway = schemaOf('eway-bill-1.0.0621');

/** As the file is read again: undefined fields are gone. */
const errorsOf = (validator: Validator, file: unknown) =>
  validator
    .validate(JSON.parse(JSON.stringify(file)))
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);

const line = fc.record({
  qty: fc.integer({ min: 1, max: 500_000 }).map((thousandths) => thousandths / 1000),
  price: fc.integer({ min: 100, max: 5_000_000 }),
  rate: fc.constantFrom(0, 0.25, 5, 18, 28, 40),
  hsn: fc.constantFrom('848210', '996511', '84821011'),
  name: fc.string({ maxLength: 60 }).map((text) => `Bolt ${text}`),
});

const buyer = fc.constantFrom(
  ...[
    {},
    TO_KARNATAKA,
    UNREGISTERED,
    { ...TO_KARNATAKA, ...UNREGISTERED },
    { is_sez: true },
    { is_sez: true, withoutTax: true },
  ],
  { ...UNREGISTERED, is_export: true, place_of_supply: 'Dubai', bill_to_address: 'Jebel Ali, Dubai, UAE' },
  {
    ship_to: 'Hosur works\nSipcot 2, Hosur, Tamil Nadu 635126',
    ship_to_gstin: GSTIN.inter,
    place_of_supply: 'Tamil Nadu',
  },
);

const sale = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), buyer, fc.constantFrom(null, 'credit note', 'debit note'))
  .map(([lines, given, note]): TaxDocument[] => {
    const invoice = documentOf({ lines, ...given });
    return note ? [invoice, documentOf({ lines, ...given, kind: note, original: originalOf(invoice) })] : [invoice];
  });

const transport = {
  ...{ shipment_id: 1, mode: 'road' as const, distance: 840, vehicle: 'MH12AB1234', transporter_id: GSTIN.inter },
  ...{ transporter_name: 'VRL Logistics', document_no: 'LR/1', document_date: '2026-11-06' },
};

describe('the files of a random month are valid', () => {
  test('GSTR-1', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 12 }), (sales) => {
        const file = gstr1Json(SELLER, gstr1Of(SELLER, '2026-11', sales.flat()));
        expect(errorsOf(gstr1, file)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('INV-01', () => {
    fc.assert(
      fc.property(sale, (documents) => {
        for (const document of documents.filter(needsIrn))
          expect(errorsOf(inv01, inv01Of(SELLER, document))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('e-way bills', () => {
    fc.assert(
      fc.property(sale, ([invoice]) => {
        const goods = invoice!.lines.some(({ hsn }) => !hsn!.startsWith('99'));
        fc.pre(goods && !invoice!.is_export);
        expect(errorsOf(eway, ewayFile([ewayBillOf(SELLER, invoice!, transport)]))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the schemas refuse', () => {
  const document = documentOf({ lines: VECTOR_1 });
  it('an INV-01 with a quote in a name, or without buyer', () => {
    const invoice = inv01Of(SELLER, document);
    expect(errorsOf(inv01, { ...invoice, BuyerDtls: { ...invoice.BuyerDtls, LglNm: 'A "B"' } })).not.toEqual([]);
    expect(errorsOf(inv01, { ...invoice, BuyerDtls: undefined })).not.toEqual([]);
  });

  it('a GSTR-1 with both IGST and CGST on one rate', () => {
    const file = gstr1Json(SELLER, gstr1Of(SELLER, '2026-11', [document]));
    const text = JSON.stringify(file).replace('"camt":1125', '"iamt":1,"camt":1125');
    expect(errorsOf(gstr1, JSON.parse(text))).not.toEqual([]);
  });
});

describe('the XML for Tally', () => {
  const original = documentOf({ lines: VECTOR_1 });
  const note = documentOf({ kind: 'credit note', original: originalOf(original), lines: VECTOR_1 });
  const receipt = {
    ...{ id: 1, received_on: '2026-11-20', bank_paise: 100, tds_paise: 0, method: 'UPI', reference: null },
    ...{
      bill_to_name: 'Tata Bearings',
      bill_to_gstin: null,
      number: null,
      bills: [{ number: original.number, paise: 60 }],
    },
  };
  const journal = {
    ...{ id: 2, allocated_on: '2026-11-21', number: original.number, paise: 40, is_write_off: false },
    ...{ bill_to_name: 'Tata Bearings', bill_to_gstin: null },
  };
  it.each([
    ['masters', () => mastersXml('Vector', mastersOf(SELLER, [original, note], [receipt]))],
    ['vouchers', () => vouchersXml('Vector', [original, note], [receipt], [journal])],
  ])('of %s fits its frame', (_name, xml) => {
    const xsd = XmlDocument.fromString(readFileSync('tests/schemas/tally-import.xsd', 'utf8'));
    const validator = XsdValidator.fromDoc(xsd);
    const document = XmlDocument.fromString(xml());
    expect(() => validator.validate(document)).not.toThrow();
    for (const one of [document, validator, xsd]) one.dispose();
  });
});

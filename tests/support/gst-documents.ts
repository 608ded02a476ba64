import type { DocumentLine, Seller, TaxDocument } from '#server/gst/document.ts';
import { isInterStateFor } from '#server/gst/document.ts';
import { invoiceSums } from '#server/invoices/apportion.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';

/** The seller of the test vectors in Maharashtra. */
export const SELLER: Seller = {
  ...{ gstin: '27AAPFU0939F1ZV', stateCode: '27', state: 'Maharashtra' },
  ...{ legalName: 'Vector Supplies Pvt. Ltd.', tradeName: 'Vector', address: '1 Test Road', city: 'Mumbai' },
  ...{ pincode: '400001', phone: '+91 22 5555 0190', email: 'accounts@vector.example' },
  ...{ hsnDigits: 6, booksFrom: '2026-04-01' },
};

/** Buyers' GSTINs with valid check characters: Maharashtra and Karnataka. */
export const GSTIN = { intra: '27AABCT0038A1Z0', inter: '29AABCR1718E1ZL' } as const;

interface LineGiven {
  qty: number;
  /** Paise. */
  price: number;
  /** Percent. */
  rate: number;
  discount?: number;
  taxable?: number;
  price_per?: number;
  hsn?: string;
  unit?: string;
  name?: string;
  moves_goods?: boolean;
}

let serial = 0;
const series: Record<string, { prefix: string; last: number }> = {
  ...{ invoice: { prefix: 'PS', last: 0 }, 'credit note': { prefix: 'PSC', last: 0 } },
  'debit note': { prefix: 'PSD', last: 0 },
};

interface Given extends Partial<Omit<TaxDocument, 'lines'>> {
  lines: LineGiven[];
  /** Zero-rated under a bond or LUT: no tax is charged. */
  withoutTax?: boolean;
}

/** A document of 5 November 2026 whose tax is calculated as the shop does. */
export function documentOf({ lines, withoutTax = false, ...given }: Given): TaxDocument {
  serial += 1;
  const blank: TaxDocument = {
    ...{
      id: serial,
      number: given.number ?? nextNumber(given.kind ?? 'invoice'),
      date: '2026-11-05',
      kind: 'invoice',
      is_void: false,
      awaits_irn: false,
      original: null,
      company_id: 1,
    },
    ...{ company_gstin: GSTIN.intra, bill_to_name: 'Tata Bearings', bill_to_gstin: GSTIN.intra },
    ...{ bill_to_address: '2 Mill Road, Pune, Maharashtra 411001', bill_to_state: 'Maharashtra' },
    ...{ ship_to: null, ship_to_gstin: null, po_number: 'PO-7', place_of_supply: 'Maharashtra' },
    ...{ is_sez: false, is_export: false, irn: null, lines: [] },
    ...{ taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, round_off_paise: 0, amount_paise: 0 },
    ...given,
  };
  const interState = isInterStateFor(SELLER, blank);
  const priced = lines.map((line, index) => lineOf(line, index, interState, withoutTax));
  return { ...blank, lines: priced, ...invoiceSums(priced) };
}

function nextNumber(kind: string): string {
  const one = series[kind]!;
  one.last += 1;
  return `${one.prefix}/2627/${String(one.last).padStart(6, '0')}`;
}

function lineOf(given: LineGiven, index: number, interState: boolean, withoutTax: boolean): DocumentLine {
  const { qty, price, rate, discount = 0, price_per = 1 } = given;
  const taxable_paise = given.taxable ?? Math.round((qty * price) / price_per) - discount;
  const gst_rate_bp = Math.round(rate * 100);
  return {
    ...{ line_no: index + 1, name: given.name ?? 'Ball bearing 6205', hsn: given.hsn ?? '848210' },
    ...{ unit: given.unit ?? 'NOS', qty, price_paise: price, price_per, discount_paise: discount, gst_rate_bp },
    ...{ taxable_paise, ...taxOn(taxable_paise, withoutTax ? 0 : gst_rate_bp, interState) },
    moves_goods: given.moves_goods ?? true,
  };
}

/** The document to which a note refers. */
export const originalOf = ({ number, date, amount_paise }: TaxDocument) => ({ number, date, amount_paise });

/** Line 1 and 2 of vector 1. */
export const VECTOR_1 = [
  { qty: 10, price: 1250_00, rate: 18 },
  { qty: 7.5, price: 333_33, rate: 5, hsn: '271019', unit: 'LTR', name: 'Gear oil' },
];

/** Ships to Karnataka. */
export const TO_KARNATAKA = {
  ...{ place_of_supply: 'Karnataka', bill_to_state: 'Karnataka', bill_to_gstin: GSTIN.inter },
  ...{ bill_to_address: '5 Peenya Road, Bengaluru, Karnataka 560058', company_gstin: GSTIN.inter },
};

/** An unregistered buyer. */
export const UNREGISTERED = { bill_to_gstin: null, company_gstin: null };

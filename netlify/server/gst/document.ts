import type { ChallanReason } from '#contracts/invoices/challan-reasons.ts';
import { GST_STATES, stateNamed } from '#contracts/fields/gst-states.ts';

/** Invoices, credit notes and debit notes as the files for the tax portals and for Tally need them; amounts in paise. */

/** The seller's registration, as printed on its documents. */
export interface Seller {
  gstin: string;
  /** GST code of its State: `08`. */
  stateCode: string;
  legalName: string;
  tradeName: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
  email: string;
  /** Digits of an HSN code on our documents: 4 up to ₹5 crore turnover, 6 above. */
  hsnDigits: 4 | 6;
  /** First day of the books in Tally, `YYYY-MM-DD`. */
  booksFrom: string;
}

/** A line of a document. */
export interface DocumentLine {
  line_no: number;
  name: string;
  hsn: string | null;
  unit: string;
  /** At most three decimals. */
  qty: number;
  /** Price of `price_per` units. */
  price_paise: number;
  /** 1, 100 or 1,000; absent: 1. */
  price_per?: number | undefined;
  /** On the whole line, before tax. */
  discount_paise: number;
  gst_rate_bp: number | null;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  /** False for a note that changes the value only: no goods come back, so the quantity supplied remains. */
  moves_goods: boolean;
}

/** The document that a note corrects. */
export interface Original {
  number: string;
  date: string;
  amount_paise: number;
}

/** An issued document; all amounts are positive, those of a credit note too. */
export interface TaxDocument {
  id: number;
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
  kind: string;
  /** Cancelled without a credit note, as after the IRN was cancelled within 24 hours: not a supply, its number is used. */
  is_void: boolean;
  /** True if it is valid only with an IRN, and has none yet (CGST Rules r. 48(5)). */
  awaits_irn: boolean;
  original: Original | null;
  company_id: number;
  /** The company's GSTIN of today, to notice that a document lacks it. */
  company_gstin: string | null;
  bill_to_name: string;
  bill_to_address: string;
  bill_to_state: string | null;
  bill_to_gstin: string | null;
  /** The label of the address, then the address. */
  ship_to: string | null;
  ship_to_gstin: string | null;
  po_number: string | null;
  /** Day on the buyer's purchase order. */
  po_date?: string | null | undefined;
  /** Name of the State or union territory. */
  place_of_supply: string;
  is_sez: boolean;
  /** The goods leave India. */
  is_export: boolean;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  round_off_paise: number;
  amount_paise: number;
  irn: string | null;
  /** Of a delivery challan, which is in e-way bills only; absent for any other document. */
  challan_reason?: ChallanReason;
  lines: DocumentLine[];
}

interface DocumentKind {
  /** Of the document's amounts in a sum of supplies. */
  sign: 1 | -1;
  /** Of a note: C or D (GSTR-1, `ntty`); null for an invoice. */
  note: 'C' | 'D' | null;
  /** INV-01 schema 1.1, `DocDtls.Typ`. */
  typ: 'INV' | 'CRN' | 'DBN';
  /** Nature of document in table 13 of GSTR-1: number and name. */
  nature: readonly [number: number, name: string];
}

const KINDS: Readonly<Record<string, DocumentKind>> = {
  invoice: { sign: 1, note: null, typ: 'INV', nature: [1, 'Invoices for outward supply'] },
  'credit note': { sign: -1, note: 'C', typ: 'CRN', nature: [5, 'Credit Note'] },
  'debit note': { sign: 1, note: 'D', typ: 'DBN', nature: [4, 'Debit Note'] },
};

/** What the files need to know of a kind of document. RangeError for an unknown kind. */
export function kindOf({ kind }: Pick<TaxDocument, 'kind'>): DocumentKind {
  const found = KINDS[kind];
  if (!found) throw new RangeError(`No file knows the document kind ${kind}.`);
  return found;
}

/** Code of exports as a place of supply. */
export const ABROAD = '96';

/** GST code of the place of supply; null for an unknown State. */
export function posOf({ is_export, place_of_supply }: Pick<TaxDocument, 'is_export' | 'place_of_supply'>) {
  return is_export ? ABROAD : codeOfState(place_of_supply);
}

/** Old codes of States that have a newer one. */
const LEGACY_CODES = ['25', '28'];

/** GST code of a State by its name; null for an unknown one. */
export function codeOfState(name: string): string | null {
  const known = stateNamed(name);
  const code = Object.keys(GST_STATES)
    .sort()
    .find((key) => GST_STATES[key] === known && !LEGACY_CODES.includes(key));
  return code ?? null;
}

/** A supply to an SEZ or abroad is zero-rated (IGST Act s. 16): its lines at 0% are not nil-rated supplies. */
export const isZeroRated = ({ is_sez, is_export }: TaxDocument) => is_sez || is_export;

/** Inter-State supply (IGST Act s. 7); to an SEZ it always is (s. 7(5)(b)). */
export function isInterStateFor({ stateCode }: Pick<Seller, 'stateCode'>, document: TaxDocument): boolean {
  return isZeroRated(document) || posOf(document) !== stateCode;
}

/** Zero-rated with payment of IGST; without, it is under a bond or LUT (IGST Act s. 16(3)). */
export const isWithPayment = ({ igst_paise }: TaxDocument) => igst_paise > 0;

/** Services have SAC codes, which begin with 99. */
export const isService = ({ hsn }: Pick<DocumentLine, 'hsn'>) => hsn?.startsWith('99') ?? false;

/** A line without tax by its rate: nil-rated, unless the whole supply is zero-rated. */
export const isNilRated = (document: TaxDocument, line: DocumentLine) => !isZeroRated(document) && !line.gst_rate_bp;

/** Amounts of one rate, paise. */
export interface Amounts {
  taxable_paise: number;
  igst_paise: number;
  cgst_paise: number;
  sgst_paise: number;
}

export const AMOUNTS = ['taxable_paise', 'igst_paise', 'cgst_paise', 'sgst_paise'] as const;

export const noAmounts = (): Amounts => ({ taxable_paise: 0, igst_paise: 0, cgst_paise: 0, sgst_paise: 0 });

/** Adds amounts to a sum, with a sign. */
export function addTo(sum: Amounts, part: Amounts, sign: 1 | -1 = 1): void {
  for (const name of AMOUNTS) sum[name] += sign * part[name];
}

/** `2026-11-05` → `05-11-2026`, or with `/` between. */
export const formatDate = (day: string, separator: '-' | '/') => day.split('-').reverse().join(separator);

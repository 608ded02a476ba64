import { toRupees } from '#contracts/fields/money.ts';
import { addressLines, portalText, splitAddress } from '../address.ts';
import {
  ABROAD,
  type DocumentLine,
  formatDate,
  isNilRated,
  isService,
  isWithPayment,
  kindOf,
  posOf,
  type Seller,
  type TaxDocument,
} from '../document.ts';

/** An e-invoice in the form of the invoice registration portal: INV-01, schema 1.1 (CGST Rules r. 48(4)). */

export interface Party {
  Gstin?: string;
  LglNm: string;
  TrdNm?: string;
  Pos?: string;
  Addr1: string;
  Addr2?: string;
  Loc: string;
  Pin: number;
  Stcd: string;
  Ph?: string;
  Em?: string;
}

export interface Item {
  SlNo: string;
  PrdDesc: string;
  IsServc: 'Y' | 'N';
  HsnCd: string;
  Qty?: number;
  Unit?: string;
  UnitPrice: number;
  TotAmt: number;
  Discount?: number;
  AssAmt: number;
  GstRt: number;
  IgstAmt: number;
  CgstAmt: number;
  SgstAmt: number;
  TotItemVal: number;
}

export interface Inv01 {
  Version: '1.1';
  TranDtls: { TaxSch: 'GST'; SupTyp: 'B2B' | 'SEZWP' | 'SEZWOP' | 'EXPWP' | 'EXPWOP'; RegRev: 'N'; IgstOnIntra: 'N' };
  DocDtls: { Typ: 'INV' | 'CRN' | 'DBN'; No: string; Dt: string };
  SellerDtls: Party;
  BuyerDtls: Party;
  ShipDtls?: Party;
  ItemList: Item[];
  ValDtls: {
    AssVal: number;
    CgstVal: number;
    SgstVal: number;
    IgstVal: number;
    OthChrg?: number;
    RndOffAmt: number;
    TotInvVal: number;
  };
  RefDtls?: { PrecDocDtls?: { InvNo: string; InvDt: string }[]; ContrDtls?: { PORefr: string; PORefDt?: string }[] };
}

/** PIN code of a buyer abroad. */
const PIN_ABROAD = 999_999;

/** Longest PO number that the schema takes. */
const MAX_PO_NUMBER = 16;

/**
 * Whether a document is to be registered: to a registered buyer or abroad, and not wholly nil-rated, which is a bill of
 * supply (Notification 13/2020-Central Tax).
 */
export const needsIrn = (document: TaxDocument) =>
  !document.is_void &&
  (document.bill_to_gstin !== null || document.is_export) &&
  document.lines.some((line) => !isNilRated(document, line));

/** The document as INV-01. Nil-rated lines are other charges, as the portal takes only taxed and zero-rated items. */
export function inv01Of(seller: Seller, document: TaxDocument): Inv01 {
  const { typ } = kindOf(document);
  const lines = document.lines.filter((line) => !isNilRated(document, line));
  const ship = shipOf(document);
  const references = referencesOf(document);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyTypeOf(document), RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: typ, No: document.number, Dt: formatDate(document.date, '/') },
    SellerDtls: sellerOf(seller),
    BuyerDtls: buyerOf(document),
    ...(ship ? { ShipDtls: ship } : {}),
    ItemList: lines.map(itemOf),
    ValDtls: valuesOf(document, lines),
    ...(Object.keys(references).length > 0 ? { RefDtls: references } : {}),
  };
}

function supplyTypeOf(document: TaxDocument): Inv01['TranDtls']['SupTyp'] {
  const paid = isWithPayment(document);
  if (document.is_export) return paid ? 'EXPWP' : 'EXPWOP';
  if (document.is_sez) return paid ? 'SEZWP' : 'SEZWOP';
  return 'B2B';
}

function placeFields(address: string, max: number) {
  const { address: street, place, pin } = splitAddress(address);
  const [Addr1, Addr2] = addressLines(street);
  return { Addr1, ...(Addr2 ? { Addr2 } : {}), Loc: portalText(place, max), Pin: pin ?? 0 };
}

function sellerOf({ gstin, legalName, tradeName, address, city, pincode, stateCode, phone, email }: Seller): Party {
  const [Addr1, Addr2] = addressLines(address);
  return {
    ...{ Gstin: gstin, LglNm: portalText(legalName, 100), TrdNm: portalText(tradeName, 100) },
    ...{ Addr1, ...(Addr2 ? { Addr2 } : {}), Loc: portalText(city, 50), Pin: Number(pincode), Stcd: stateCode },
    // The portal takes 6 to 12 digits.
    ...{ Ph: phone.replace(/\D/g, '').slice(-10), Em: email },
  };
}

function buyerOf(document: TaxDocument): Party {
  const { bill_to_gstin, bill_to_name, bill_to_address, is_export } = document;
  const { stateCode } = splitAddress(bill_to_address);
  const abroad = is_export ? { Gstin: 'URP', Pin: PIN_ABROAD, Stcd: ABROAD } : {};
  return {
    ...{ Gstin: bill_to_gstin ?? 'URP', LglNm: portalText(bill_to_name, 100), Pos: posOf(document) ?? '' },
    ...placeFields(bill_to_address, 100),
    Stcd: stateCode ?? '',
    ...abroad,
  };
}

/** Without GSTIN where the plant uses the buyer's, which the portal refuses to see twice (2323). */
function shipOf({ ship_to, ship_to_gstin, bill_to_gstin }: TaxDocument): Party | null {
  if (!ship_to) return null;
  const [label = '', ...address] = ship_to.split('\n');
  const { stateCode } = splitAddress(address.join(', '));
  return {
    ...(ship_to_gstin && ship_to_gstin !== bill_to_gstin ? { Gstin: ship_to_gstin } : {}),
    ...{ LglNm: portalText(label, 100), ...placeFields(address.join(', '), 100), Stcd: stateCode ?? '' },
  };
}

function itemOf(line: DocumentLine, index: number): Item {
  const { taxable_paise, discount_paise, gst_rate_bp, igst_paise, cgst_paise, sgst_paise } = line;
  const isServc = isService(line) ? 'Y' : 'N';
  const { unit, qty, price } = quantityOf(line);
  return {
    ...{ SlNo: String(index + 1), PrdDesc: portalText(line.name, 300), IsServc: isServc, HsnCd: line.hsn ?? '' },
    ...{ Qty: qty, ...(isServc === 'N' ? { Unit: unit } : {}), UnitPrice: price },
    TotAmt: toRupees(taxable_paise + discount_paise),
    ...(discount_paise > 0 ? { Discount: toRupees(discount_paise) } : {}),
    ...{ AssAmt: toRupees(taxable_paise), GstRt: (gst_rate_bp ?? 0) / 100 },
    ...{ IgstAmt: toRupees(igst_paise), CgstAmt: toRupees(cgst_paise), SgstAmt: toRupees(sgst_paise) },
    TotItemVal: toRupees(taxable_paise + igst_paise + cgst_paise + sgst_paise),
  };
}

/** Units of which a thousand is the unit THD. */
const COUNTED = ['NOS', 'PCS', 'UNT'];

/**
 * Quantity, unit and unit price with three decimals. A price per thousand pieces is stated by the thousand, because three
 * decimals cannot hold the price of a piece (₹78.90 per 1,000); so is one per hundred that they cannot hold (₹412.35 per 100).
 */
export function quantityOf({ qty, unit, price_paise, price_per = 1 }: DocumentLine) {
  const isInexact = price_per === 1000 || (price_paise * 10) % price_per !== 0;
  const byThousand = isInexact && COUNTED.includes(unit) && Number.isInteger(qty);
  if (byThousand) return { unit: 'THD', qty: qty / 1000, price: toRupees((price_paise * 1000) / price_per) };
  return { unit, qty, price: Math.round((price_paise * 10) / price_per) / 1000 };
}

function valuesOf(document: TaxDocument, lines: DocumentLine[]): Inv01['ValDtls'] {
  const sum = (name: 'taxable_paise' | 'igst_paise' | 'cgst_paise' | 'sgst_paise', of: DocumentLine[]) =>
    of.reduce((total, line) => total + line[name], 0);
  const nil = sum('taxable_paise', document.lines) - sum('taxable_paise', lines);
  return {
    AssVal: toRupees(sum('taxable_paise', lines)),
    ...{ CgstVal: toRupees(sum('cgst_paise', lines)), SgstVal: toRupees(sum('sgst_paise', lines)) },
    IgstVal: toRupees(sum('igst_paise', lines)),
    ...(nil > 0 ? { OthChrg: toRupees(nil) } : {}),
    ...{ RndOffAmt: toRupees(document.round_off_paise), TotInvVal: toRupees(document.amount_paise) },
  };
}

function referencesOf({ original, po_number, po_date }: TaxDocument): NonNullable<Inv01['RefDtls']> {
  const PORefDt = po_date ? { PORefDt: formatDate(po_date, '/') } : {};
  return {
    ...(original ? { PrecDocDtls: [{ InvNo: original.number, InvDt: formatDate(original.date, '/') }] } : {}),
    ...(po_number && po_number.length <= MAX_PO_NUMBER
      ? { ContrDtls: [{ PORefr: portalText(po_number, 16), ...PORefDt }] }
      : {}),
  };
}

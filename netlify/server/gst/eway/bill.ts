import { toRupees } from '#contracts/fields/money.ts';
import { type EwayTransport, TRANSPORT_MODES } from '#contracts/gst/eway-bills.ts';
import { type ChallanReason, isSupply } from '#contracts/invoices/challan-reasons.ts';
import { addressLines, portalText, splitAddress } from '../address.ts';
import {
  type DocumentLine,
  formatDate,
  isInterStateFor,
  isNilRated,
  isService,
  posOf,
  type Seller,
  type TaxDocument,
} from '../document.ts';
import { quantityOf } from '../einvoice/inv01.ts';
import { UQC } from '../units.ts';

/** Release of the portal's bulk upload (NIC's JSON preparation tool; IC `utils/e_waybill.py`). */
const VERSION = '1.0.0621';

/** Most items of a bill. */
const MAX_ITEMS = 250;

export interface EwayItem {
  itemNo: number;
  productName: string;
  productDesc: string;
  hsnCode: number;
  quantity: number;
  qtyUnit: string;
  taxableAmount: number;
  sgstRate: number;
  cgstRate: number;
  igstRate: number;
  cessRate: number;
  cessNonAdvol: number;
}

export type EwayBill = Record<string, string | number | EwayItem[]> & { itemList: EwayItem[] };

/** The file for the bulk upload. */
export const ewayFile = (bills: EwayBill[]) => ({ version: VERSION, billLists: bills });

/** Value that decides whether a bill is needed: with tax, less nil-rated goods (CGST Rules r. 138(1), explanation 2). */
export function consignmentValue(document: TaxDocument): number {
  return document.lines
    .filter((line) => !isNilRated(document, line))
    .reduce((sum, line) => sum + line.taxable_paise + line.cgst_paise + line.sgst_paise + line.igst_paise, 0);
}

/** The e-way bill of a consignment by its invoice or delivery challan. Services, such as freight, are another value, not an item. */
export function ewayBillOf(seller: Seller, document: TaxDocument, transport: EwayTransport): EwayBill {
  const goods = document.lines.filter((line) => !isService(line));
  const interState = isInterStateFor(seller, document);
  const isTaxed = document.challan_reason === undefined || isSupply(document.challan_reason);
  const { bill_to_gstin, number, date } = document;
  return {
    ...{ userGstin: seller.gstin, supplyType: 'O', ...supplyOf(document) },
    ...{ docNo: number, docDate: formatDate(date, '/'), transType: document.ship_to ? 2 : 1 },
    ...placesOf(seller, document),
    ...{ fromGstin: seller.gstin, toGstin: bill_to_gstin ?? 'URP' },
    ...valuesOf(document, goods),
    ...transportOf(transport),
    mainHsnCode: Number(goods[0]?.hsn ?? 0),
    itemList: goods.map((line, index) => itemOf(isTaxed ? line : { ...line, gst_rate_bp: 0 }, index, interState)),
  };
}

/** Kind of supply and of document: only challans go with job work and others (NIC, table of sub-supply types). */
function supplyOf({ challan_reason: reason, is_export }: TaxDocument): Record<string, string | number> {
  if (reason === undefined) return { subSupplyType: is_export ? 3 : 1, docType: 'INV' };
  const description = OTHER_SUPPLIES[reason];
  return { ...(description ? { subSupplyType: 8, subSupplyDesc: description } : { subSupplyType: 4 }), docType: 'CHL' };
}

/** Descriptions of at most 20 characters; the rest is job work. */
const OTHER_SUPPLIES: Readonly<Partial<Record<ChallanReason, string>>> = {
  'goods on approval': 'Goods on approval',
  'not a supply': 'Not a supply',
  'other supply': 'Invoice to follow',
};

/** Addresses are where the goods move; the State codes of the parties are where they are billed. */
function placesOf(seller: Seller, document: TaxDocument) {
  const [fromAddr1, fromAddr2] = addressLines(seller.address);
  const { address, place, pin, stateCode } = shipAddress(document);
  const [toAddr1, toAddr2] = addressLines(address);
  const billed = splitAddress(document.bill_to_address).stateCode;
  // The portal wants 96, other countries, for a zone outside the tariff area.
  const toStateCode = document.is_sez || document.is_export ? 96 : Number(billed ?? stateCode ?? 0);
  return {
    ...{ fromTrdName: portalText(seller.tradeName, 100), fromAddr1, fromAddr2: fromAddr2 ?? '' },
    ...{ fromPlace: portalText(seller.city, 50), fromPincode: Number(seller.pincode) },
    ...{ fromStateCode: Number(seller.stateCode), actualFromStateCode: Number(seller.stateCode) },
    ...{ toTrdName: portalText(document.bill_to_name, 100), toAddr1, toAddr2: toAddr2 ?? '' },
    ...{ toPlace: portalText(place, 50), toPincode: pin ?? 0, toStateCode },
    actualToStateCode: Number(stateCode ?? posOf(document) ?? 0),
  };
}

const shipAddress = ({ ship_to, bill_to_address }: TaxDocument) =>
  splitAddress(ship_to ? ship_to.split('\n').slice(1).join(', ') : bill_to_address);

function valuesOf(document: TaxDocument, goods: DocumentLine[]) {
  const sum = (name: 'taxable_paise' | 'igst_paise' | 'cgst_paise' | 'sgst_paise') =>
    goods.reduce((total, line) => total + line[name], 0);
  const [taxable, igst, cgst, sgst] = [sum('taxable_paise'), sum('igst_paise'), sum('cgst_paise'), sum('sgst_paise')];
  return {
    ...{ totalValue: toRupees(taxable), cgstValue: toRupees(cgst), sgstValue: toRupees(sgst) },
    ...{ igstValue: toRupees(igst), cessValue: 0, TotNonAdvolVal: 0 },
    // Round-off, and freight with its tax.
    OthValue: toRupees(document.amount_paise - taxable - igst - cgst - sgst),
    totInvValue: toRupees(document.amount_paise),
  };
}

/** Without a vehicle this is Part A only: the transporter enters Part B. */
function transportOf({ mode, distance, vehicle, transporter_id, transporter_name, ...given }: EwayTransport) {
  const { document_no, document_date } = given;
  return {
    ...{ transMode: TRANSPORT_MODES[mode], transDistance: distance },
    ...(transporter_id ? { transporterId: transporter_id } : {}),
    ...(transporter_name ? { transporterName: portalText(transporter_name, 100) } : {}),
    ...(document_no ? { transDocNo: document_no } : {}),
    ...(document_date ? { transDocDate: formatDate(document_date, '/') } : {}),
    ...(vehicle ? { vehicleNo: vehicle, vehicleType: 'R' } : {}),
  };
}

function itemOf(line: DocumentLine, index: number, interState: boolean): EwayItem {
  const rate = (line.gst_rate_bp ?? 0) / 100;
  const { unit, qty } = quantityOf(line);
  const half = interState ? 0 : rate / 2;
  const name = portalText(line.name, 100);
  return {
    ...{ itemNo: index + 1, productName: name, productDesc: name, hsnCode: Number(line.hsn ?? 0) },
    ...{ quantity: qty, qtyUnit: unit, taxableAmount: toRupees(line.taxable_paise) },
    ...{ sgstRate: half, cgstRate: half, igstRate: interState ? rate : 0, cessRate: 0, cessNonAdvol: 0 },
  };
}

/** Registration of a vehicle: `KA01AB1234`, also the temporary and defence forms. */
const VEHICLE = /^([A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|TM[A-Z0-9]{6,13}|DF[A-Z0-9]{4,13}|\d{2}BH\d{4}[A-Z]{1,2})$/;

/** Days after which the portal refuses a document (advisory of 17 December 2024). */
const MAX_DOCUMENT_AGE_DAYS = 180;

/** What the portal would refuse, and how to correct it. */
export function ewayProblems(document: TaxDocument, bill: EwayBill, transport: EwayTransport, today: string): string[] {
  const { mode, distance, vehicle, transporter_id, document_no, document_date } = transport;
  const age = (Date.parse(today) - Date.parse(document.date)) / 86_400_000;
  const sum = ['totalValue', 'cgstValue', 'sgstValue', 'igstValue', 'OthValue'].reduce(
    (s, key) => s + Number(bill[key]),
    0,
  );
  const checks: [isWrong: boolean, message: string][] = [
    [
      mode === 'road' && !vehicle && !transporter_id,
      'Enter the vehicle, or the transporter ID if the transporter enters the vehicle.',
    ],
    [vehicle !== null && !VEHICLE.test(vehicle), 'Enter the vehicle like KA01AB1234.'],
    [transporter_id !== null && !/^[0-9A-Z]{15}$/.test(transporter_id), 'A transporter ID has 15 letters and digits.'],
    [mode !== 'road' && (!document_no || !document_date), 'Enter number and date of the transport document.'],
    [
      bill.fromPincode === bill.toPincode && (distance < 1 || distance > 100),
      'Within one PIN code enter a distance of 1 to 100 km.',
    ],
    [Number(bill.toPincode) < 100_000, 'The ship-to address has no PIN code.'],
    [
      Number(bill.actualToStateCode) === 0 || Number(bill.toStateCode) === 0,
      'The State of the ship-to address is not known.',
    ],
    [bill.itemList.length === 0, 'The document has no goods.'],
    [bill.itemList.length > MAX_ITEMS, `The portal takes at most ${MAX_ITEMS} items.`],
    [bill.itemList.some(({ hsnCode }) => hsnCode === 0), 'A line has no HSN code.'],
    [bill.itemList.some(({ qtyUnit }) => !UQC.has(qtyUnit)), 'A line has a unit that the portal does not know.'],
    [Math.abs(sum - Number(bill.totInvValue)) > 2, 'The values do not add up to the total of the document.'],
    [age > MAX_DOCUMENT_AGE_DAYS, `The document is ${age} days old; the portal takes 180 days.`],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
}

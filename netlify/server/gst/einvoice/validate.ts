import { gstinError } from '#contracts/fields/gstin.ts';
import { GST_STATES } from '#contracts/fields/gst-states.ts';
import { statesOfPin } from '#contracts/fields/pin-code.ts';
import { ABROAD, type Seller } from '../document.ts';
import { PORTAL_RATES, UQC } from '../units.ts';
import type { Inv01, Item, Party } from './inv01.ts';

/** What the portal would refuse, and how to correct it. A warning is refused only in some cases. */
export interface Inv01Problem {
  level: 'error' | 'warning';
  message: string;
}

type Add = (level: Inv01Problem['level'], isWrong: boolean, message: string) => void;

/** Days within which a document must be reported (from ₹10 crore turnover; error 2305). */
const REPORT_WITHIN_DAYS = 30;

/** Checks an INV-01 by the portal's published rules before it is exported. `today` is a date in India. */
export function validateInv01({ hsnDigits }: Pick<Seller, 'hsnDigits'>, invoice: Inv01, today: string): Inv01Problem[] {
  const problems: Inv01Problem[] = [];
  const add: Add = (level, isWrong, message) => void (isWrong && problems.push({ level, message }));
  checkDocument(add, invoice, today);
  checkParty(add, 'seller', invoice.SellerDtls);
  checkParty(add, 'buyer', invoice.BuyerDtls);
  if (invoice.ShipDtls) checkParty(add, 'consignee', invoice.ShipDtls);
  checkParties(add, invoice);
  checkItems(add, invoice, hsnDigits);
  checkTotals(add, invoice);
  return problems;
}

function checkDocument(add: Add, { DocDtls: { Typ, No, Dt }, RefDtls }: Inv01, today: string): void {
  add('error', !/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/.test(No), `The number ${No} may not start with 0, / or -.`);
  add('error', No !== No.toUpperCase(), `The number ${No} has small letters. Number documents in capitals.`);
  const day = Dt.split('/').reverse().join('-');
  add('error', day > today, 'The date is in the future.');
  const age = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  add(
    'warning',
    age > REPORT_WITHIN_DAYS,
    `The date is ${age} days ago. If turnover is ₹10 crore or more, the e-invoice portal accepts invoices only up to ${REPORT_WITHIN_DAYS} days old.`,
  );
  add('error', Typ !== 'INV' && !RefDtls?.PrecDocDtls, 'The note does not name its invoice.');
}

const lengthOf = (text: string | undefined, min: number, max: number) =>
  text === undefined || (text.length >= min && text.length <= max);

function checkParty(add: Add, name: string, party: Party): void {
  const { LglNm, Addr1, Addr2, Loc, Pin, Stcd, Gstin } = party;
  add('error', !lengthOf(LglNm, 3, 100), `The name of the ${name} must have 3 to 100 letters.`);
  add(
    'error',
    !lengthOf(Addr1, 1, 100) || !lengthOf(Addr2, 3, 100),
    `The address of the ${name} is missing or too short.`,
  );
  add('error', !lengthOf(Loc, 3, name === 'seller' ? 50 : 100), `The city of the ${name} must have 3 letters or more.`);
  const isAbroad = Stcd === ABROAD;
  add('error', !isAbroad && (Pin < 100_000 || Pin > 999_999), `The PIN code of the ${name} is missing.`);
  add('error', !isAbroad && GST_STATES[Stcd] === undefined, `The State of the ${name} is not known.`);
  const states = statesOfPin(String(Pin));
  const isElsewhere = !isAbroad && states.length > 0 && !states.includes(GST_STATES[Stcd] ?? '');
  add('warning', isElsewhere, `PIN code ${Pin} of the ${name} belongs to ${states.join(' or ')} (3039).`);
  if (Gstin === undefined || Gstin === 'URP') return;
  const wrong = gstinError(Gstin);
  add('error', wrong !== null, `GST number of the ${name}: ${wrong}`);
  add(
    'error',
    !wrong && Gstin.slice(0, 2) !== Stcd,
    `The GST number of the ${name} is of another State than the address (2265).`,
  );
}

function checkParties(add: Add, { SellerDtls, BuyerDtls, ShipDtls, TranDtls, ItemList }: Inv01): void {
  add('error', BuyerDtls.Gstin === SellerDtls.Gstin, 'Seller and buyer have the same GST number.');
  const isExport = TranDtls.SupTyp.startsWith('EXP');
  add('error', (BuyerDtls.Gstin === 'URP') !== isExport, 'Only exports have a buyer without GST number.');
  add('error', !/^\d\d$/.test(BuyerDtls.Pos ?? ''), 'The place of supply is not a State.');
  const sameGstin = ShipDtls?.Gstin !== undefined && ShipDtls.Gstin === BuyerDtls.Gstin;
  add('error', sameGstin, 'The consignee has the GST number of the buyer (2323).');
  const isIntra = TranDtls.SupTyp === 'B2B' && BuyerDtls.Pos === SellerDtls.Stcd;
  const halves = ItemList.some(({ CgstAmt, SgstAmt }) => CgstAmt + SgstAmt > 0);
  const whole = ItemList.some(({ IgstAmt }) => IgstAmt > 0);
  add('error', isIntra && whole, 'IGST on a supply within the State (2172).');
  add('error', !isIntra && halves, 'CGST and SGST on an inter-State supply (2174).');
}

function checkItems(add: Add, { ItemList, DocDtls, TranDtls }: Inv01, hsnDigits: number): void {
  add('error', ItemList.length < 1 || ItemList.length > 1000, 'An e-invoice has 1 to 1,000 items.');
  add('error', new Set(ItemList.map(({ SlNo }) => SlNo)).size < ItemList.length, 'Item numbers repeat.');
  for (const item of ItemList) checkItem(add, item, DocDtls.Typ, TranDtls.SupTyp.endsWith('WOP'), hsnDigits);
}

function checkItem(add: Add, item: Item, typ: string, withoutTax: boolean, hsnDigits: number): void {
  const at = `Item ${item.SlNo}`;
  add('error', !lengthOf(item.PrdDesc, 3, 300), `${at}: the description must have 3 letters or more.`);
  const isHsn = /^(\d{4}|\d{6}|\d{8})$/.test(item.HsnCd) && item.HsnCd.length >= hsnDigits;
  add('error', !isHsn, `${at}: the HSN code ${item.HsnCd || 'is missing; it'} must have ${hsnDigits} or 8 digits.`);
  if (item.IsServc === 'N') {
    add(
      'error',
      item.Qty === undefined || !UQC.has(item.Unit ?? ''),
      `${at}: ${item.Unit} is not a unit of the portal (2177).`,
    );
    const product = (item.Qty ?? 0) * item.UnitPrice;
    add(
      'error',
      !isNear(product, item.TotAmt),
      `${at}: quantity × price is ${product.toFixed(2)}, not ${item.TotAmt} (2192).`,
    );
  }
  add(
    'error',
    !isNear(item.TotAmt - (item.Discount ?? 0), item.AssAmt),
    `${at}: total less discount is not the taxable value (2193).`,
  );
  add(
    'error',
    typ === 'INV' && !PORTAL_RATES.includes(item.GstRt),
    `${at}: the portal does not know the rate ${item.GstRt}% (2240).`,
  );
  add('error', item.CgstAmt !== item.SgstAmt, `${at}: CGST is not SGST (2227).`);
  const due = withoutTax ? 0 : (item.AssAmt * item.GstRt) / 100;
  add(
    'error',
    !isNear(due, item.IgstAmt + item.CgstAmt + item.SgstAmt),
    `${at}: the tax does not follow from the rate.`,
  );
  add(
    'error',
    !isNear(item.AssAmt + item.IgstAmt + item.CgstAmt + item.SgstAmt, item.TotItemVal),
    `${at}: value and tax are not its total.`,
  );
}

function checkTotals(add: Add, { ItemList, ValDtls }: Inv01): void {
  const sum = (name: 'AssAmt' | 'IgstAmt' | 'CgstAmt' | 'SgstAmt' | 'TotItemVal') =>
    ItemList.reduce((total, item) => total + item[name], 0);
  const pairs = [
    ['taxable value', sum('AssAmt'), ValDtls.AssVal],
    ['IGST', sum('IgstAmt'), ValDtls.IgstVal],
    ['CGST', sum('CgstAmt'), ValDtls.CgstVal],
    ['SGST', sum('SgstAmt'), ValDtls.SgstVal],
    ['total', sum('TotItemVal') + (ValDtls.OthChrg ?? 0) + ValDtls.RndOffAmt, ValDtls.TotInvVal],
  ] as const;
  for (const [name, calculated, given] of pairs) {
    add(
      'error',
      !isNear(calculated, given),
      `The ${name} is ${given}, the items add up to ${calculated.toFixed(2)} (2182 to 2189).`,
    );
  }
  add('error', Math.abs(ValDtls.RndOffAmt) > 99.99, 'The round-off is above ₹99.99.');
}

/** The portal's tolerance: from ₹1 below the whole rupees of the calculated value to ₹1 above (NIC, 8 September 2020). */
export function isNear(calculated: number, given: number): boolean {
  // Sums of rupees in floating point are off by far less than a paisa.
  const value = Math.round(calculated * 100) / 100;
  return given >= Math.floor(value) - 1 && given <= Math.ceil(value) + 1;
}

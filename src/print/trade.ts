import { goodsValue } from '#contracts/fields/money.ts';

/** Common parts of invoices and quotes. All sums are given; printing only checks them. */

export interface Party {
  name: string;
  /** As printed, with its line breaks. */
  address: string;
  /** Name of the State or union territory; null if known only within the address. */
  state: string | null;
  /** Null for an unregistered party; absent for a place without its own. */
  gstin?: string | null;
  /** Further lines, such as `CIN: U29100RJ2019PTC067890`. */
  particulars?: string[];
}

/** One line with its tax. The fields are those of `invoice_lines` and `quote_lines`; all amounts in paise. */
export interface TradeLine {
  sku: string;
  name: string;
  /** Printed below the name: `Dispatch within 5 days`. */
  remark?: string | null;
  hsn: string | null;
  qty: number;
  /** False for a line that is only a value or tax: neither quantity nor rate per unit is printed. */
  has_quantity?: boolean;
  /** Unit quantity code: `NOS`. */
  unit: string;
  /** For `price_per` units, before discount and tax. */
  price_paise: number;
  /** 1, 100 or 1,000. */
  price_per: number;
  /** Off the whole line, before tax. */
  discount_paise: number;
  /** After discount. */
  taxable_paise: number;
  /** Basis points; null if no rate is known, and then there is no tax. */
  gst_rate_bp: number | null;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  /** Tax included. */
  total_paise: number;
}

/** Sums of all lines, freight included, in paise. */
export interface TradeTotals {
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  /** Rounds the total to the rupee; may be negative. */
  round_off_paise: number;
  total_paise: number;
}

/** Decides which taxes apply. */
export interface Supply {
  /** Name of the State or union territory. */
  place_of_supply: string;
  /** The State's half of the tax; SGST if absent. */
  state_tax?: 'SGST' | 'UTGST';
  /** A supply to a special economic zone, which is always inter-State. */
  to_sez?: boolean;
}

const summed = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;
const taxes = ['cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/** Sums over lines, by field. */
export function sumOf(lines: TradeLine[]): Record<(typeof summed)[number], number> {
  const sum = (field: (typeof summed)[number]) => lines.reduce((total, line) => total + line[field], 0);
  return {
    taxable_paise: sum('taxable_paise'),
    cgst_paise: sum('cgst_paise'),
    sgst_paise: sum('sgst_paise'),
    igst_paise: sum('igst_paise'),
  };
}

/** Throws an error for the first amount that is not an integer or does not match the others. */
export function checkSums(lines: TradeLine[], totals: TradeTotals): void {
  if (!lines.length) throw new Error('A document without lines cannot be printed.');
  lines.forEach((line, index) => checkLine(line, `Line ${index + 1}`));
  const sums = sumOf(lines);
  for (const field of summed) assertEqual(`The sum of ${field}`, totals[field], sums[field]);
  const gross = totals.taxable_paise + taxes.reduce((sum, field) => sum + totals[field], 0);
  assertEqual('total_paise', totals.total_paise, gross + totals.round_off_paise);
}

function checkLine(line: TradeLine, which: string): void {
  assertValue(line, which);
  const tax = taxes.reduce((sum, field) => sum + line[field], 0);
  assertEqual(`${which}: total_paise`, line.total_paise, line.taxable_paise + tax);
  if (line.igst_paise && (line.cgst_paise || line.sgst_paise)) {
    throw new Error(`${which} has IGST and also CGST or SGST.`);
  }
}

/** Paise by which a part of a line may differ from its own rounded value, so that the parts add up to the line: ₹1. */
const PART_TOLERANCE = 100;

/** Exact, unless the value has to be rounded to the paisa. */
function assertValue(line: TradeLine, which: string): void {
  const { qty, price_paise, price_per, taxable_paise, discount_paise } = line;
  const value = goodsValue(qty, price_paise, price_per) - discount_paise;
  const isRounded = price_per !== 1 || !Number.isInteger(qty);
  if (isRounded && Number.isSafeInteger(taxable_paise) && Math.abs(taxable_paise - value) <= PART_TOLERANCE) return;
  assertEqual(`${which}: taxable_paise`, taxable_paise, value);
}

function assertEqual(name: string, given: number, expected: number): void {
  if (!Number.isSafeInteger(given)) throw new Error(`${name} is ${given}, not an integer.`);
  if (given !== expected) throw new Error(`${name} is ${given} paise, but its parts add up to ${expected}.`);
}

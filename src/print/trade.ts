/** What an invoice and a quote say alike. Plain values with all sums given: a sheet adds up only to refuse a wrong one. */

/** Who a sheet is from or for. */
export interface Party {
  name: string;
  /** Address as it is printed; line ends are kept. */
  address: string;
  /** Name of the State or union territory; null where it is not known apart from the address. */
  state: string | null;
  /** Null for a party that is not registered; left out of a place that has none of its own. */
  gstin?: string | null;
}

/** One line with its tax. The fields are those of `invoice_lines` and `quote_lines`; all amounts in paise. */
export interface TradeLine {
  sku: string;
  name: string;
  /** Under the name, small: `Dispatch within 5 days`. */
  remark?: string | null;
  hsn: string | null;
  qty: number;
  /** Unit quantity code: `NOS`. */
  unit: string;
  /** Of one unit, before discount and tax. */
  price_paise: number;
  /** Off the whole line, before tax. */
  discount_paise: number;
  /** After discount. */
  taxable_paise: number;
  /** Basis points; null where no rate is known, and then no tax. */
  gst_rate_bp: number | null;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  /** Tax included. */
  total_paise: number;
}

/** Sums of the lines in paise. Freight is a line like any other. */
export interface TradeTotals {
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  /** What rounds the total to the rupee; may be negative. */
  round_off_paise: number;
  total_paise: number;
}

/** Where the supply is taxed. */
export interface Supply {
  /** Name of the State or union territory. */
  place_of_supply: string;
  /** What the State's half of the tax is called there; SGST where absent. */
  state_tax?: 'SGST' | 'UTGST';
  /** True for a supply to a special economic zone: inter-State wherever that lies. */
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

/** Throws an Error that names the first figure which is no whole paise or does not follow from the others. */
export function checkSums(lines: TradeLine[], totals: TradeTotals): void {
  if (!lines.length) throw new Error('A sheet without lines is not printed.');
  lines.forEach((line, index) => checkLine(line, `Line ${index + 1}`));
  const sums = sumOf(lines);
  for (const field of summed) same(`The sum of ${field}`, totals[field], sums[field]);
  const gross = totals.taxable_paise + taxes.reduce((sum, field) => sum + totals[field], 0);
  same('total_paise', totals.total_paise, gross + totals.round_off_paise);
}

function checkLine(line: TradeLine, which: string): void {
  same(`${which}: taxable_paise`, line.taxable_paise, line.qty * line.price_paise - line.discount_paise);
  const tax = taxes.reduce((sum, field) => sum + line[field], 0);
  same(`${which}: total_paise`, line.total_paise, line.taxable_paise + tax);
  if (line.igst_paise && (line.cgst_paise || line.sgst_paise)) {
    throw new Error(`${which} carries IGST beside CGST or SGST: a supply is inter-State or it is not.`);
  }
}

function same(what: string, given: number, due: number): void {
  if (!Number.isSafeInteger(given)) throw new Error(`${what} is ${given}, no whole paise.`);
  if (given !== due) throw new Error(`${what} is ${given} paise, its parts make ${due}.`);
}

/**
 * Numbers of tax invoices, credit and debit notes, delivery challans, receipt vouchers and refund vouchers (CGST Rules
 * r. 46(b), r. 53, r. 55(1), r. 50(b), r. 51(b)): consecutive in the financial year. The database assigns them when issuing
 * (`next_invoice_number`); a test compares it with this file.
 */

/** A series for each kind of document; each starts at 1 in every financial year. */
export const numberSeries = {
  ...{ invoice: 'PS', creditNote: 'PSC', debitNote: 'PSB', challan: 'PSD' },
  ...{ receipt: 'PSR', refundVoucher: 'PSV' },
} as const;
export type NumberSeries = (typeof numberSeries)[keyof typeof numberSeries];

/** The parts of `PS/2627/000118`. */
export interface InvoiceNumber {
  series: NumberSeries;
  /** The financial year's code (financial-year.ts): `2627`. */
  year: string;
  /** From 1. */
  serial: number;
}

/** Longest number that rule 46 allows: letters, digits, hyphens and slashes. */
export const MAX_INVOICE_NUMBER = 16;

/** Serials are padded to this length, so that numbers sort as text up to 9,99,999. */
const SERIAL_DIGITS = 6;

const SHAPE = /^(PS[BCDRV]?)\/(\d{4})\/(\d{6,})$/;

/** Throws a RangeError if the result is not a number that rule 46 allows. */
export function formatInvoiceNumber({ series, year, serial }: InvoiceNumber): string {
  const text = `${series}/${year}/${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  if (!parseInvoiceNumber(text)) throw new RangeError(`${text} is not a valid invoice number.`);
  return text;
}

/** Parses a number of this company; null for any other text. */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const [, series, year = '', digits = ''] = SHAPE.exec(text) ?? [];
  const serial = Number(digits);
  const isYear = (Number(year.slice(0, 2)) + 1) % 100 === Number(year.slice(2));
  // Each number has one spelling: padded to six digits and no further.
  const isPadded = serial > 0 && String(serial).padStart(SERIAL_DIGITS, '0') === digits;
  if (!series || !isYear || !isPadded || text.length > MAX_INVOICE_NUMBER) return null;
  return { series: series as NumberSeries, year, serial };
}

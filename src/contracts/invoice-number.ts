/**
 * Numbers of tax invoices and credit notes (CGST Rules r. 46(b), r. 53): consecutive in the financial year. The database gives
 * them, in the batch that issues (`next_invoice_number`); a test holds it to what stands here.
 */

/** A series for each kind of document; both count from 1 in every financial year. */
export const numberSeries = { invoice: 'PS', creditNote: 'PSC' } as const;
export type NumberSeries = (typeof numberSeries)[keyof typeof numberSeries];

/** The parts of `PS/2627/000118`. */
export interface InvoiceNumber {
  series: NumberSeries;
  /** The financial year's code (financial-year.ts): `2627`. */
  year: string;
  /** From 1. */
  serial: number;
}

/** Most characters that rule 46 allows; they are letters, digits, hyphens and slashes. */
export const MAX_INVOICE_NUMBER = 16;

/** Digits that a serial is filled up to, so that numbers sort as text until the millionth. */
const SERIAL_DIGITS = 6;

const SHAPE = /^(PSC?)\/(\d{4})\/(\d{6,})$/;

/** The number in writing. Throws a RangeError where it would not be one that rule 46 allows. */
export function formatInvoiceNumber({ series, year, serial }: InvoiceNumber): string {
  const text = `${series}/${year}/${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  if (!parseInvoiceNumber(text)) throw new RangeError(`${text} is no number for an invoice.`);
  return text;
}

/** Reads a number as this company writes them; null for anything else. */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const [, series, year = '', digits = ''] = SHAPE.exec(text) ?? [];
  const serial = Number(digits);
  const isYear = (Number(year.slice(0, 2)) + 1) % 100 === Number(year.slice(2));
  // One number has one spelling: zeros are filled up to six digits and no further.
  const isPlain = serial > 0 && String(serial).padStart(SERIAL_DIGITS, '0') === digits;
  if (!series || !isYear || !isPlain || text.length > MAX_INVOICE_NUMBER) return null;
  return { series: series as NumberSeries, year, serial };
}

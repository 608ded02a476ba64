import { financialYearNamed } from '#contracts/fields/financial-year.ts';
import { formatInvoiceNumber, numberSeries } from '#contracts/invoices/invoice-number.ts';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';

/** What the narration of a bank line says: banks write it in their own way, cut off names and leave out punctuation. */

/** Most invoice numbers read in one narration. */
const MAX_NUMBERS = 20;

/** A UTR of NEFT or RTGS: letters of the bank, then digits, as in HDFCR52026110212345678 and N307262345678901. */
const UTR = /^(?=.*\d{9})[A-Z]{1,6}\d?[A-Z]{0,2}\d{9,20}$/;
/** A branch code, such as HDFC0000123. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const tokensOf = (text: string) =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
const isUtr = (token: string) => token.length >= 12 && token.length <= 22 && UTR.test(token) && !IFSC.test(token);

/** The UTR, the 12 digits of IMPS or UPI, or the cheque number, from the reference column or the narration. */
export function referenceOf(narration: string, column: string | null): string | null {
  const given = tokensOf(column ?? '').map((token) => token.replace(/^0+(?=.)/, ''));
  const tokens = tokensOf(narration);
  const utr = given.find(isUtr) ?? tokens.find(isUtr);
  if (utr) return utr;
  const method = methodOf(narration);
  if (method === 'IMPS' || method === 'UPI') {
    const rrn = [...given, ...tokens].find((token) => /^\d{12}$/.test(token));
    if (rrn) return rrn;
  }
  return given.find((token) => /^(?=.*[1-9])[A-Z0-9]{4,30}$/.test(token)) ?? null;
}

/** The method of payment that the narration names. */
export function methodOf(narration: string): PaymentMethod {
  const named = /\b(NEFT|RTGS|IMPS|UPI)\b/i.exec(narration.replaceAll(/[^A-Za-z0-9]/g, ' '))?.[1]?.toUpperCase();
  if (named) return named as PaymentMethod;
  return /\b(CHQ|CHEQUE|CLG|CTS|CLEARING)\b/i.test(narration) ? 'cheque' : 'other';
}

/** Our numbers, with or without their slashes and zeros, and the last parts that follow after a comma. */
const NUMBERS = /(?<![A-HJ-UW-Z])PS(B?)[\s/-]{0,2}(\d{4})[\s/-]{0,2}(\d{1,6})(?!\d)((?:\s?[,&+]\s?\d{1,6}(?!\d))*)/gi;

/** The numbers of invoices and debit notes in a narration, as they are stored: `PS/2627/000118`. */
export function invoiceNumbersIn(narration: string): string[] {
  const found = [...narration.matchAll(NUMBERS)].flatMap(([, debit = '', year = '', first = '', more = '']) =>
    financialYearNamed(year)
      ? [first, ...(more.match(/\d+/g) ?? [])]
          .map(Number)
          .filter((serial) => serial > 0)
          .map((serial) =>
            formatInvoiceNumber({ series: debit ? numberSeries.debitNote : numberSeries.invoice, year, serial }),
          )
      : [],
  );
  return [...new Set(found)].slice(0, MAX_NUMBERS);
}

/** Words that are no part of a company's name: of the transfer, of banks, and legal forms, which are often cut off. */
const NOISE = new Set(
  (
    'neft rtgs imps upi cr dr by to from transfer trf tfr fund funds inb mb ib net banking p2a p2p p2m collect inward ' +
    'payment paid pay pymt advance against inv invoice bill bills no ref utr dt dated chq cheque clg cts clearing deposit ' +
    'dep cash self own ach nach cms bank ltd limited pvt private llp llc and the ms messrs co company corp corporation of for ' +
    'hdfc icici sbi axis kotak yes idfc idbi pnb bob canara union indusind federal state india plantsetu ps psb sent using ' +
    'null na towards on account ac acct batch branch mumbai delhi chennai'
  ).split(' '),
);

/**
 * The first two significant words of the payer's name, in small letters: enough to find the company, although banks cut the
 * name off. Null if the narration names no one.
 */
export function payerOf(narration: string): string | null {
  const words = narration
    .toLowerCase()
    .replaceAll(/[.'&]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z]{2,}$/.test(word) && !NOISE.has(word) && !/bank$/.test(word));
  const [first, second] = words.filter((word) => word.length > 2 || words.length > 1);
  if (!first) return null;
  return second ? `${first} ${second}` : first.length > 3 ? first : null;
}

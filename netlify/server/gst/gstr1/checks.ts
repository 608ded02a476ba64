import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { gstinError } from '#contracts/fields/gstin.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import {
  AMOUNTS,
  type DocumentLine,
  isInterStateFor,
  isService,
  isWithPayment,
  isZeroRated,
  kindOf,
  posOf,
  type Seller,
  type TaxDocument,
} from '../document.ts';
import { PORTAL_RATES, UQC } from '../units.ts';
import type { Gstr1 } from './return.ts';

/** What is wrong with a document, and how to correct it. */
export interface Problem {
  /** An error blocks the file for the portal; a warning does not. */
  level: 'error' | 'warning';
  /** The document; null if it concerns a series. */
  id: number | null;
  number: string;
  message: string;
}

/** A document's tax may differ so much from its rate, paise per line: the last part of a line takes the rest. */
const TAX_TOLERANCE = 100;

const ISSUE_AGAIN = 'Credit it in full and invoice the consignment again.';

/** All checks of a month before its return is exported, errors first. */
export function checkReturn(seller: Seller, documents: TaxDocument[], { series }: Pick<Gstr1, 'series'>): Problem[] {
  const found = documents.filter(({ is_void }) => !is_void).flatMap((document) => checkDocument(seller, document));
  const gaps = series.flatMap(({ missing }) =>
    missing.map((number): Problem => ({
      ...{ level: 'warning', id: null, number },
      message: 'No document has this number. Find out why; table 13 reports it as cancelled.',
    })),
  );
  const all = [...found, ...gaps];
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')];
}

function checkDocument(seller: Seller, document: TaxDocument): Problem[] {
  const problems: Problem[] = [];
  const add = (level: Problem['level'], message: string | false | null) => {
    if (message) problems.push({ level, id: document.id, number: document.number, message });
  };
  add(
    'error',
    document.awaits_irn &&
      'It has no IRN yet and is not valid without one. Register it and enter the IRN, or credit it in full.',
  );
  add('error', gstinProblem(seller, document));
  add('warning', missingGstin(document));
  add('error', placeProblem(document));
  add('error', noteProblem(document));
  add('error', sumProblem(document));
  add('error', numberProblem(document));
  for (const line of document.lines) {
    add('error', hsnProblem(seller, line));
    add('error', unitProblem(line));
    add('error', rateProblem(line));
    add('error', taxProblem(seller, document, line));
  }
  return problems;
}

function gstinProblem({ gstin }: Seller, { bill_to_gstin }: TaxDocument): string | null {
  if (!bill_to_gstin) return null;
  if (bill_to_gstin === gstin) return `The buyer has our own GST number. ${ISSUE_AGAIN}`;
  const wrong = gstinError(bill_to_gstin);
  return wrong && `${wrong} Correct it on the company's page. ${ISSUE_AGAIN}`;
}

function missingGstin({ bill_to_gstin, company_gstin, is_export }: TaxDocument): string | null {
  if (bill_to_gstin || is_export) return null;
  return company_gstin
    ? `Issued without the GST number that the company has today, ${company_gstin}. The buyer cannot claim the tax. ${ISSUE_AGAIN}`
    : 'The buyer has no GST number, so this is reported as a sale to an unregistered buyer. Ask the company for it.';
}

function placeProblem(document: TaxDocument): string | null {
  if (posOf(document)) return null;
  return `The place of supply “${document.place_of_supply}” is not a State. Correct the ship-to address. ${ISSUE_AGAIN}`;
}

/** A note names its original (CGST Rules r. 53(1A)) and is issued by 30 November after the original's financial year (CGST Act s. 34). */
function noteProblem(document: TaxDocument): string | null {
  if (kindOf(document).note === null) return null;
  const { original, date } = document;
  if (!original) return 'The note does not name its invoice. Cancel it and issue it from the invoice.';
  if (original.date > date) return `The note is dated before its invoice ${original.number}. Correct the date.`;
  const lastDay = `${financialYearOf(original.date).last.slice(0, 4)}-11-30`;
  if (document.kind !== 'credit note' || date <= lastDay) return null;
  return `Tax on ${original.number} could be reduced until ${lastDay} only. Give the buyer a financial credit without tax.`;
}

/** The amounts at the foot are the sums of the lines. */
function sumProblem(document: TaxDocument): string | null {
  const differs = AMOUNTS.some((name) => document.lines.reduce((sum, line) => sum + line[name], 0) !== document[name]);
  return differs ? `The lines do not add up to the totals. ${ISSUE_AGAIN}` : null;
}

/** Letters, digits, hyphens and slashes, at most 16 (CGST Rules r. 46(b)); not only zeros. */
function numberProblem({ number }: TaxDocument): string | null {
  const isValid = /^[A-Za-z0-9/-]{1,16}$/.test(number) && !/^[0/-]+$/.test(number);
  return isValid ? null : `The portal does not accept the number ${number}. ${ISSUE_AGAIN}`;
}

/** 4 digits up to ₹5 crore turnover, 6 above (Notification 78/2020-Central Tax); services always 6. */
function hsnProblem({ hsnDigits }: Seller, { hsn, name }: DocumentLine): string | null {
  if (!hsn) return `“${name}” has no HSN code. Enter it on the product. ${ISSUE_AGAIN}`;
  if (/^(\d{4}|\d{6}|\d{8})$/.test(hsn) && hsn.length >= hsnDigits) return null;
  return `The HSN code ${hsn} of “${name}” must have ${hsnDigits === 4 ? '4, 6' : '6'} or 8 digits. Correct it on the product. ${ISSUE_AGAIN}`;
}

function unitProblem(line: DocumentLine): string | null {
  if (isService(line) || UQC.has(line.unit)) return null;
  return `The unit ${line.unit} of “${line.name}” is not a unit code of the GST portal. Choose one on the product, for example NOS. ${ISSUE_AGAIN}`;
}

function rateProblem({ gst_rate_bp, name }: DocumentLine): string | null {
  if (gst_rate_bp === null) return `“${name}” has no GST rate. Enter it on the product. ${ISSUE_AGAIN}`;
  if (PORTAL_RATES.includes(gst_rate_bp / 100)) return null;
  return `The rate ${gst_rate_bp / 100}% of “${name}” is not in the portal's list. Correct it on the product. ${ISSUE_AGAIN}`;
}

function taxProblem(seller: Seller, document: TaxDocument, line: DocumentLine): string | null {
  const interState = isInterStateFor(seller, document);
  if (interState && line.cgst_paise + line.sgst_paise > 0) {
    return `“${line.name}” has CGST and SGST, but the supply is inter-State. ${ISSUE_AGAIN}`;
  }
  if (!interState && line.igst_paise > 0) {
    return `“${line.name}” has IGST, but the supply is within the State. ${ISSUE_AGAIN}`;
  }
  // Under a bond or LUT no tax is charged.
  if (isZeroRated(document) && !isWithPayment(document)) return null;
  const due = taxOn(line.taxable_paise, line.gst_rate_bp, interState);
  const off = (['cgst_paise', 'sgst_paise', 'igst_paise'] as const).some(
    (name) => Math.abs(due[name] - line[name]) > TAX_TOLERANCE,
  );
  const isSplit = line.cgst_paise === line.sgst_paise;
  if (!off && isSplit) return null;
  return `The tax of “${line.name}” does not follow from its rate of ${(line.gst_rate_bp ?? 0) / 100}%. ${ISSUE_AGAIN}`;
}

import { toPaise } from '#contracts/fields/money.ts';
import type { DebitedPart } from '#contracts/invoices/notes.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { toBasisPoints, toPercent } from '../platform/percent.ts';
import type { CreditLine } from './credit-lines.ts';
import type { InvoiceLineRow } from './rows.ts';

/** A line of an invoice; taxable value and tax in paise after its credit notes, and after tax that was already debited. */
export interface DebitableLine {
  line: InvoiceLineRow;
  taxable_paise: number;
  /** All taxes charged. */
  tax_paise: number;
  /** GST rate now charged, basis points: the highest of the line and of its debit notes for tax. */
  rate_bp: number | null;
}

/** The lines of a debit note. 400 at a line that the invoice does not have, or for a rate that charges no more tax. */
export function debitedLines(lines: DebitableLine[], parts: DebitedPart[], interState: boolean): CreditLine[] {
  return parts.map(({ line_no, value, gst_rate }, at) => {
    const found = lines.find(({ line }) => line.line_no === line_no);
    if (!found) throw new AppError('invalid', `The invoice has no line ${line_no}.`);
    if (value != null) return debitLine(found.line, toPaise(value), found.rate_bp, interState);
    const due = underchargedTax(found, toBasisPoints(gst_rate!)!, interState);
    if (due.total_paise > 0) return { ...due, value_only: true };
    const message = `${found.line.name} is taxed at ${toPercent(found.rate_bp) ?? 0}%. Enter the higher rate that applies.`;
    throw fieldError('invalid', `lines.${at}.gst_rate`, message);
  });
}

/** More value at the rate of the line. */
function debitLine(line: InvoiceLineRow, value_paise: number, rate_bp: number | null, interState: boolean): CreditLine {
  const tax = taxOn(value_paise, rate_bp, interState);
  return lineOf({ ...line, gst_rate_bp: rate_bp }, value_paise, tax);
}

/** The same value at a higher rate: the tax on it less the tax charged, without a value of its own. */
function underchargedTax({ line, taxable_paise, tax_paise }: DebitableLine, rate_bp: number, interState: boolean) {
  const due = taxOn(taxable_paise, rate_bp, interState);
  const halves = (whole: number) => (interState ? whole : whole / 2);
  const missing = (amount: number) => Math.max(0, amount - halves(tax_paise));
  return lineOf({ ...line, gst_rate_bp: rate_bp }, 0, {
    cgst_paise: missing(due.cgst_paise),
    sgst_paise: missing(due.sgst_paise),
    igst_paise: missing(due.igst_paise),
  });
}

function lineOf(line: InvoiceLineRow, value_paise: number, tax: ReturnType<typeof taxOn>): CreditLine {
  const { company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp } = line;
  return {
    ...{ company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp, value_only: true },
    ...{ qty: 1, price_paise: value_paise, price_per: 1, discount_paise: 0, taxable_paise: value_paise, ...tax },
    total_paise: value_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise,
  };
}

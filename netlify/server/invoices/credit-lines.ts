import { toPaise } from '#contracts/fields/money.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import type { CreditedPart } from '#contracts/invoices/notes.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import { creditSums, nextPart, type Part, type PartLine, valuePart, type WholeLine } from './apportion.ts';
import type { CreditedLine, ReturnedLine } from './credit-queries.ts';
import type { InvoiceLineRow, InvoiceRow } from './rows.ts';

/** A line of a credit note. */
export type CreditLine = PartLine &
  Pick<InvoiceLineRow, 'company_id' | 'order_line_no' | 'sku' | 'name' | 'unit' | 'hsn' | 'gst_rate_bp' | 'value_only'>;

/** What is left to credit of a line: a quantity, and value and tax in paise. */
export function leftOf({ line, ...credited }: CreditedLine) {
  const qty = sumQty(line.qty, -credited.credited_qty);
  const taxable_paise = line.taxable_paise - credited.credited_taxable - credited.credited_value;
  const tax = line.cgst_paise + line.sgst_paise + line.igst_paise;
  const tax_paise = tax - credited.credited_cgst - credited.credited_sgst - credited.credited_igst;
  return { qty, taxable_paise, tax_paise };
}

/** Credit lines for everything that is not credited yet. */
export function uncreditedLines(lines: CreditedLine[]): CreditLine[] {
  return lines.flatMap((credited) => qtyPart(credited, leftOf(credited).qty));
}

/** Credit lines for the goods of one return, limited to what is left on the invoice. */
export function linesOfReturn(
  lines: CreditedLine[],
  returned: { rows: ReturnedLine[] },
  return_id: number,
): CreditLine[] {
  const goods = returned.rows.filter((row) => row.return_id === return_id);
  return lines.flatMap((credited) => {
    const { qty = 0 } = goods.find(({ line_no }) => line_no === credited.line.order_line_no) ?? {};
    return qtyPart(credited, Math.min(qty, leftOf(credited).qty));
  });
}

/** Credit lines for chosen quantities and values. 400 at a line that the invoice does not have, and for more than is left of one. */
export function chosenLines(lines: CreditedLine[], parts: CreditedPart[]): CreditLine[] {
  return parts.flatMap(({ line_no, qty, value }, at) => {
    const credited = lines.find(({ line }) => line.line_no === line_no);
    if (!credited) throw new AppError('invalid', `The invoice has no line ${line_no}.`);
    const left = leftOf(credited);
    if (qty != null) {
      const decimals = decimalsFault(qty, credited.line.unit);
      if (decimals) throw fieldError('invalid', `lines.${at}.qty`, decimals);
      if (qty > left.qty)
        throw tooMuch(`lines.${at}.qty`, `${left.qty.toLocaleString('en-IN')} of ${credited.line.name}`);
      return qtyPart(credited, qty);
    }
    const paise = toPaise(value!);
    if (paise > left.taxable_paise) {
      throw tooMuch(`lines.${at}.value`, `${formatPaise(left.taxable_paise)} before tax of ${credited.line.name}`);
    }
    return [
      { ...detailsOf(credited.line), ...valuePart(credited.line, billedOf(credited), paise, left), value_only: true },
    ];
  });
}

const tooMuch = (field: string, left: string) =>
  fieldError('invalid', field, `Only ${left} is left to credit. Enter that or less.`);

/** The sums of a credit note with these lines, and whether it credits the rest of the invoice. */
export function creditOf(invoice: InvoiceRow, lines: CreditedLine[], parts: CreditLine[]) {
  const left = lines.map(leftOf).reduce((sum, line) => sum + line.taxable_paise + line.tax_paise, 0);
  const isLast = parts.reduce((sum, { total_paise }) => sum + total_paise, 0) === left;
  return { isLast, sums: creditSums(parts, invoice.amount_paise - invoice.credited_paise, isLast) };
}

/** A value credited without a quantity is a discount on what is left. */
const billedOf = (credited: CreditedLine): Part => ({
  qty: credited.credited_qty,
  taxable_paise: credited.credited_taxable + credited.credited_value,
  discount_paise: credited.credited_discount - credited.credited_value,
  cgst_paise: credited.credited_cgst,
  sgst_paise: credited.credited_sgst,
  igst_paise: credited.credited_igst,
});

function detailsOf({ company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp }: InvoiceLineRow) {
  return { company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp };
}

function qtyPart(credited: CreditedLine, qty: number): CreditLine[] {
  if (qty <= 0) return [];
  const whole: WholeLine = credited.line;
  return [
    // A line of a debit note has no quantity of goods, and neither has its credit.
    { ...detailsOf(credited.line), ...nextPart(whole, billedOf(credited), qty), value_only: credited.line.value_only },
  ];
}

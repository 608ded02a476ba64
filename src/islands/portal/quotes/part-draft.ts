import { parseNumber } from '#client/table-files/parse-number.ts';
import { qtyFault } from '#contracts/catalog/terms.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { acceptedPart, type ChosenLine } from '#contracts/quotes/accepted-part.ts';
import { NOTHING_CHOSEN, type QuoteDetail, type QuoteLine } from '#contracts/quotes/portal.ts';

/** The part of a quote that the buyer accepts, as it is chosen. */

/** The quantities as typed, by line number: those that differ from the quoted ones. Blank: not ordered. */
export type PartDraft = Record<number, string>;

const goodsOf = (lines: readonly QuoteLine[]) => lines.filter(({ kind }) => kind === 'goods');

const typedQty = (draft: PartDraft, { line_no, qty }: QuoteLine): number => {
  const typed = draft[line_no];
  return typed === undefined ? qty : (parseNumber(typed) ?? 0);
};

/** The lines to send; undefined for the whole quote. */
export function chosenLines(
  quote: Pick<QuoteDetail, 'lines' | 'partial_ok'>,
  draft: PartDraft,
): ChosenLine[] | undefined {
  const goods = goodsOf(quote.lines);
  if (!quote.partial_ok || goods.every((line) => typedQty(draft, line) === line.qty)) return undefined;
  return goods.flatMap((line) => {
    const qty = typedQty(draft, line);
    return qty === 0 ? [] : [{ line_no: line.line_no, qty }];
  });
}

/** What is wrong with the typed quantities, by line number; `lines` if nothing is ordered. The server refuses the same. */
export function partFaults(
  { lines, qty_rules }: Pick<QuoteDetail, 'lines' | 'qty_rules'>,
  draft: PartDraft,
): Record<string, string> {
  const goods = goodsOf(lines);
  const faults = goods.flatMap((line) => {
    const rules = qty_rules.find(({ line_no }) => line_no === line.line_no);
    const fault = faultOf(line, typedQty(draft, line), rules);
    return fault ? [[String(line.line_no), fault] as const] : [];
  });
  if (goods.every((line) => typedQty(draft, line) === 0)) return { lines: NOTHING_CHOSEN };
  return Object.fromEntries(faults);
}

function faultOf(line: QuoteLine, qty: number, rules: QuoteDetail['qty_rules'][number] | undefined): string | null {
  if (qty === 0 || qty === line.qty) return null;
  if (!(qty > 0)) return 'Enter the quantity as a number, or leave it blank.';
  if (qty > line.qty) return `Order at most the quoted ${line.qty.toLocaleString('en-IN')}.`;
  const fault = rules && qtyFault(qty, { ...rules, unit: line.unit });
  return decimalsFault(qty, line.unit) ?? (fault ? `${fault}.` : null);
}

/** The quote as it would be ordered: the chosen lines with their amounts, and the totals, rupees. */
export function partOfQuote(quote: QuoteDetail, chosen: ChosenLine[] | undefined): QuoteDetail & { isPart?: boolean } {
  if (!chosen) return quote;
  const { lines, sums } = acceptedPart(quote.lines.map(inPaise), chosen);
  const total = toRupees(sums.total_paise);
  return {
    ...quote,
    isPart: true,
    needs_approval: quote.approval_above !== null && total > quote.approval_above,
    lines: lines.map(({ line, ...amounts }) => ({
      ...line,
      qty: amounts.qty,
      discount: toRupees(amounts.discount_paise),
      taxable: toRupees(amounts.taxable_paise),
      cgst: toRupees(amounts.cgst_paise),
      sgst: toRupees(amounts.sgst_paise),
      igst: toRupees(amounts.igst_paise),
      total: toRupees(amounts.total_paise),
    })),
    // By rate they would have to be calculated again; the sum says it.
    taxes: [],
    subtotal: toRupees(sums.subtotal_paise),
    shipping: toRupees(sums.shipping_paise),
    tax: toRupees(sums.tax_paise),
    total,
  };
}

function inPaise(line: QuoteLine) {
  return {
    ...{ line, line_no: line.line_no, kind: line.kind, qty: line.qty, price_per: line.price_per },
    ...{ price_paise: toPaise(line.price), discount_paise: toPaise(line.discount) },
    gst_rate_bp: line.gst_rate === null ? null : Math.round(line.gst_rate * 100),
    ...{ taxable_paise: toPaise(line.taxable), total_paise: toPaise(line.total) },
    ...{ cgst_paise: toPaise(line.cgst), sgst_paise: toPaise(line.sgst), igst_paise: toPaise(line.igst) },
  };
}

import { amountsWithQty, type QuantityLine, sumByKind } from '../orders/revised-line.ts';
import type { LineKind } from '../orders/portal.ts';

/** A part of a quote that the buyer accepts: for the server, and for the totals on the screen (decision 072). */

/** What the buyer orders of a line. */
export interface ChosenLine {
  line_no: number;
  qty: number;
}

interface QuotedLine extends QuantityLine {
  line_no: number;
  kind: LineKind;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
}

/**
 * The lines of the order and its sums, paise. Prices and rates stay as quoted, a line's discount is reduced with its quantity,
 * and freight is charged in full. Lines that are not chosen are left out.
 */
export function acceptedPart<Line extends QuotedLine>(lines: readonly Line[], chosen: readonly ChosenLine[]) {
  const quantities = new Map(chosen.map(({ line_no, qty }) => [line_no, qty]));
  const interState = lines.some(({ igst_paise }) => igst_paise > 0);
  const taken = lines.flatMap((line) => {
    if (line.kind === 'freight') return [line];
    const qty = quantities.get(line.line_no) ?? 0;
    if (qty === 0) return [];
    return qty === line.qty ? [line] : [{ ...line, qty, ...amountsWithQty(line, qty, interState) }];
  });
  return { lines: taken, sums: sumByKind(taken) };
}

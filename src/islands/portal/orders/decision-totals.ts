import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { LineKind, Totals } from '#contracts/orders/portal.ts';
import { amountsWithQty, sumByKind } from '#contracts/orders/revised-line.ts';

/** A line of an order that waits for approval, in rupees and percent. */
export interface PricedLineToDecide {
  line_no: number;
  kind: LineKind;
  qty: number;
  price: number;
  price_per: number;
  discount: number;
  gst_rate: number | null;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** The totals of an order with an approver's quantities, as the server will calculate them; a quantity of 0 removes a line. */
export function decisionTotals(lines: PricedLineToDecide[], changed: { line_no: number; qty: number }[]): Totals {
  const quantities = new Map(changed.map(({ line_no, qty }) => [line_no, qty]));
  const interState = lines.some(({ igst }) => igst > 0);
  const sums = sumByKind(
    lines.map((line) => {
      const qty = quantities.get(line.line_no);
      return { kind: line.kind, ...(qty === undefined ? asOrdered(line) : withQty(line, qty, interState)) };
    }),
  );
  return {
    subtotal: toRupees(sums.subtotal_paise),
    tax: toRupees(sums.tax_paise),
    shipping: toRupees(sums.shipping_paise),
    total: toRupees(sums.total_paise),
  };
}

function asOrdered({ taxable, cgst, sgst, igst }: PricedLineToDecide) {
  const taxable_paise = toPaise(taxable);
  return { taxable_paise, total_paise: taxable_paise + toPaise(cgst) + toPaise(sgst) + toPaise(igst) };
}

function withQty(
  { qty: was, price, price_per, discount, gst_rate }: PricedLineToDecide,
  qty: number,
  interState: boolean,
) {
  const line = { qty: was, price_paise: toPaise(price), price_per, discount_paise: toPaise(discount) };
  const gst_rate_bp = gst_rate === null ? null : Math.round(gst_rate * 100);
  return amountsWithQty({ ...line, gst_rate_bp }, qty, interState);
}

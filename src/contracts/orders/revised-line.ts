import { type Tax, taxOn } from '../catalog/tax-on.ts';
import { goodsValue } from '../fields/money.ts';
import { inThousandths } from '../fields/thousandths.ts';
import type { LineKind } from './portal.ts';

/** The amounts of an order's lines when an approver changes quantities: for the server, and for the totals on the screen. */

export interface QuantityLine {
  qty: number;
  price_paise: number;
  price_per: number;
  /** Discount on the whole line, before tax. */
  discount_paise: number;
  /** Null: no rate. */
  gst_rate_bp: number | null;
}

interface Amounts extends Tax {
  discount_paise: number;
  taxable_paise: number;
  total_paise: number;
}

/** The amounts of a line with another quantity. Price and rate stay; the discount is reduced with the quantity. */
export function amountsWithQty(line: QuantityLine, qty: number, interState: boolean): Amounts {
  const gross_paise = goodsValue(qty, line.price_paise, line.price_per);
  const parts = [qty, line.qty].map((each) => BigInt(inThousandths(each))) as [bigint, bigint];
  const discount_paise = Math.min(gross_paise, Number((BigInt(line.discount_paise) * parts[0]) / parts[1]));
  const taxable_paise = gross_paise - discount_paise;
  const tax = taxOn(taxable_paise, line.gst_rate_bp, interState);
  const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  return { discount_paise, taxable_paise, ...tax, total_paise };
}

/** The columns for an order's sums. */
export interface Summed {
  kind: LineKind;
  taxable_paise: number;
  total_paise: number;
}

/** Sums of an order's lines, paise; freight lines are the sum `shipping`. */
export function sumByKind(lines: Summed[]) {
  const sum = (of: Summed[], field: 'taxable_paise' | 'total_paise') => of.reduce((all, line) => all + line[field], 0);
  const subtotal_paise = sum(
    lines.filter(({ kind }) => kind === 'goods'),
    'taxable_paise',
  );
  const shipping_paise = sum(
    lines.filter(({ kind }) => kind === 'freight'),
    'taxable_paise',
  );
  const total_paise = sum(lines, 'total_paise');
  return { subtotal_paise, shipping_paise, tax_paise: total_paise - subtotal_paise - shipping_paise, total_paise };
}

import { taxOn } from '../catalog/tax-on.ts';
import { discountOn, goodsValue, toPaise } from '../fields/money.ts';
import { sumByKind } from '../orders/revised-line.ts';
import type { SaveQuote } from './admin.ts';
import { proposedFreightRate } from './freight.ts';

/** The amounts of a quote while it is typed and when it is saved: one calculation for the screen and the server. */

type Typed = Pick<SaveQuote, 'freight' | 'freight_gst_rate'> & {
  lines: readonly Pick<SaveQuote['lines'][number], 'qty' | 'price' | 'price_per' | 'discount' | 'gst_rate'>[];
  /** Percent on the whole. */
  discount: number;
};

const toBasisPoints = (percent: number | null) => (percent === null ? null : Math.round(percent * 100));

/**
 * The amounts of a quote's lines and their sums, paise. Each line has its own discount and its part of the discount on the
 * whole, so that the taxable value of every line is after discount (CGST Rules r. 46). Freight is null if there is none.
 */
export function priceQuote({ lines, discount, freight, freight_gst_rate = null }: Typed, interState: boolean) {
  const own = lines.map((line) => {
    const price_paise = toPaise(line.price ?? 0);
    const full_paise = goodsValue(line.qty, price_paise, line.price_per);
    return { line, price_paise, full_paise, own_paise: discountOn(full_paise, line.discount) };
  });
  const parts = spreadDiscount(
    own.map(({ full_paise, own_paise }) => full_paise - own_paise),
    discount,
  );
  const goods = own.map(({ line, price_paise, full_paise, own_paise }, at) => {
    const discount_paise = own_paise + parts[at]!;
    const gst_rate_bp = toBasisPoints(line.gst_rate);
    const taxed = withTax(full_paise - discount_paise, gst_rate_bp, interState);
    return { kind: 'goods' as const, price_paise, full_paise, discount_paise, gst_rate_bp, ...taxed };
  });
  const freight_bp = toBasisPoints(freight_gst_rate) ?? proposedFreightRate(goods.map((line) => line.gst_rate_bp));
  const price_paise = toPaise(freight);
  const carriage =
    price_paise === 0
      ? null
      : {
          kind: 'freight' as const,
          price_paise,
          gst_rate_bp: freight_bp,
          ...withTax(price_paise, freight_bp, interState),
        };
  const whole_paise = parts.reduce((sum, part) => sum + part, 0);
  return { goods, freight: carriage, whole_paise, sums: sumByKind(carriage ? [...goods, carriage] : goods) };
}

function withTax(taxable_paise: number, gst_rate_bp: number | null, interState: boolean) {
  const tax = taxOn(taxable_paise, gst_rate_bp, interState);
  return { taxable_paise, ...tax, total_paise: taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise };
}

/**
 * The parts that values have in a discount on their sum: each takes what it adds to the rounded discount on the values before
 * it, so the parts add up to the discount to the paisa, and none is larger than its value.
 */
function spreadDiscount(values: readonly number[], percent: number): number[] {
  let sum = 0;
  let given = 0;
  return values.map((value) => {
    sum += value;
    const part = discountOn(sum, percent) - given;
    given += part;
    return part;
  });
}

import { discountOn, goodsValue, toPaise } from '#contracts/fields/money.ts';
import type { SaveQuote } from '#contracts/quotes/admin.ts';
import { proposedFreightRate } from '#contracts/quotes/freight.ts';
import { assertWithinMaxTotal, priceLine, sumLines } from '../catalog/pricing.ts';
import type { PlaceOfSupply } from '../catalog/tax.ts';
import { toBasisPoints } from '../platform/percent.ts';

/** Freight as a line: the SAC of goods transport by road, and the unit code “others”, because a service has no quantity. */
const FREIGHT = { name: 'Freight', hsn: '996511', unit: 'OTH' };

type Typed = Pick<SaveQuote, 'lines' | 'freight' | 'freight_gst_rate'>;

/** The lines with their tax, freight last. 400 for a line above the limit. */
export function linesOf({ lines, freight, freight_gst_rate = null }: Typed, place: PlaceOfSupply) {
  const goods = lines.map(({ price, discount, gst_rate, ...line }) => {
    const gst_rate_bp = toBasisPoints(gst_rate);
    const priced = { price_paise: toPaise(price ?? 0), price_per: line.price_per, gst_rate_bp };
    const full_paise = goodsValue(line.qty, priced.price_paise, priced.price_per);
    // Also before the discount: above the limit, the discount could not be calculated to the paisa.
    assertWithinMaxTotal({ total_paise: full_paise });
    const discount_paise = discountOn(full_paise, discount);
    const unpriced_discount_bp = price === null ? toBasisPoints(discount) : null;
    return {
      ...{ ...line, ...priced, kind: 'goods' as const, discount_paise, unpriced_discount_bp },
      ...priceLine(priced, line.qty, place, discount_paise),
    };
  });
  if (freight === 0) return goods;
  const gst_rate_bp = toBasisPoints(freight_gst_rate) ?? proposedFreightRate(goods.map((line) => line.gst_rate_bp));
  const priced = { price_paise: toPaise(freight), price_per: 1, gst_rate_bp };
  const notGoods = {
    ...{ product_id: null, rfq_line_no: null, sku: '', brand: null, lead_days: null },
    ...{ discount_paise: 0, unpriced_discount_bp: null },
  };
  return [
    ...goods,
    { ...notGoods, ...FREIGHT, ...priced, kind: 'freight' as const, qty: 1, ...priceLine(priced, 1, place) },
  ];
}

/** The subtotal is of goods, shipping is freight before tax, and the tax is of both. */
export function sumsOf(lines: ReturnType<typeof linesOf>) {
  const { tax_paise, total_paise } = sumLines(lines);
  const taxable = (kind: 'goods' | 'freight') =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.taxable_paise : 0), 0);
  return { subtotal_paise: taxable('goods'), shipping_paise: taxable('freight'), tax_paise, total_paise };
}

import type { SaveQuote } from '#contracts/quotes/admin.ts';
import { priceQuote } from '#contracts/quotes/price-quote.ts';
import { supplier } from '#site';
import { assertWithinMaxTotal } from '../catalog/pricing.ts';
import { isInterState, type PlaceOfSupply } from '../catalog/tax.ts';
import { toBasisPoints } from '../platform/percent.ts';

/** Freight as a line: the SAC of goods transport by road, and the unit code “others”, because a service has no quantity. */
const FREIGHT = { name: 'Freight', hsn: '996511', unit: 'OTH' };

type Typed = Pick<SaveQuote, 'lines' | 'freight' | 'freight_gst_rate' | 'discount'>;

/** The lines with their tax, freight last, and the sums: the subtotal is of goods, shipping is freight before tax. 400 above the limit. */
export function priceDraft(body: Typed, place: PlaceOfSupply) {
  const { goods, freight, sums } = priceQuote(body, isInterState(supplier.state, place));
  // Also before the discount: above the limit, the discount could not be calculated to the paisa.
  for (const { full_paise } of goods) assertWithinMaxTotal({ total_paise: full_paise });
  assertWithinMaxTotal(sums);
  const lines = goods.map(({ full_paise: _, ...amounts }, at) => {
    const { price, discount, gst_rate: _rate, ...line } = body.lines[at]!;
    const discount_bp = toBasisPoints(discount);
    return { ...line, ...amounts, discount_bp, unpriced_discount_bp: price === null ? discount_bp : null };
  });
  if (!freight) return { lines, sums };
  const notGoods = {
    ...{ product_id: null, rfq_line_no: null, sku: '', brand: null, lead_days: null },
    ...{ discount_paise: 0, discount_bp: 0, unpriced_discount_bp: null },
  };
  return { lines: [...lines, { ...notGoods, ...FREIGHT, ...freight, price_per: 1, qty: 1 }], sums };
}

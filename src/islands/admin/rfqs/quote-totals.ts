import { parseNumber, parsePercent } from '#client/table-files/parse-number.ts';
import { discountOn, goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import { priceQuote } from '#contracts/quotes/price-quote.ts';
import { type Draft, type DraftLine, netAmount } from './quote-draft.ts';

/** What a quote comes to and earns while it is typed; the server calculates the same with `priceQuote`. */

/** A figure that can be used; 0 while it is missing or no number. */
const figureOr0 = (figure: number | null) => (figure !== null && figure >= 0 ? figure : 0);

/** The discount on the whole as typed, percent; 0 while it is none. */
export function wholeDiscount(typed: string): number {
  const percent = figureOr0(parsePercent(typed));
  return percent <= 100 ? percent : 0;
}

/** The rate of a line while it is typed; null while it is none. */
export function rateOf(typed: string): number | null {
  const rate = parsePercent(typed);
  return rate !== null && rate >= 0 && rate <= 100 ? rate : null;
}

/** The lines that have a value, as numbers. */
const finished = (lines: readonly DraftLine[]) => lines.filter((line) => netAmount(line) !== null);

function asNumbers({ qty, price, price_per, discount, gst_rate }: DraftLine) {
  return {
    ...{ qty: parseNumber(qty)!, price: parseNumber(price)!, price_per: Number(price_per) },
    ...{ discount: parsePercent(discount) ?? 0, gst_rate: rateOf(gst_rate) },
  };
}

/** The amounts of the finished lines, of freight and of the whole, paise. */
export function priceTyped(draft: Draft, interState: boolean) {
  const lines = finished(draft.lines);
  const priced = priceQuote(
    {
      lines: lines.map(asNumbers),
      discount: wholeDiscount(draft.discount),
      freight: Math.min(figureOr0(parseNumber(draft.freight)), 1e8),
      freight_gst_rate: rateOf(draft.freight_gst_rate),
    },
    interState,
  );
  return { lines, ...priced };
}

/** The sums as the buyer will see them, rupees, and what staff see of the margin. */
export function totalsOf(draft: Draft, interState: boolean) {
  const { lines, goods, sums, whole_paise } = priceTyped(draft, interState);
  const costs = lines.map(costOf);
  const known = goods.flatMap(({ taxable_paise }, at) =>
    costs[at] == null ? [] : [{ taxable_paise, cost_paise: costs[at] }],
  );
  return {
    totals: {
      subtotal: toRupees(sums.subtotal_paise),
      tax: toRupees(sums.tax_paise),
      shipping: toRupees(sums.shipping_paise),
      total: toRupees(sums.total_paise),
    },
    /** Rupees off the goods by the discount on the whole. */
    off: toRupees(whole_paise),
    /** Of the lines with a cost price; null if there are none. */
    margin: known.length === 0 ? null : { ...sumMargin(known), lines: known.length },
  };
}

interface Earning {
  taxable_paise: number;
  cost_paise: number;
}

/** Rupees, and percent of the sale; no percentage of a sale of ₹0. */
function sumMargin(earnings: Earning[]): Margin {
  const sold = earnings.reduce((sum, { taxable_paise }) => sum + taxable_paise, 0);
  const cost = earnings.reduce((sum, { cost_paise }) => sum + cost_paise, 0);
  return { amount: toRupees(sold - cost), percent: sold === 0 ? null : Math.round(((sold - cost) / sold) * 1000) / 10 };
}

/** What a line or a quote earns: rupees, and percent of the sale. */
export interface Margin {
  amount: number;
  percent: number | null;
}

/** The cost of a line's goods, paise; null without a cost price for its unit. */
function costOf({ qty, unit, stocked }: DraftLine): number | null {
  if (!stocked || stocked.cost === null || stocked.unit !== unit) return null;
  return goodsValue(parseNumber(qty)!, toPaise(stocked.cost), stocked.cost_per);
}

/** What a line earns with a discount on the whole, percent; null while it has no value or no cost price. */
export function marginOf(line: DraftLine, whole: number): Margin | null {
  const net = netAmount(line);
  if (net === null) return null;
  const cost_paise = costOf(line);
  const value = toPaise(net);
  return cost_paise === null ? null : sumMargin([{ taxable_paise: value - discountOn(value, whole), cost_paise }]);
}

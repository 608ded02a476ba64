import type { OrderItem, Totals } from '#contracts/orders.ts';
import type { TaxName, TaxPart } from '#contracts/tax.ts';
import { MAX_TOTAL_PAISE, toRupees } from '#contracts/money.ts';
import type { products } from '#db/schema/catalog.ts';
import { supplier } from '#site';
import { AppError } from './http/errors.ts';
import { isInterState, type PlaceOfSupply, stateTaxName, type Tax, taxOn } from './tax.ts';

/** What pricing needs to know of a product. */
type PricedProduct = Pick<typeof products.$inferSelect, 'price_paise' | 'gst_rate_bp'>;

/** Amounts of one line, paise. */
export interface LineAmounts extends Tax {
  taxable_paise: number;
  total_paise: number;
}

/** Freight is quoted, never added in the cart (specification §9). */
const SHIPPING_PAISE = 0;

/** A quantity of a product, less a discount on the whole line, priced and taxed for a place of supply. */
export function priceLine(product: PricedProduct, qty: number, place: PlaceOfSupply, discount_paise = 0): LineAmounts {
  const taxable_paise = product.price_paise * qty - discount_paise;
  const tax = taxOn(taxable_paise, product.gst_rate_bp, isInterState(supplier.state, place));
  return { taxable_paise, ...tax, total_paise: taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise };
}

/** Sums of the lines, paise. */
export function sumLines(lines: LineAmounts[]) {
  const subtotal_paise = lines.reduce((sum, line) => sum + line.taxable_paise, 0);
  const goods_paise = lines.reduce((sum, line) => sum + line.total_paise, 0);
  return {
    subtotal_paise,
    tax_paise: goods_paise - subtotal_paise,
    shipping_paise: SHIPPING_PAISE,
    total_paise: goods_paise + SHIPPING_PAISE,
  };
}

const TOO_MUCH = 'This comes to more than ₹22 lakh crore. Lower a quantity or a price.';

/** 400 for more than the wire can tell to the paisa; every order and quote is asked before it is written. */
export function refuseTooMuch({ total_paise }: { total_paise: number }): void {
  if (total_paise > MAX_TOTAL_PAISE) throw new AppError('invalid', TOO_MUCH);
}

/** A line as its tax is summed: at which rate, on what, how much. */
type TaxedLine = Tax & { taxable_paise: number; gst_rate_bp: number | null };

/**
 * The tax of one order's lines by rate and kind, the lowest rate first, CGST before SGST; none where no tax falls due.
 * `state` is the place of supply's. Which kind was levied is read from the lines: an order keeps what it was placed with.
 */
export function taxParts(lines: TaxedLine[], state: string): TaxPart[] {
  const interState = lines.some(({ igst_paise }) => igst_paise > 0);
  if (!interState && !lines.some(({ cgst_paise }) => cgst_paise > 0)) return [];
  const rates = new Set(lines.flatMap(({ gst_rate_bp }) => gst_rate_bp || []));
  return [...rates]
    .sort((a, b) => a - b)
    .flatMap((rate_bp) => {
      const taxed = lines.filter((line) => line.gst_rate_bp === rate_bp);
      const part = (name: TaxName, bp: number, kind: keyof Tax): TaxPart => ({
        name,
        rate: bp / 100,
        taxable: toRupees(sumOf(taxed, 'taxable_paise')),
        amount: toRupees(sumOf(taxed, kind)),
      });
      if (interState) return [part('IGST', rate_bp, 'igst_paise')];
      const half = rate_bp / 2;
      return [part('CGST', half, 'cgst_paise'), part(stateTaxName(state), half, 'sgst_paise')];
    });
}

function sumOf(lines: TaxedLine[], field: Exclude<keyof TaxedLine, 'gst_rate_bp'>): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}

/** The sums as the wire shows them, rupees. */
export function totalsOf(sums: ReturnType<typeof sumLines>): Totals {
  return {
    subtotal: toRupees(sums.subtotal_paise),
    tax: toRupees(sums.tax_paise),
    shipping: toRupees(sums.shipping_paise),
    total: toRupees(sums.total_paise),
  };
}

type PricedLine = LineAmounts & { price_paise: number; discount_paise: number; gst_rate_bp: number | null };

/** What one line costs as the wire shows it: rupees, and the rate in per cent. */
export function amountsOf(line: PricedLine) {
  return {
    price: toRupees(line.price_paise),
    discount: toRupees(line.discount_paise),
    gst_rate: line.gst_rate_bp === null ? null : line.gst_rate_bp / 100,
    taxable: toRupees(line.taxable_paise),
    cgst: toRupees(line.cgst_paise),
    sgst: toRupees(line.sgst_paise),
    igst: toRupees(line.igst_paise),
    total: toRupees(line.total_paise),
  };
}

/** One line for each product, in the order of their ids: the order in which stock is locked, so that no two orders deadlock. */
export function mergeItems(items: OrderItem[]): OrderItem[] {
  const qtyById = new Map<number, number>();
  for (const { product_id, qty } of items) qtyById.set(product_id, (qtyById.get(product_id) ?? 0) + qty);
  return [...qtyById].map(([product_id, qty]) => ({ product_id, qty })).sort((a, b) => a.product_id - b.product_id);
}

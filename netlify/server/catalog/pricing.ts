import { sql } from 'drizzle-orm';
import type { TaxName, TaxPart } from '#contracts/catalog/tax.ts';
import type { PriceBreak } from '#contracts/catalog/price-breaks.ts';
import { quoteReason } from '#contracts/catalog/sale.ts';
import { breakFor } from '#contracts/catalog/terms.ts';
import { goodsValue, MAX_TOTAL_PAISE, toPaise, toRupees } from '#contracts/fields/money.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import type { OrderItem, Totals } from '#contracts/orders/portal.ts';
import type { catalog } from '#db/catalog-view.ts';
import { supplier } from '#site';
import { AppError } from '../platform/errors.ts';
import { toPercent } from '../platform/percent.ts';
import { type Tax, taxOn } from '#contracts/catalog/tax-on.ts';
import { isInterState, type PlaceOfSupply, stateTaxName } from './tax.ts';

/** The columns of a product that its price depends on. */
type PricedProduct = Pick<typeof catalog.$inferSelect, 'price_paise' | 'price_per' | 'gst_rate_bp'>;

/** Amounts of one line, paise. */
export interface LineAmounts extends Tax {
  taxable_paise: number;
  total_paise: number;
}

/** The product at its price for a quantity. */
export function priceAt<Priced extends PaiseTerms>(product: Priced, qty: number): Priced {
  return { ...product, price_paise: breakFor(product.price_breaks, qty)?.price_paise ?? product.price_paise };
}

/** Prices of a row, paise. */
export type PaiseTerms = Pick<typeof catalog.$inferSelect, 'price_paise' | 'price_breaks'>;

/** The columns that decide whether a product can be sold. */
export type SaleColumns = Pick<typeof catalog.$inferSelect, 'price_paise' | 'gst_rate_bp' | 'is_price_expired'>;

/** Why a product of the catalogue has to be quoted before it can be ordered; null if it need not. */
export const reasonToQuote = ({ price_paise, gst_rate_bp, is_price_expired }: SaleColumns) =>
  quoteReason({ price: price_paise, gst_rate: gst_rate_bp, is_price_expired });

/** The same in SQL: a product of the view `catalog` has to be quoted. A test compares the two. */
export const hasReasonToQuote = sql`(catalog.price_paise = 0 or catalog.gst_rate_bp is null or catalog.is_price_expired)`;

/** A row with its price in rupees and the reason to quote it in place of the columns, for the wire. */
export function forSale<Row extends SaleColumns>({ price_paise, gst_rate_bp, is_price_expired, ...row }: Row) {
  return {
    ...row,
    price: toRupees(price_paise),
    to_quote: reasonToQuote({ price_paise, gst_rate_bp, is_price_expired }),
  };
}

/** Quantity breaks of a row, for the wire. */
export const inRupees = (breaks: readonly { qty: number; price_paise: number }[]): PriceBreak[] =>
  breaks.map(({ qty, price_paise }) => ({ qty, price: toRupees(price_paise) }));

/** Quantity breaks from the wire. */
export const inPaise = (breaks: readonly PriceBreak[]) =>
  breaks.map(({ qty, price }) => ({ qty, price_paise: toPaise(price) }));

/** Prices and taxes a line for a place of supply; the discount is on the whole line. */
export function priceLine(product: PricedProduct, qty: number, place: PlaceOfSupply, discount_paise = 0): LineAmounts {
  const taxable_paise = goodsValue(qty, product.price_paise, product.price_per) - discount_paise;
  const tax = taxOn(taxable_paise, product.gst_rate_bp, isInterState(supplier.state, place));
  return { taxable_paise, ...tax, total_paise: taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise };
}

/** Sums of the lines, paise. Freight is quoted, never added in the cart (specification §9). */
export function sumLines(lines: LineAmounts[]) {
  const subtotal_paise = lines.reduce((sum, line) => sum + line.taxable_paise, 0);
  const goods_paise = lines.reduce((sum, line) => sum + line.total_paise, 0);
  return {
    subtotal_paise,
    tax_paise: goods_paise - subtotal_paise,
    shipping_paise: 0,
    total_paise: goods_paise,
  };
}

const ABOVE_MAX_TOTAL = 'The total is above ₹22 lakh crore. Reduce a quantity or a price.';

/** 400 for a total that rupees on the wire could not represent to the paisa. Called before an order or quote is written. */
export function assertWithinMaxTotal({ total_paise }: { total_paise: number }): void {
  if (total_paise > MAX_TOTAL_PAISE) throw new AppError('invalid', ABOVE_MAX_TOTAL);
}

type TaxedLine = Tax & { taxable_paise: number; gst_rate_bp: number | null };

/**
 * The tax of an order by rate and kind, the lowest rate first, CGST before SGST; empty if there is no tax. `state` is the
 * place of supply. Whether IGST applies is read from the lines: an order keeps the tax it was placed with.
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

/** The sums in rupees, for the wire. */
export function totalsOf(sums: ReturnType<typeof sumLines>): Totals {
  return {
    subtotal: toRupees(sums.subtotal_paise),
    tax: toRupees(sums.tax_paise),
    shipping: toRupees(sums.shipping_paise),
    total: toRupees(sums.total_paise),
  };
}

type PricedLine = LineAmounts & {
  price_paise: number;
  price_per: number;
  discount_paise: number;
  gst_rate_bp: number | null;
};

/** A line's amounts in rupees and its rate in percent, for the wire. */
export function amountsOf(line: PricedLine) {
  return {
    price: toRupees(line.price_paise),
    price_per: line.price_per,
    discount: toRupees(line.discount_paise),
    gst_rate: toPercent(line.gst_rate_bp),
    taxable: toRupees(line.taxable_paise),
    cgst: toRupees(line.cgst_paise),
    sgst: toRupees(line.sgst_paise),
    igst: toRupees(line.igst_paise),
    total: toRupees(line.total_paise),
  };
}

/** One line for each product, by id: stock is locked in this order, so that orders cannot deadlock. */
export function mergeItems(items: OrderItem[]): OrderItem[] {
  const qtyById = new Map<number, number>();
  for (const { product_id, qty } of items) qtyById.set(product_id, sumQty(qtyById.get(product_id) ?? 0, qty));
  return [...qtyById].map(([product_id, qty]) => ({ product_id, qty })).sort((a, b) => a.product_id - b.product_id);
}

import * as z from 'zod/mini';

/** Why a product has to be quoted before it can be ordered. */
export const QuoteReason = z.enum(['no price', 'price expired', 'no GST rate']);
export type QuoteReason = z.infer<typeof QuoteReason>;

/** What decides whether a product can be sold: its unit price and GST rate, in any unit, and whether the price has expired. */
export interface SaleTerms {
  /** 0 means that it has no price. */
  price: number;
  /** Null means that it has no rate; 0 is a rate that staff have chosen (exempt or zero-rated goods). */
  gst_rate: number | null;
  is_price_expired: boolean;
}

/**
 * The only rule of what can be sold: no price, no sale; no rate, no sale (a tax invoice states the rate and amount of tax, CGST
 * Rules r. 46). Null if the product can be ordered as far as its price and tax go.
 */
export function quoteReason({ price, gst_rate, is_price_expired }: SaleTerms): QuoteReason | null {
  if (price <= 0) return 'no price';
  if (is_price_expired) return 'price expired';
  return gst_rate === null ? 'no GST rate' : null;
}

/** The reason as buyers read it. */
export const QUOTE_REASONS: Readonly<Record<QuoteReason, string>> = {
  'no price': 'Price on request',
  'price expired': 'Price expired',
  'no GST rate': 'GST rate to be confirmed',
};

/** What staff have to add so that a product without it can be ordered, one sentence each. */
export function saleWarnings({ price, gst_rate }: Pick<SaleTerms, 'price' | 'gst_rate'>): string[] {
  return [
    ...(price <= 0 ? ['No price: shown as “Price on request”, can’t be ordered until one is set.'] : []),
    ...(gst_rate === null ? ['No GST rate: can’t be ordered until one is set.'] : []),
  ];
}

import { describe, expect, it } from 'vitest';
import { QUOTE_REASONS, QuoteReason, quoteReason, saleWarnings } from './sale.ts';

const sold = { price: 12_345, gst_rate: 1800, is_price_expired: false };

describe('a product', () => {
  it.each([
    ['with a price and a rate can be ordered', {}, null],
    ['with the rate 0% can be ordered', { gst_rate: 0 }, null],
    ['without a price has to be quoted', { price: 0 }, 'no price'],
    ['without a rate has to be quoted', { gst_rate: null }, 'no GST rate'],
    ['with an expired price has to be quoted', { is_price_expired: true }, 'price expired'],
    ['without a price has none that could expire', { price: 0, is_price_expired: true, gst_rate: null }, 'no price'],
  ] as const)('%s', (_, change, reason) => expect(quoteReason({ ...sold, ...change })).toBe(reason));

  it('has one of three reasons, each with the words that buyers read', () => {
    expect(QuoteReason.options).toEqual(['no price', 'price expired', 'no GST rate']);
    expect(QUOTE_REASONS).toEqual({
      ...{ 'no price': 'Price on request', 'price expired': 'Price expired' },
      'no GST rate': 'GST rate to be confirmed',
    });
  });

  it('without a price and a rate warns staff of both', () => {
    expect(saleWarnings({ price: 0, gst_rate: null })).toEqual([
      'No price: shown as “Price on request”, can’t be ordered until one is set.',
      'No GST rate: can’t be ordered until one is set.',
    ]);
    expect(saleWarnings({ price: 10, gst_rate: 0 })).toEqual([]);
  });
});

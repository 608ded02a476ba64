import type { PriceBreak } from '#contracts/catalog/price-breaks.ts';
import { parseNumber } from './table-files/parse-number.ts';

/** Quantity breaks as staff type them, one per line: `10: 92.50`. What is not a number becomes 0, which the contracts refuse. */
export function parseBreakLines(text: string): PriceBreak[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [qty = '', price = ''] = line.split(':');
    return { qty: parseNumber(qty) || 0, price: parseNumber(price) || 0 };
  });
}

/** The same as text for the field. */
export const formatBreakLines = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ qty, price }) => `${qty}: ${price.toFixed(2)}`).join('\n');

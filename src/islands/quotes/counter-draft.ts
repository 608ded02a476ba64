import { numberIn } from '#client/number-in.ts';
import type { CounterQuote, QuoteLine } from '#contracts/quotes.ts';

/** Another price and another quantity for a line, as typed; blank where it may stay. */
export interface Wish {
  price: string;
  qty: string;
}

/** A counter-offer as it is being typed; lines by their number. */
export interface CounterDraft {
  message: string;
  lines: Record<number, Wish>;
}

export const emptyCounter: CounterDraft = { message: '', lines: {} };

/** What is sent: the lines in which something was typed. What is no number goes along, so that the schema refuses it. */
export function counterOf({ lines }: CounterDraft, quoted: QuoteLine[]): CounterQuote['lines'] {
  return quoted.flatMap(({ line_no }) => {
    const { price = '', qty = '' } = lines[line_no] ?? {};
    return price.trim() || qty.trim() ? [{ line_no, price: numberIn(price), qty: numberIn(qty) }] : [];
  });
}

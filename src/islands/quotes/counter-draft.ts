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

/** The refusals of what was sent, each at its line's place in the quote: a path from the schema counts the lines that are sent. */
export function faultsOf(errors: Record<string, string>, sent: CounterQuote['lines'], quoted: QuoteLine[]) {
  const place = (at: string) => quoted.findIndex(({ line_no }) => line_no === sent[Number(at)]?.line_no);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lines\.(\d+)/, (_, at: string) => `lines.${place(at)}`),
      message,
    ]),
  );
}

/** What is sent: the lines in which something was typed. What is no number goes along, so that the schema refuses it. */
export function counterOf({ lines }: CounterDraft, quoted: QuoteLine[]): CounterQuote['lines'] {
  return quoted.flatMap(({ line_no }) => {
    const { price = '', qty = '' } = lines[line_no] ?? {};
    return price.trim() || qty.trim() ? [{ line_no, price: numberIn(price), qty: numberIn(qty) }] : [];
  });
}

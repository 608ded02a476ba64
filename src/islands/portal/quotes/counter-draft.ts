import { parseNumber } from '#client/table-files/parse-number.ts';
import type { CounterQuote, QuoteLine } from '#contracts/quotes/portal.ts';

/** The price and quantity countered for a line, as typed; blank to keep them as quoted. */
export interface CounterLine {
  price: string;
  qty: string;
}

/** A counter-offer as it is being typed; lines by their number. */
export interface CounterDraft {
  message: string;
  lines: Record<number, CounterLine>;
}

export const EMPTY_COUNTER: CounterDraft = { message: '', lines: {} };

/** Maps errors to the quote's lines: the schema's path has the index of a line in the request, not in the quote. */
export function errorsByQuotedLine(errors: Record<string, string>, sent: CounterQuote['lines'], quoted: QuoteLine[]) {
  const quotedIndex = (index: string) => quoted.findIndex(({ line_no }) => line_no === sent[Number(index)]?.line_no);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lines\.(\d+)/, (_, index: string) => `lines.${quotedIndex(index)}`),
      message,
    ]),
  );
}

/** The lines to send: those with a price or quantity typed, even if it is not a number, so that the schema refuses it. */
export function counterLines({ lines }: CounterDraft, quoted: QuoteLine[]): CounterQuote['lines'] {
  return quoted.flatMap(({ line_no }) => {
    const { price = '', qty = '' } = lines[line_no] ?? {};
    return price.trim() || qty.trim() ? [{ line_no, price: parseNumber(price), qty: parseNumber(qty) }] : [];
  });
}

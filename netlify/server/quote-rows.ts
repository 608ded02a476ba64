import { sql } from 'drizzle-orm';
import { toRupees } from '#contracts/money.ts';
import type { QuoteSummary, QuoteVersion } from '#contracts/quotes.ts';
import type { addresses } from '#db/schema/companies.ts';
import { type quote_history, type quote_lines, quotes } from '#db/schema/quotes.ts';
import { addressLine } from './companies.ts';
import { stepOf } from './history-rows.ts';
import { readMoney, readSums } from './mail/as-read.ts';
import { amountsOf, taxParts, totalsOf } from './pricing.ts';

/** From the rows of a quote to what the wire and the mails show of it; the buyer's half and the desk's read the same. */

type Quote = typeof quotes.$inferSelect;
type Line = typeof quote_lines.$inferSelect;

/** Today in India, by the database's clock. */
export const todayInIndia = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** Days that a quote still holds after today; null while a draft. */
export const daysLeft = sql<number | null>`${quotes.valid_until} - ${todayInIndia}`;

/** A quote row with the days that it has left. */
export interface DatedQuote {
  quote: Quote;
  days_left: number | null;
}

/** The status as it is at this moment: the nightly run comes later than the end of the day. */
export function statusNow({ quote, days_left }: DatedQuote): Quote['status'] {
  return quote.status === 'sent' && days_left! < 0 ? 'expired' : quote.status;
}

/** The row as lists show it. */
export function quoteSummary(row: DatedQuote): QuoteSummary {
  const { id, code, rfq_id, version, valid_until, total_paise, sent_at } = row.quote;
  return {
    id,
    code,
    rfq_id,
    version,
    status: statusNow(row),
    valid_until,
    days_left: row.days_left,
    total: toRupees(total_paise),
    sent_at: sent_at?.toISOString() ?? null,
  };
}

/** All that belongs to one version: its lines in their order, its history from the oldest step. */
export interface QuoteRows extends DatedQuote {
  address: typeof addresses.$inferSelect;
  lines: Line[];
  /** `by` is null where the reader may not know the person. */
  history: { step: typeof quote_history.$inferSelect; by: string | null }[];
}

/** The version with everything that its sheet shows. */
export function quoteVersion({ address, lines, history, ...row }: QuoteRows): QuoteVersion {
  const { quote } = row;
  return {
    ...quoteSummary(row),
    ...totalsOf(quote),
    taxes: taxParts(lines, quote.ship_state),
    lines: lines.map((line) => ({
      ...{ ...line, ...amountsOf(line) },
      unpriced_discount: line.unpriced_discount_bp === null ? null : line.unpriced_discount_bp / 100,
    })),
    ship_to: { id: address.id, label: address.label, address: addressLine(address), state: quote.ship_state },
    terms: quote.terms,
    notes: quote.notes,
    buyer_note: quote.buyer_note,
    counter: (quote.counter ?? []).map(({ line_no, price_paise, qty }) => ({
      line_no,
      price: price_paise === null ? null : toRupees(price_paise),
      qty,
    })),
    history: history.map(stepOf),
  };
}

/** The goods and sums of a quote as its mails name them. */
export function quoteInMail(quote: Quote, lines: Line[]) {
  return {
    lines: lines
      .filter(({ kind }) => kind === 'goods')
      .map(({ sku, name, qty, unit, taxable_paise }) => ({
        ...{ sku: sku || null, name, qty, unit },
        total: readMoney(taxable_paise),
      })),
    ...readSums(quote),
  };
}

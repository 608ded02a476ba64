import { sql } from 'drizzle-orm';
import type { SizedFile } from '#contracts/attachments/file-ref.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { QuoteSummary, QuoteVersion } from '#contracts/quotes/portal.ts';
import type { addresses } from '#db/schema/companies.ts';
import { type quote_history, type quote_lines, quotes } from '#db/schema/quotes.ts';
import { amountsOf, taxParts, totalsOf } from '../catalog/pricing.ts';
import { addressLine } from '../companies/own.ts';
import { sellerDetailsAt } from '../invoices/seller-details.ts';
import { formatPaise, formatSums } from '../platform/format.ts';
import { historyStep } from '../platform/history.ts';
import { todayInIndia } from '../platform/time.ts';
import { toPercent } from '../platform/percent.ts';

/** Converts the rows of a quote for the wire and for mails, the same for buyers and staff. */

type Quote = typeof quotes.$inferSelect;
type Line = typeof quote_lines.$inferSelect;

/** Days of validity left after today; null for a draft. */
export const daysLeft = sql<number | null>`${quotes.valid_until} - ${todayInIndia}`;

/** Our details as they applied when the quote was sent; a draft shows those of today. */
export const sellerOfQuote = sellerDetailsAt(sql`coalesce(quotes.sent_at, now())`);

export interface DatedQuote {
  quote: Quote;
  days_left: number | null;
}

/** The status now: a quote expires at midnight, before the nightly job marks it. */
export function statusNow({ quote, days_left }: DatedQuote): Quote['status'] {
  return quote.status === 'sent' && days_left! < 0 ? 'expired' : quote.status;
}

/** The same of an RFQ's latest version that the caller may see, in a query of `rfqs`; null if there is none. */
export const latestQuoteNow = sql<Quote['status'] | null>`(
  select case when q.status = 'sent' and q.valid_until < ${todayInIndia} then 'expired' else q.status end
  from quotes q where q.rfq_id = rfqs.id order by q.version desc limit 1)`;

/** The row for lists. */
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

/** One version with its lines in order and its history, oldest first. */
export interface QuoteRows extends DatedQuote {
  address: typeof addresses.$inferSelect;
  lines: Line[];
  files: SizedFile[];
  /** `by` is null for staff if a buyer reads. */
  history: { step: typeof quote_history.$inferSelect; by: string | null }[];
}

/** The version with everything that its page shows. */
export function quoteVersion({ address, lines, files, history, ...row }: QuoteRows): QuoteVersion {
  const { quote } = row;
  return {
    ...quoteSummary(row),
    ...totalsOf(quote),
    taxes: taxParts(lines, quote.ship_state),
    discount_percent: toPercent(quote.discount_bp),
    partial_ok: quote.partial_ok,
    lines: lines.map((line) => ({
      ...{ ...line, ...amountsOf(line) },
      discount_percent: toPercent(line.discount_bp),
      unpriced_discount: toPercent(line.unpriced_discount_bp),
    })),
    ship_to: { id: address.id, label: address.label, address: addressLine(address), state: quote.ship_state },
    terms: quote.terms,
    notes: quote.notes,
    files,
    buyer_note: quote.buyer_note,
    counter: (quote.counter ?? []).map(({ line_no, price_paise, qty }) => ({
      line_no,
      price: toRupees(price_paise),
      qty,
    })),
    history: history.map(historyStep),
  };
}

/** Goods and totals for mails, of the whole quote or of the part that is ordered. */
export function quoteInMail(sums: Parameters<typeof formatSums>[0], lines: Line[]) {
  return {
    lines: lines
      .filter(({ kind }) => kind === 'goods')
      .map(({ sku, name, qty, unit, taxable_paise }) => ({
        ...{ sku: sku || null, name, qty, unit },
        total: formatPaise(taxable_paise),
      })),
    ...formatSums(sums),
  };
}

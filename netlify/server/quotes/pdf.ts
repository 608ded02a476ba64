import type { FileReply } from '#contracts/endpoint.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import type { addresses, companies } from '#db/schema/companies.ts';
import type { quote_lines, quotes } from '#db/schema/quotes.ts';
import { type QuoteSheet, renderQuote } from '../../../src/print/quote-sheet.ts';
import { sumOf } from '../../../src/print/trade.ts';
import { stateTaxName } from '../catalog/tax.ts';
import { addressLine, billToLine } from '../companies/own.ts';
import { toPercent } from '../platform/percent.ts';

/** The rows for a quote's PDF. */
interface PrintedQuote {
  quote: typeof quotes.$inferSelect;
  lines: (typeof quote_lines.$inferSelect)[];
  files: { name: string }[];
  address: typeof addresses.$inferSelect;
  company: typeof companies.$inferSelect;
  rfq_code: string;
  seller: SellerDetails | null;
}

/** A quote as a PDF, for its download and its mail. */
export async function printQuote(printed: PrintedQuote): Promise<FileReply> {
  const bytes = await renderQuote(quoteToPrint(printed));
  return { name: `${printed.quote.code.replace('/', '-')}.pdf`, type: 'application/pdf', bytes };
}

/** A quote's values as they are printed. */
export function quoteToPrint({ quote, lines, files, address, company, rfq_code, seller }: PrintedQuote): QuoteSheet {
  const { name, bill_to_state, gst_number } = company;
  const buyer = { name, address: billToLine(company), state: bill_to_state, gstin: gst_number };
  const ship_to = {
    name: address.label,
    address: addressLine(address),
    state: quote.ship_state,
    ...(address.gstin && { gstin: address.gstin }),
  };
  return {
    number: quote.code,
    version: quote.version,
    date: dayInIndia.format(quote.sent_at!),
    valid_until: quote.valid_until!,
    rfq_number: rfq_code,
    place_of_supply: quote.ship_state,
    state_tax: stateTaxName(quote.ship_state) === 'UTGST' ? 'UTGST' : 'SGST',
    to_sez: address.is_sez,
    buyer,
    ship_to: ship_to.address === buyer.address ? null : ship_to,
    lines: lines.map((line) => ({ ...line, remark: remarkOf(line) })),
    totals: { ...sumOf(lines), round_off_paise: 0, total_paise: quote.total_paise },
    discount_percent: toPercent(quote.discount_bp),
    partial_ok: quote.partial_ok,
    terms: quote.terms,
    notes: quote.notes,
    enclosures: files.map(({ name: file }) => file),
    seller,
  };
}

/** `2026-11-21`; the locale `en-CA` formats days like ISO 8601. */
const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Make, time to dispatch (not promised if it is not given) and a missing price. */
function remarkOf({ kind, brand, lead_days, unpriced_discount_bp }: PrintedQuote['lines'][number]): string | null {
  const price = unpriced_discount_bp === null ? null : 'No price yet';
  const dispatch =
    lead_days === null
      ? 'Dispatch date to be confirmed'
      : `Dispatch within ${lead_days} ${lead_days === 1 ? 'day' : 'days'}`;
  return [brand, kind === 'goods' && dispatch, price].filter(Boolean).join(' · ') || null;
}

import { and, eq, type SQL } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { QUOTE_CLOSED } from '#contracts/quotes/portal.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { renderOrder } from '../../../src/print/order-sheet.ts';
import { payTo } from '../invoices/seller-details.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { sentToMe } from './list.ts';
import { quoteToPrint } from './pdf.ts';
import { daysLeft, sellerOfQuote, statusNow } from './rows.ts';

/** A proforma of an own quote that can still be accepted, as a PDF. 404 for another company's, 409 for an ended quote. */
export async function getQuoteProforma(actor: Caller, id: number): Promise<FileReply> {
  return printProforma(actor, id, sentToMe);
}

/** The same for any company's quote. */
export async function getAdminQuoteProforma(actor: Caller, id: number): Promise<FileReply> {
  return printProforma(actor, id);
}

async function printProforma(actor: Caller, id: number, mine?: SQL): Promise<FileReply> {
  const [, [found], lines] = await asActor(actor, [
    db
      .select({
        ...{ quote: quotes, days_left: daysLeft, address: addresses, company: companies, rfq_code: rfqs.code },
        seller: sellerOfQuote,
      })
      .from(quotes)
      .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
      .innerJoin(companies, eq(companies.id, quotes.company_id))
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .where(and(eq(quotes.id, id), mine)),
    db.select().from(quote_lines).where(eq(quote_lines.quote_id, id)).orderBy(quote_lines.line_no),
  ]);
  if (!found) throw notFound('quote');
  assertOpen(found);
  const {
    buyer,
    number,
    seller,
    notes: _,
    version: _version,
    rfq_number: _rfq,
    discount_percent: _discount,
    partial_ok: _part,
    enclosures: _files,
    ...sheet
  } = quoteToPrint({ ...found, lines, files: [] });
  const { total_paise } = sheet.totals;
  const to = payTo(seller, total_paise, number);
  const bytes = await renderOrder({
    ...sheet,
    ...{
      kind: 'proforma',
      about: { name: 'Quote', number },
      promised: null,
      po_number: null,
      po_date: null,
      cost_centre: null,
      buyer,
      seller,
    },
    payable: to && { to, amount_paise: total_paise, reference: number },
  });
  return { name: `proforma-${number.replace('/', '-')}.pdf`, type: 'application/pdf', bytes };
}

/** Only a quote that can still be accepted is paid; once accepted, the order has the proforma. */
function assertOpen(found: Parameters<typeof statusNow>[0]): void {
  const status = statusNow(found);
  if (status === 'sent') return;
  throw new AppError('conflict', status === 'draft' ? 'Send this quote first.' : QUOTE_CLOSED[status]);
}

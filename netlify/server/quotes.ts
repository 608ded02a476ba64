import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import type { QuoteDetail, QuoteVersion } from '#contracts/quotes.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { firstStep, placingRules } from './company-rules.ts';
import { asActor, db, myCompany } from './database.ts';
import { AppError } from './http/errors.ts';
import { printQuote } from './quote-print.ts';
import { daysLeft, type QuoteRows, quoteVersion } from './quote-rows.ts';
import type { Caller } from './session.ts';

/** What was sent to the caller's company; the policy hides drafts from a buyer too. */
export const sentToMe = and(eq(quotes.company_id, myCompany), ne(quotes.status, 'draft'));

/** Told for an id that the caller's company does not have, and for a draft. */
export const quoteNotFound = () => new AppError('not_found', 'This quote was not found.');

/** One version with the others of its RFQ, and what accepting it would ask for. 404 for any other id. */
export async function getQuote(actor: Caller, id: number): Promise<{ quote: QuoteDetail; others: QuoteVersion[] }> {
  const { me, versions, rfq, rules, order } = await readQuote(actor, id);
  const one = versions.find(({ quote }) => quote.id === id);
  if (!one || !rfq) throw quoteNotFound();
  const waits = firstStep(me, rules!, one.quote.total_paise).status === 'pending approval';
  return {
    quote: {
      ...quoteVersion(one),
      rfq_code: rfq.code,
      title: rfq.title,
      company: rfq.company,
      order: order ?? null,
      po_required: rules!.po_required,
      needs_approval: waits,
    },
    others: versions.filter((version) => version !== one).map(quoteVersion),
  };
}

/** The versions of a quote's RFQ with all that belongs to them, in one round trip; none for an id that is not the caller's. */
async function readQuote(actor: Caller, id: number) {
  const rfq_id = db
    .select({ id: quotes.rfq_id })
    .from(quotes)
    .where(and(sentToMe, eq(quotes.id, id)));
  const versionIds = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(sentToMe, inArray(quotes.rfq_id, rfq_id)));
  const [me, found, lines, history, [rfq], [rules], [order]] = await asActor(actor, [
    db
      .select({ quote: quotes, days_left: daysLeft, address: addresses })
      .from(quotes)
      .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
      .where(and(sentToMe, inArray(quotes.rfq_id, rfq_id)))
      .orderBy(desc(quotes.version)),
    db.select().from(quote_lines).where(inArray(quote_lines.quote_id, versionIds)).orderBy(quote_lines.line_no),
    // Staff are invisible to a buyer's query: their steps come without a name.
    db
      .select({ step: quote_history, by: users.name })
      .from(quote_history)
      .leftJoin(users, eq(users.id, quote_history.user_id))
      .where(inArray(quote_history.quote_id, versionIds))
      .orderBy(quote_history.id),
    db
      .select({ code: rfqs.code, title: rfqs.title, company: companies.name })
      .from(rfqs)
      .innerJoin(companies, eq(companies.id, rfqs.company_id))
      .where(inArray(rfqs.id, rfq_id)),
    placingRules(),
    db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.company_id, myCompany), eq(orders.quote_id, id))),
  ]);
  return { me, versions: versionsOf(found, lines, history), rfq, rules, order };
}

function versionsOf(
  found: Omit<QuoteRows, 'lines' | 'history'>[],
  lines: QuoteRows['lines'],
  history: QuoteRows['history'],
): QuoteRows[] {
  const linesOf = Map.groupBy(lines, (line) => line.quote_id);
  const historyOf = Map.groupBy(history, ({ step }) => step.quote_id);
  return found.map((row) => ({
    ...row,
    lines: linesOf.get(row.quote.id) ?? [],
    // A draft's steps are the desk's own affair.
    history: (historyOf.get(row.quote.id) ?? []).filter(({ step }) => step.status !== 'draft'),
  }));
}

/** The PDF of a version that was sent. 404 for any other id. */
export async function getQuotePdf(actor: Caller, id: number): Promise<FileReply> {
  const [, [found], lines] = await asActor(actor, [
    db
      .select({ quote: quotes, address: addresses, company: companies, rfq_code: rfqs.code })
      .from(quotes)
      .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
      .innerJoin(companies, eq(companies.id, quotes.company_id))
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .where(and(sentToMe, eq(quotes.id, id))),
    db.select().from(quote_lines).where(eq(quote_lines.quote_id, id)).orderBy(quote_lines.line_no),
  ]);
  if (!found) throw quoteNotFound();
  return printQuote({ ...found, lines });
}

/** The versions of one RFQ that were sent, the newest first, as a query for a batch. */
export function quotesOfRfq(rfq_id: number) {
  return db
    .select({ quote: quotes, days_left: daysLeft })
    .from(quotes)
    .where(and(sentToMe, eq(quotes.rfq_id, rfq_id)))
    .orderBy(desc(quotes.version));
}

/** Where-clause on `quotes q`: the row is as it was read, still open by India's calendar, and no newer version was sent. */
export const stillOpen = (id: number, revision: number) => sql`
  q.id = ${id} and q.company_id = app_company() and q.status = 'sent' and q.revision = ${revision}
  and q.valid_until >= (now() at time zone 'Asia/Kolkata')::date
  and not exists (select 1 from quotes n where n.rfq_id = q.rfq_id and n.version > q.version)`;

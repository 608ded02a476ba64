import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { formatQtyRules } from '#contracts/catalog/terms.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { QuoteDetail, QuoteVersion } from '#contracts/quotes/portal.ts';
import { catalog } from '#db/catalog-view.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { messages } from '#db/schema/messages.ts';
import { orders } from '#db/schema/orders.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { stepsToShow } from '../approvals/approval-steps.ts';
import { initialStatus, mostWithoutApproval, mustAsk, needsApproval, orderRules } from '../companies/rules.ts';
import { messagesWhere, threadOf } from '../messages/thread.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { fileNamesOf, filesOfQuote } from './files.ts';
import { printQuote } from './pdf.ts';
import { daysLeft, type QuoteRows, quoteVersion, sellerOfQuote } from './rows.ts';

/** Quotes sent to the caller's company; the policy hides drafts from buyers too. */
export const sentToMe = and(eq(quotes.company_id, myCompany), ne(quotes.status, 'draft'));

/** A version with the others of its RFQ, and what is needed to accept it. 404 for another company's quote or a draft. */
export async function getQuote(actor: Caller, id: number): Promise<{ quote: QuoteDetail; others: QuoteVersion[] }> {
  const { me, versions, rfq, rules, order, sold, thread } = await readQuote(actor, id);
  const one = versions.find(({ quote }) => quote.id === id);
  if (!one || !rfq) throw notFound('quote');
  const { status } = initialStatus(me, rules!, one.quote.total_paise);
  return {
    quote: {
      ...quoteVersion(one),
      rfq_code: rfq.code,
      title: rfq.title,
      company: rfq.company,
      ship_gstin: one.address.gstin ?? rfq.gst_number,
      order: order ?? null,
      qty_rules: sold.filter((each) => formatQtyRules(each) !== null),
      po_required: rules!.po_required,
      needs_approval: needsApproval(me, rules!, one.quote.total_paise),
      steps: mustAsk(me, rules!) ? stepsToShow(rules!) : [],
      approval_above: toRupees(mostWithoutApproval(me, rules!)),
      approvers: rules!.approvers.map(({ name }) => name),
      over_credit: status === 'on hold',
      messages: threadOf(thread, 'buyer'),
    },
    others: versions.filter((version) => version !== one).map(quoteVersion),
  };
}

/** All versions of a quote's RFQ in one round trip; none for another company's quote. */
async function readQuote(actor: Caller, id: number) {
  const rfq_id = db
    .select({ id: quotes.rfq_id })
    .from(quotes)
    .where(and(sentToMe, eq(quotes.id, id)));
  const versionIds = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(sentToMe, inArray(quotes.rfq_id, rfq_id)));
  const [me, found, lines, history, [rfq], [rules], [order], sold, thread] = await asActor(actor, [
    db
      .select({ quote: quotes, days_left: daysLeft, address: addresses, files: filesOfQuote })
      .from(quotes)
      .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
      .where(and(sentToMe, inArray(quotes.rfq_id, rfq_id)))
      .orderBy(desc(quotes.version)),
    db.select().from(quote_lines).where(inArray(quote_lines.quote_id, versionIds)).orderBy(quote_lines.line_no),
    // Buyers cannot read staff rows, so steps by staff have no name.
    db
      .select({ step: quote_history, by: users.name })
      .from(quote_history)
      .leftJoin(users, eq(users.id, quote_history.user_id))
      .where(inArray(quote_history.quote_id, versionIds))
      .orderBy(quote_history.id),
    db
      .select({ code: rfqs.code, title: rfqs.title, company: companies.name, gst_number: companies.gst_number })
      .from(rfqs)
      .innerJoin(companies, eq(companies.id, rfqs.company_id))
      .where(inArray(rfqs.id, rfq_id)),
    orderRules(),
    db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.company_id, myCompany), eq(orders.quote_id, id))),
    // Rules are for the unit in which the item is sold.
    db
      .select({ line_no: quote_lines.line_no, min_qty: catalog.min_qty, qty_multiple: catalog.qty_multiple })
      .from(quote_lines)
      .innerJoin(catalog, and(eq(catalog.id, quote_lines.product_id), eq(catalog.unit, quote_lines.unit)))
      .where(and(eq(quote_lines.quote_id, id), eq(catalog.company_id, myCompany))),
    messagesWhere(inArray(messages.rfq_id, rfq_id)),
  ]);
  return { me, versions: versionsOf(found, lines, history), rfq, rules, order, sold, thread };
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
    // Buyers do not see when a draft was made.
    history: (historyOf.get(row.quote.id) ?? []).filter(({ step }) => step.status !== 'draft'),
  }));
}

/** The PDF of a quote. 404 for another company's quote or a draft. */
export async function getQuotePdf(actor: Caller, id: number): Promise<FileReply> {
  const [, [found], lines, files] = await asActor(actor, [
    db
      .select({ quote: quotes, address: addresses, company: companies, rfq_code: rfqs.code, seller: sellerOfQuote })
      .from(quotes)
      .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
      .innerJoin(companies, eq(companies.id, quotes.company_id))
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .where(and(sentToMe, eq(quotes.id, id))),
    db.select().from(quote_lines).where(eq(quote_lines.quote_id, id)).orderBy(quote_lines.line_no),
    fileNamesOf(id),
  ]);
  if (!found) throw notFound('quote');
  return printQuote({ ...found, lines, files });
}

/** Query of an RFQ's quotes without drafts, the newest first. */
export function quotesOfRfq(rfq_id: number) {
  return db
    .select({ quote: quotes, days_left: daysLeft })
    .from(quotes)
    .where(and(sentToMe, eq(quotes.rfq_id, rfq_id)))
    .orderBy(desc(quotes.version));
}

/** Condition on `quotes q`: the quote is unchanged since it was read, not expired, and its RFQ's newest version. */
export const stillOpen = (id: number, revision: number) => sql`
  q.id = ${id} and q.company_id = app_company() and q.status = 'sent' and q.revision = ${revision}
  and q.valid_until >= ${todayInIndia}
  and not exists (select 1 from quotes n where n.rfq_id = q.rfq_id and n.version > q.version)`;

import { and, eq, sql } from 'drizzle-orm';
import { QUOTE_CHANGED } from '#contracts/conflicts.ts';
import { formatUnitPrice, toPaise, toRupees } from '#contracts/fields/money.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { type CounterQuote, QUOTE_CLOSED } from '#contracts/quotes/portal.ts';
import { companies } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, type Me, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { sentToMe, stillOpen } from './list.ts';
import { type DatedQuote, daysLeft, statusNow } from './rows.ts';

/** Sends a counter-offer with other prices or quantities to sales. 400 for an unknown line, 409 for a closed quote. */
export async function counterQuote(actor: Caller, { id, message, lines }: CounterQuote) {
  const read = await readOpen(actor, id);
  const { me, quote, quoted, about } = read;
  const asked = lines.map(({ line_no, price, qty }, index) => {
    const line = quoted.find((one) => one.line_no === line_no);
    if (!line) throw fieldError('invalid', `lines.${index}.line_no`, UNKNOWN_LINE);
    const decimals = qty == null ? null : decimalsFault(qty, line.unit);
    if (decimals) throw fieldError('invalid', `lines.${index}.qty`, decimals);
    return { line, line_no, price_paise: price == null ? null : toPaise(price), qty: qty ?? null };
  });
  const changes = asked.filter(({ price_paise, qty }) => price_paise !== null || qty !== null);
  await write(actor, [
    answer(quote, 'countered', message, JSON.stringify(changes.map(({ line: _, ...change }) => change))),
    step(me, quote, 'countered', message),
    db.insert(outbox).values(
      mail('quote-countered', contact.email, {
        ...about,
        message,
        lines: changes.map(({ line, price_paise, qty }) => ({
          sku: line.sku || null,
          name: line.name,
          qty: qty ?? line.qty,
          unit: line.unit,
          total: price_paise === null ? null : formatUnitPrice({ ...line, price: toRupees(price_paise) }),
        })),
      }),
    ),
  ]);
  return { message: `Counter-offer on ${quote.code} sent.` };
}

/** Declines a quote and mails the reason to sales. 409 for a closed quote. */
export async function declineQuote(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const { me, quote, about } = await readOpen(actor, id);
  await write(actor, [
    answer(quote, 'declined', reason, null),
    step(me, quote, 'declined', reason),
    db.insert(outbox).values(mail('quote-declined', contact.email, { ...about, reason })),
  ]);
  return { message: `${quote.code} declined.` };
}

/** 409 unless the buyer can still answer the quote. */
export function assertOpen(row: DatedQuote): void {
  const status = statusNow(row);
  if (status !== 'sent') throw new AppError('conflict', QUOTE_CLOSED[status as keyof typeof QUOTE_CLOSED]);
}

async function readOpen(actor: Caller, id: number) {
  const [me, [found], quoted] = await asActor(actor, [
    db
      .select({ quote: quotes, days_left: daysLeft, title: rfqs.title, company: companies.name })
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .innerJoin(companies, eq(companies.id, quotes.company_id))
      .where(and(sentToMe, eq(quotes.id, id))),
    db.select().from(quote_lines).where(eq(quote_lines.quote_id, id)).orderBy(quote_lines.line_no),
  ]);
  if (!found) throw notFound('quote');
  assertOpen(found);
  const { quote, title, company } = found;
  const { code, version, rfq_id, total_paise } = quote;
  const total = formatPaise(total_paise);
  return { me, quote, quoted, about: { rfq_id, code, version, title, company, name: me.name, total } };
}

type Quote = typeof quotes.$inferSelect;

/** Closes the open quote with the buyer's answer; fails if it is no longer open. */
function answer({ id, revision }: Quote, status: 'countered' | 'declined', note: string, counter: string | null) {
  return rows(sql`
    with answered as (
      update quotes q set status = ${status}, buyer_note = ${note}, counter = ${counter}::jsonb
      where ${stillOpen(id, revision)} returning 1)
    select must(count(*) = 1, 'quote') from answered`);
}

function step(me: Me, { id }: Quote, status: Quote['status'], note: string) {
  return db.insert(quote_history).values({ quote_id: id, company_id: me.company_id!, status, note, user_id: me.id });
}

async function write(actor: Caller, statements: Parameters<typeof asActor>[1]) {
  await orConflict(asActor(actor, statements), QUOTE_CHANGED);
}

const UNKNOWN_LINE = 'This line is not in the quote. Reload the page and try again.';

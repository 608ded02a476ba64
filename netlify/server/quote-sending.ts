import { sql, type SQL } from 'drizzle-orm';
import { PRICE_MISSING, QUOTE_DAY_PASSED, QUOTE_OF_NOTHING, RFQ_MOVED, type SaveQuote } from '#contracts/rfq-desk.ts';
import { ENDED_RFQ, RFQ_ENDED } from '#contracts/rfqs.ts';
import { RATE_CHOICES } from '#contracts/units.ts';
import { outbox } from '#db/schema/orders.ts';
import { quote_history } from '#db/schema/quotes.ts';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { readDay, readMoney } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { rateOffered } from './product-saving.ts';
import { noneAccepted, readVersion, stillDraft } from './quote-desk.ts';
import { printQuote } from './quote-print.ts';
import { quoteInMail } from './quote-rows.ts';
import type { Caller } from './session.ts';

/**
 * Sends a draft to the buyer, with its PDF: earlier versions that are open or countered are superseded, the RFQ is
 * quoted. 400 where a line has no price, the last day has passed, all of it comes to nothing, or a line's GST rate is
 * none that a product may have; 409 where the draft was saved meanwhile, is none, or the RFQ has ended or is ordered.
 */
export async function sendQuote(actor: Caller, { id, revision }: { id: number; revision: number }) {
  const version = await readVersion(actor, id);
  const { quote, rfq, lines, today } = version;
  if (ENDED_RFQ.includes(rfq.status)) throw new AppError('conflict', RFQ_ENDED);
  if (quote.status !== 'draft') throw new AppError('conflict', `${quote.code} is ${quote.status}: it cannot be sent.`);
  const unpriced = lines.filter(({ unpriced_discount_bp }) => unpriced_discount_bp !== null);
  if (unpriced.length > 0) throw refusal(PRICE_MISSING, ...unpriced.map(({ line_no }) => `lines.${line_no - 1}.price`));
  if (quote.total_paise === 0) throw refusal(QUOTE_OF_NOTHING, 'lines.0.price');
  if (quote.valid_until! < today) throw refusal(QUOTE_DAY_PASSED, 'valid_until');
  const pdf = await printQuote({ ...version, quote: { ...quote, sent_at: new Date() } });
  const step = { quote_id: id, company_id: quote.company_id, user_id: actor.uid };
  await orConflict(
    asActor(actor, [
      guard('draft', stillDraft(id, revision)),
      ratesOffered(sql`
        select line_no, product_id, hsn, gst_rate_bp from quote_lines where quote_id = ${id} and kind = 'goods'`),
      rows(sql`
        with superseded as (
          update quotes set status = 'superseded'
          where rfq_id = ${rfq.id} and id <> ${id} and status in ('sent', 'countered') returning id, company_id)
        insert into quote_history (quote_id, company_id, status, user_id)
        select id, company_id, 'superseded', ${actor.uid} from superseded`),
      // Behind the wait for an acceptance that holds an earlier version's row: before it, none is to be seen.
      guard('accepted', noneAccepted(rfq.id)),
      rows(sql`update quotes set status = 'sent', sent_at = now() where id = ${id}`),
      db.insert(quote_history).values({ ...step, status: 'sent' }),
      rows(sql`
        with moved as (
          update rfqs set status = 'quoted' where id = ${rfq.id} and status not in ${ENDED_RFQ} returning id, company_id),
        noted as (
          insert into rfq_history (rfq_id, company_id, status, note, user_id)
          select id, company_id, 'quoted', ${quote.code}, ${actor.uid} from moved)
        select must(count(*) = 1, 'rfq') from moved`),
      db.insert(outbox).values(
        mail('quote-sent', rfq.email, {
          ...{ quote_id: id, code: quote.code, version: quote.version, title: rfq.title, name: rfq.name },
          valid_until: readDay(quote.valid_until!),
          note: quote.notes,
          ...quoteInMail(quote, lines),
          pdf: { filename: pdf.name, base64: Buffer.from(pdf.bytes).toString('base64') },
        }),
      ),
    ]).catch(refuseRates),
    RFQ_MOVED,
  );
  return { message: `${quote.code} sent to ${rfq.email}.` };
}

const refusal = (message: string, ...fields: string[]) =>
  new AppError('invalid', message, { fields: Object.fromEntries(fields.map((field) => [field, message])) });

/** What the failure of the rates' guard begins with; the lines' places follow. */
const RATES = 'rates ';

/** Raises where goods carry a rate that their product could not be given: what is sent becomes a tax invoice as it stands. */
function ratesOffered(goods: SQL) {
  const carried = sql`(select gst_rate_bp from products p where p.id = l.product_id)`;
  return rows(sql`
    select must(count(*) = 0, ${RATES}::text || string_agg((l.line_no - 1)::text, ' ' order by l.line_no))
    from (${goods}) l where not ${rateOffered(sql`l.gst_rate_bp`, carried, sql`l.hsn`)}`);
}

type TaxedLine = Pick<SaveQuote['lines'][number], 'product_id' | 'hsn' | 'gst_rate'>;

/** The same of lines as they stand in the editor, before anything is saved, asked or sent. */
export async function checkRates(actor: Caller, { lines }: { lines: TaxedLine[] }) {
  const goods = lines.map(({ gst_rate, ...line }, at) => ({
    ...line,
    ...{ line_no: at + 1, gst_rate_bp: gst_rate === null ? null : Math.round(gst_rate * 100) },
  }));
  await asActor(actor, [
    ratesOffered(sql`
      select * from json_to_recordset(${JSON.stringify(goods)}::json)
        as typed (line_no int, product_id bigint, hsn text, gst_rate_bp int)`),
  ]).catch(refuseRates);
  return {};
}

/** The refusal at each such line, in the words of the product's form. */
function refuseRates(error: unknown): never {
  if (!(error instanceof GuardFailed) || !error.guard.startsWith(RATES)) throw error;
  const places = error.guard.slice(RATES.length).split(' ');
  throw refusal(RATE_CHOICES, ...places.map((place) => `lines.${place}.gst_rate`));
}

/**
 * Withdraws a version that was sent and is not answered, or whose counter-offer is not met, and tells the buyer: the RFQ is
 * under review again. 409 for any other status.
 */
export async function withdrawQuote(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const { quote, rfq } = await readVersion(actor, id);
  if (quote.status !== 'sent' && quote.status !== 'countered') {
    throw new AppError('conflict', `${quote.code} is ${quote.status}: it cannot be withdrawn.`);
  }
  await orConflict(
    asActor(actor, [
      rows(sql`
        with moved as (update quotes set status = 'withdrawn' where id = ${id} and status = ${quote.status} returning 1)
        select must(count(*) = 1, 'quote') from moved`),
      db.insert(quote_history).values({
        ...{ quote_id: id, company_id: quote.company_id, status: 'withdrawn' },
        ...{ note: reason, user_id: actor.uid },
      }),
      // Something is to be said to the buyer again.
      rows(sql`
        with moved as (update rfqs set status = 'under review' where id = ${rfq.id} and status = 'quoted' returning id, company_id)
        insert into rfq_history (rfq_id, company_id, status, note, user_id)
        select id, company_id, 'under review', ${`${quote.code} withdrawn`}, ${actor.uid} from moved`),
      db.insert(outbox).values(
        mail('quote-withdrawn', rfq.email, {
          ...{ quote_id: id, code: quote.code, version: quote.version, title: rfq.title, name: rfq.name },
          ...{ total: readMoney(quote.total_paise), reason, countered: quote.status === 'countered' },
        }),
      ),
    ]),
    RFQ_MOVED,
  );
  return { message: `${quote.code} withdrawn.` };
}

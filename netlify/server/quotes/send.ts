import { sql, type SQL } from 'drizzle-orm';
import { RFQ_CHANGED } from '#contracts/conflicts.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { RATE_CHOICES } from '#contracts/fields/units.ts';
import {
  PRICE_MISSING,
  QUOTE_VALIDITY_PASSED,
  RATE_MISSING,
  ZERO_QUOTE,
  type SaveQuote,
} from '#contracts/quotes/admin.ts';
import { canMove, statusesBefore, statusesWith } from '#contracts/life-cycle.ts';
import { RFQ_ENDED } from '#contracts/quotes/rfqs.ts';
import { QUOTE_STATES, RFQ_STATES } from '#contracts/quotes/states.ts';
import { outbox } from '#db/schema/outbox.ts';
import { quote_history } from '#db/schema/quotes.ts';
import { rateOffered } from '../catalog/save.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import { toBasisPoints } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { noneAccepted, readVersion, stillDraft } from './draft.ts';
import { printQuote } from './pdf.ts';
import { quoteInMail } from './rows.ts';

/**
 * Sends a draft to the buyer, with its PDF. Earlier open or countered versions are superseded, and the RFQ becomes quoted.
 * 400 if a line has no price, no GST rate or one that its product may not have, the validity has passed or the total is zero; 409
 * if it is not a draft or was saved meanwhile, or the RFQ has ended or a version is accepted.
 */
export async function sendQuote(actor: Caller, { id, revision }: { id: number; revision: number }) {
  const version = await readVersion(actor, id);
  assertSendable(version);
  const { quote, rfq } = version;
  const pdf = await printQuote({ ...version, quote: { ...quote, sent_at: new Date() } });
  const step = { quote_id: id, company_id: quote.company_id, user_id: actor.uid };
  await orConflict(
    asActor(actor, [
      guard('draft', stillDraft(id, revision)),
      assertRates(sql`
        select line_no, product_id, hsn, gst_rate_bp from quote_lines where quote_id = ${id} and kind = 'goods'`),
      supersedeOthers(rfq.id, id, actor),
      // After the update, which waits for a concurrent acceptance of an earlier version.
      guard('accepted', noneAccepted(rfq.id)),
      rows(sql`update quotes set status = 'sent', sent_at = now() where id = ${id}`),
      db.insert(quote_history).values({ ...step, status: 'sent' }),
      markQuoted(rfq.id, quote.code, actor),
      db.insert(outbox).values(quoteMail(version, pdf)),
    ]).catch(rethrowRates),
    RFQ_CHANGED,
  );
  return { message: `${quote.code} sent to ${rfq.email}.` };
}

type Version = Awaited<ReturnType<typeof readVersion>>;

function assertSendable({ quote, rfq, lines, today }: Version): void {
  if (RFQ_STATES[rfq.status].isEnded) throw new AppError('conflict', RFQ_ENDED);
  if (quote.status !== 'draft') {
    throw new AppError('conflict', `${quote.code} is ${quote.status} and cannot be sent.`);
  }
  const unpriced = lines.filter(({ unpriced_discount_bp }) => unpriced_discount_bp !== null);
  if (unpriced.length > 0) throw invalid(PRICE_MISSING, ...unpriced.map(({ line_no }) => `lines.${line_no - 1}.price`));
  const unrated = lines.filter(({ gst_rate_bp }) => gst_rate_bp === null);
  if (unrated.length > 0) throw invalid(RATE_MISSING, ...unrated.map(({ line_no }) => `lines.${line_no - 1}.gst_rate`));
  if (quote.total_paise === 0) throw invalid(ZERO_QUOTE, 'lines.0.price');
  if (quote.valid_until! < today) throw invalid(QUOTE_VALIDITY_PASSED, 'valid_until');
}

const supersedeOthers = (rfqId: number, id: number, actor: Caller) =>
  rows(sql`
    with superseded as (
      update quotes set status = 'superseded'
      where rfq_id = ${rfqId} and id <> ${id} and status in ${statusesBefore(QUOTE_STATES, 'system', 'superseded')}
      returning id, company_id)
    insert into quote_history (quote_id, company_id, status, user_id)
    select id, company_id, 'superseded', ${actor.uid} from superseded`);

const markQuoted = (rfqId: number, code: string, actor: Caller) =>
  rows(sql`
    with moved as (
      update rfqs set status = 'quoted' where id = ${rfqId} and status not in ${statusesWith(RFQ_STATES, 'isEnded')}
      returning id, company_id),
    noted as (
      insert into rfq_history (rfq_id, company_id, status, note, user_id)
      select id, company_id, 'quoted', ${code}, ${actor.uid} from moved)
    select must(count(*) = 1, 'rfq') from moved`);

const quoteMail = ({ quote, rfq, lines, files }: Version, pdf: FileReply) =>
  mail('quote-sent', rfq.email, {
    ...{ quote_id: quote.id, code: quote.code, version: quote.version, title: rfq.title, name: rfq.name },
    valid_until: formatDay(quote.valid_until!),
    note: quote.notes,
    files: files.length,
    ...quoteInMail(quote, lines),
    pdf: { filename: pdf.name, base64: Buffer.from(pdf.bytes).toString('base64') },
  });

const invalid = (message: string, ...fields: string[]) =>
  new AppError('invalid', message, { fields: Object.fromEntries(fields.map((field) => [field, message])) });

/** Prefix of the rates guard's name; the indexes of the refused lines follow. */
const RATES = 'rates ';

/** Fails if a line has a rate that its product may not have: the quote becomes a tax invoice unchanged. */
function assertRates(goods: SQL) {
  const current = sql`(select gst_rate_bp from catalog p where p.id = l.product_id)`;
  return rows(sql`
    select must(count(*) = 0, ${RATES}::text || string_agg((l.line_no - 1)::text, ' ' order by l.line_no))
    from (${goods}) l where not ${rateOffered(sql`l.gst_rate_bp`, current, sql`l.hsn`)}`);
}

type TaxedLine = Pick<SaveQuote['lines'][number], 'product_id' | 'hsn' | 'gst_rate'>;

/** Checks the rates of the editor's lines before they are saved. 400 names the refused lines. */
export async function checkRates(actor: Caller, { lines }: { lines: TaxedLine[] }) {
  const goods = lines.map(({ gst_rate, ...line }, at) => ({
    ...line,
    ...{ line_no: at + 1, gst_rate_bp: toBasisPoints(gst_rate) },
  }));
  await asActor(actor, [
    assertRates(sql`
      select * from json_to_recordset(${JSON.stringify(goods)}::json)
        as typed (line_no int, product_id bigint, hsn text, gst_rate_bp int)`),
  ]).catch(rethrowRates);
  return {};
}

/** For `catch`: a failed rates guard as an error at each refused line, with the product form's message. */
function rethrowRates(error: unknown): never {
  if (!(error instanceof GuardFailed) || !error.guard.startsWith(RATES)) throw error;
  const indexes = error.guard.slice(RATES.length).split(' ');
  throw invalid(RATE_CHOICES, ...indexes.map((index) => `lines.${index}.gst_rate`));
}

/**
 * Withdraws a sent or countered version and mails the buyer; the RFQ is under review again. 409 for any other status.
 */
export async function withdrawQuote(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const { quote, rfq } = await readVersion(actor, id);
  if (!canMove(QUOTE_STATES, 'staff', quote.status, 'withdrawn')) {
    throw new AppError('conflict', `${quote.code} is ${quote.status} and cannot be withdrawn.`);
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
      rows(sql`
        with moved as (update rfqs set status = 'under review' where id = ${rfq.id} and status = 'quoted' returning id, company_id)
        insert into rfq_history (rfq_id, company_id, status, note, user_id)
        select id, company_id, 'under review', ${`${quote.code} withdrawn`}, ${actor.uid} from moved`),
      db.insert(outbox).values(
        mail('quote-withdrawn', rfq.email, {
          ...{ quote_id: id, code: quote.code, version: quote.version, title: rfq.title, name: rfq.name },
          ...{ total: formatPaise(quote.total_paise), reason, countered: quote.status === 'countered' },
        }),
      ),
    ]),
    RFQ_CHANGED,
  );
  return { message: `${quote.code} withdrawn.` };
}

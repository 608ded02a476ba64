import { and, eq, sql, type SQL } from 'drizzle-orm';
import { RFQ_CHANGED } from '#contracts/conflicts.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { SaveQuote } from '#contracts/quotes/admin.ts';
import { RFQ_ENDED } from '#contracts/quotes/rfqs.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { asActor, db, errorCode, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { toBasisPoints } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { priceDraft } from './draft-lines.ts';
import { fileNamesOf, rethrowFileGone, setFiles } from './files.ts';
import { printQuote } from './pdf.ts';
import { sellerOfQuote } from './rows.ts';
import { rfqForMail } from './rfq-transition.ts';

/**
 * Saves the draft of an RFQ's next version, guarded by the draft's revision, and starts it if there is none. Calculates tax
 * and sums of the priced lines. 404 for an address of another company, 400 for too large a total, 409 if the RFQ has ended,
 * a version was accepted, another user has saved the draft, or a file is no longer stored.
 */
export async function saveQuote(actor: Caller, body: SaveQuote) {
  const { rfq, address, draft, accepted, last } = await readForDraft(actor, body);
  if (RFQ_STATES[rfq.status].isEnded) throw new AppError('conflict', RFQ_ENDED);
  if (accepted) throw new AppError('conflict', `${accepted.code} has been accepted. Drafts can no longer be saved.`);
  if (!address) throw new AppError('not_found', 'That address does not belong to the company. Choose another one.');
  if (draft ? draft.revision !== body.revision : body.revision !== undefined)
    throw new AppError('conflict', RFQ_CHANGED);
  const { lines, sums } = priceDraft(body, address);
  const header = {
    ...{ ship_address_id: address.id, ship_state: address.state, valid_until: body.valid_until },
    ...{ discount_bp: toBasisPoints(body.discount), partial_ok: body.partial_ok },
    ...{ terms: body.terms, notes: body.notes, ...sums },
  };
  const id = draft ? sql`${draft.id}` : NEW_QUOTE;
  const { company_id } = rfq;
  const step = { quote_id: NEW_QUOTE, company_id, status: 'draft' as const, user_id: actor.uid };
  const [, , , [saved]] = await orConflict(
    asActor(actor, [
      draft ? guard('draft', stillDraft(draft.id, draft.revision)) : guard('version', noNewer(body.rfq_id, last)),
      guard('accepted', noneAccepted(body.rfq_id)),
      draft
        ? updateDraft(draft.id, header)
        : insertDraft({ ...header, company_id, rfq_id: body.rfq_id, version: last + 1, created_by: actor.uid }),
      rows(sql`delete from quote_lines where quote_id = ${id}`),
      insertLines(id, company_id, lines),
      setFiles(id, body.files ?? []),
      ...(draft ? [] : [db.insert(quote_history).values(step)]),
    ]).catch(rethrowFileGone),
    RFQ_CHANGED,
  ).catch((error: unknown) => {
    // Two users have started the same version at once.
    throw errorCode(error) === '23505' ? new AppError('conflict', RFQ_CHANGED) : error;
  });
  const { total_paise, ...rest } = saved!;
  return { message: `${rest.code} saved as a draft.`, ...rest, total: toRupees(total_paise) };
}

/** The quote that this batch has inserted. */
const NEW_QUOTE = sql<number>`currval('quotes_id_seq')`;

const SAVED = { id: quotes.id, code: quotes.code, revision: quotes.revision, total_paise: quotes.total_paise };

const insertDraft = (values: Omit<typeof quotes.$inferInsert, 'status'>) =>
  db
    .insert(quotes)
    .values({ ...values, status: 'draft' })
    .returning(SAVED);

const updateDraft = (id: number, values: Partial<typeof quotes.$inferInsert>) =>
  db
    .update(quotes)
    .set({ ...values, revision: sql`${quotes.revision} + 1`, updated_at: sql`now()` })
    .where(eq(quotes.id, id))
    .returning(SAVED);

const LINE_COLUMNS = sql.raw(
  'line_no, company_id, kind, product_id, rfq_line_no, sku, name, brand, unit, hsn, qty, price_paise, price_per, discount_paise, ' +
    'discount_bp, unpriced_discount_bp, gst_rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, lead_days',
);

/** Inserts the lines as one JSON parameter: separate ones would be 40,000 for 2,000 lines. */
function insertLines(quoteId: SQL, company_id: number, lines: ReturnType<typeof priceDraft>['lines']) {
  const numbered = lines.map((line, index) => ({ ...line, line_no: index + 1, company_id }));
  return rows(sql`
    insert into quote_lines (quote_id, ${LINE_COLUMNS}) select ${quoteId}, ${LINE_COLUMNS}
    from json_populate_recordset(null::quote_lines, ${JSON.stringify(numbered)}::json)`);
}

async function readForDraft(actor: Caller, { rfq_id, ship_address_id }: SaveQuote) {
  const [, [rfq], [address], versions] = await asActor(actor, [
    rfqForMail(rfq_id),
    db
      .select()
      .from(addresses)
      .where(
        and(
          eq(addresses.id, ship_address_id),
          sql`${addresses.company_id} = (select company_id from rfqs where id = ${rfq_id})`,
        ),
      ),
    db
      .select({
        ...{ id: quotes.id, code: quotes.code, version: quotes.version },
        ...{ status: quotes.status, revision: quotes.revision },
      })
      .from(quotes)
      .where(eq(quotes.rfq_id, rfq_id)),
  ]);
  if (!rfq) throw notFound('RFQ');
  const last = Math.max(0, ...versions.map(({ version }) => version));
  const withStatus = (wanted: 'draft' | 'accepted') => versions.find(({ status }) => status === wanted);
  return { rfq, address, draft: withStatus('draft'), accepted: withStatus('accepted'), last };
}

/** The draft is unchanged; locks its row until the batch ends. */
export const stillDraft = (id: number, revision: number) =>
  sql`exists (select 1 from quotes where id = ${id} and status = 'draft' and revision = ${revision} for update)`;

/** No version of the RFQ has been accepted. */
export const noneAccepted = (rfqId: number) =>
  sql`not exists (select 1 from quotes where rfq_id = ${rfqId} and status = 'accepted')`;

const noNewer = (rfqId: number, last: number) =>
  sql`not exists (select 1 from quotes where rfq_id = ${rfqId} and version > ${last})`;

/** A version with everything for its PDF and mail. 404 for an unknown id. */
export async function readVersion(actor: Caller, id: number) {
  const rfqId = sql`(select rfq_id from quotes where id = ${id})`;
  const [, [found], lines, files, [rfq], today] = await asActor(actor, [
    db
      .select({ quote: quotes, address: addresses, company: companies, rfq_code: rfqs.code, seller: sellerOfQuote })
      .from(quotes)
      .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
      .innerJoin(companies, eq(companies.id, quotes.company_id))
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .where(eq(quotes.id, id)),
    db.select().from(quote_lines).where(eq(quote_lines.quote_id, id)).orderBy(quote_lines.line_no),
    fileNamesOf(id),
    rfqForMail(rfqId),
    rows<{ day: string }>(sql`select ${todayInIndia}::text as day`),
  ]);
  if (!found || !rfq) throw notFound('quote');
  return { ...found, lines, files, rfq, today: today.rows[0]!.day };
}

/** Any version as a PDF; a draft is dated today. 404 for an unknown id. */
export async function getAdminQuotePdf(actor: Caller, id: number): Promise<FileReply> {
  const { quote, ...rest } = await readVersion(actor, id);
  return printQuote({ ...rest, quote: { ...quote, sent_at: quote.sent_at ?? new Date() } });
}

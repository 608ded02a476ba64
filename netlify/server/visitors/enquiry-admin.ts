import { eq, sql } from 'drizzle-orm';
import { ENQUIRY_CHANGED } from '#contracts/conflicts.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { AdminEnquiry } from '#contracts/visitors/enquiry-admin.ts';
import { users } from '#db/schema/companies.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { rfq_submissions } from '#db/schema/visitors.ts';
import { asActor, db, guard, orConflict, type Queries, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { matches, type Paging, readPage } from '../platform/list-page.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';
import { thisRfq } from '../quotes/rfq-rows.ts';
import { type Handled, isHandled } from './inbox-admin.ts';
import { rfqFrom } from './rfq-from-enquiry.ts';

interface ListQuery extends Paging {
  q: string | null;
  handled?: Handled | undefined;
  sort?: string | undefined;
}

/** A page of visitors' enquiries, newest first by default. */
export async function listEnquiries(actor: Caller, { q, handled, sort, ...paging }: ListQuery) {
  const { id, code, name, email, phone, company, requirement, lines, created_at, handled_at } = rfq_submissions;
  const list = {
    query: db
      .select({
        ...{ id, code, name, email, phone, company, requirement, lines, created_at, handled_at },
        attachment: rfq_submissions.attachment_name,
        rfq: { id: rfqs.id, code: rfqs.code },
      })
      .from(rfq_submissions)
      .leftJoin(rfqs, eq(rfqs.enquiry_id, id))
      .$dynamic(),
    table: rfq_submissions,
    search: matches(rfq_submissions.search_text, q),
    where: isHandled(handled_at, handled),
    sortBy: id,
    descending: sort !== 'date_asc',
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ lines, created_at, handled_at, ...row }): AdminEnquiry => ({
      ...row,
      lines: lines.map(({ target_price_paise, ...line }) => ({
        ...line,
        target_price: toRupees(target_price_paise),
      })),
      created_at: created_at.toISOString(),
      handled_at: handled_at && handled_at.toISOString(),
    })),
    ...counts,
  };
}

/** A link to the file of an enquiry. 404 if there is none. */
export async function getEnquiryAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db.select({ key: rfq_submissions.attachment_key }).from(rfq_submissions).where(eq(rfq_submissions.id, id)),
  ]);
  if (!found?.key) throw new AppError('not_found', 'This enquiry has no file.');
  return { url: await privateLink(found.key) };
}

/**
 * Turns an enquiry into an RFQ of a customer, who is notified, or marks it as handled without one. 404 for an unknown
 * enquiry or customer, 409 if it is already handled.
 */
export async function handleEnquiry(actor: Caller, { id, user_id }: { id: number; user_id: number | null }) {
  const [, [enquiry], [customer]] = await asActor(actor, [
    db.select().from(rfq_submissions).where(eq(rfq_submissions.id, id)),
    db
      .select({ id: users.id, company_id: users.company_id })
      .from(users)
      .where(sql`${users.id} = ${user_id ?? 0} and ${users.role} = 'customer' and ${users.disabled_at} is null`),
  ]);
  if (!enquiry) throw notFound('enquiry');
  if (enquiry.handled_at) throw new AppError('conflict', `${enquiry.code} has already been handled.`);
  if (user_id !== null && !customer) {
    throw new AppError('not_found', 'This customer was not found. Choose another one.');
  }
  const markHandled = [
    guard('open', sql`exists (select 1 from rfq_submissions where id = ${id} and handled_at is null for update)`),
    rows(sql`update rfq_submissions set handled_at = now() where id = ${id}`),
  ] as const;
  if (!customer) {
    await orConflict(asActor(actor, markHandled), ENQUIRY_CHANGED);
    return { message: `${enquiry.code} marked as done.`, rfq_id: null };
  }
  const answers = await orConflict(
    asActor(actor, [
      ...markHandled,
      ...rfqFrom(
        { ...enquiry, message_id: null },
        {
          user_id: sql`${customer.id}::bigint`,
          company_id: sql`${customer.company_id}::bigint`,
          staff: actor.uid,
          isMailed: true,
        },
      ),
      db.select({ id: rfqs.id, code: rfqs.code }).from(rfqs).where(eq(rfqs.id, thisRfq)),
    ] as Queries),
    ENQUIRY_CHANGED,
  );
  const [created] = answers.at(-1) as { id: number; code: string }[];
  return { message: `${enquiry.code} is now ${created!.code}.`, rfq_id: created!.id };
}

import { eq, sql } from 'drizzle-orm';
import { RFQ_MOVED } from '#contracts/rfq-desk.ts';
import { toRupees } from '#contracts/money.ts';
import type { DeskEnquiry } from '#contracts/enquiry-desk.ts';
import { users } from '#db/schema/companies.ts';
import { rfq_history, rfq_lines, rfqs } from '#db/schema/rfqs.ts';
import { rfq_submissions } from '#db/schema/visitors.ts';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import { AppError } from './http/errors.ts';
import { mailFrom } from './mail/mail-row.ts';
import type { Caller } from './session.ts';
import { privateLink } from './signed-links.ts';

type Row = typeof rfq_submissions.$inferSelect;
type ListedRow = Omit<DeskEnquiry, 'lines'> & Pick<Row, 'lines'>;

interface ListQuery extends Place {
  q: string | null;
  handled?: string | undefined;
  sort?: string | undefined;
}

/** One page of visitors' requests. */
export async function listEnquiries(actor: Caller, { q, handled, sort, ...place }: ListQuery) {
  const page = deskPage('admin_enquiry_page', [q, handled, sort], place);
  const { items, ...counts } = await readDeskPage<ListedRow>(actor, 'admin_enquiry_rows', page);
  return { items: items.map(enquiryOf), ...counts };
}

function enquiryOf({ lines, created_at, handled_at, ...row }: ListedRow): DeskEnquiry {
  return {
    ...row,
    lines: lines.map(({ target_price_paise, ...line }) => ({
      ...line,
      target_price: target_price_paise === null ? null : toRupees(target_price_paise),
    })),
    created_at: moment(created_at),
    handled_at: moment(handled_at),
  };
}

/** A link to the file of one enquiry. 404 where there is none. */
export async function getEnquiryAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db.select({ key: rfq_submissions.attachment_key }).from(rfq_submissions).where(eq(rfq_submissions.id, id)),
  ]);
  if (!found?.key) throw new AppError('not_found', 'This enquiry has no file.');
  return { url: privateLink(found.key) };
}

/**
 * Makes an RFQ of an enquiry, in the name of a customer who is told, or marks the enquiry as done without one. 404 for an unknown
 * enquiry or customer, 409 for one that is done already.
 */
export async function handleEnquiry(actor: Caller, { id, user_id }: { id: number; user_id: number | null }) {
  const [, [enquiry], [customer]] = await asActor(actor, [
    db.select().from(rfq_submissions).where(eq(rfq_submissions.id, id)),
    db
      .select({ id: users.id, company_id: users.company_id })
      .from(users)
      .where(sql`${users.id} = ${user_id ?? 0} and ${users.role} = 'customer' and ${users.disabled_at} is null`),
  ]);
  if (!enquiry) throw new AppError('not_found', 'This enquiry was not found.');
  if (enquiry.handled_at) throw new AppError('conflict', `${enquiry.code} is done already.`);
  if (user_id !== null && !customer)
    throw new AppError('not_found', 'This customer was not found. Choose another one.');
  const done = [
    guard('open', sql`exists (select 1 from rfq_submissions where id = ${id} and handled_at is null for update)`),
    rows(sql`update rfq_submissions set handled_at = now() where id = ${id}`),
  ] as const;
  if (!customer) {
    await orConflict(asActor(actor, done), RFQ_MOVED);
    return { message: `${enquiry.code} is done.`, rfq_id: null };
  }
  const company_id = customer.company_id!;
  const rfqId = sql<number>`currval('rfqs_id_seq')`;
  const [, , , [created]] = await orConflict(
    asActor(actor, [
      ...done,
      db
        .insert(rfqs)
        .values({
          ...{ company_id, created_by: customer.id, enquiry_id: id, status: 'under review' },
          title: titleOf(enquiry),
          requirement: enquiry.requirement,
          attachment_key: enquiry.attachment_key,
          attachment_name: enquiry.attachment_name,
          ship_address_id: sql<number>`(select id from addresses where company_id = ${company_id} and archived_at is null
            order by is_default desc, id limit 1)`,
        })
        .returning({ id: rfqs.id, code: rfqs.code }),
      db.insert(rfq_history).values({
        ...{ rfq_id: rfqId, company_id, status: 'under review', user_id: actor.uid },
        note: `From ${enquiry.code}, ${enquiry.name}`,
      }),
      rows(
        mailFrom(
          'rfq-taken',
          users.email,
          { rfq_id: rfqs.id, code: rfqs.code, title: rfqs.title, name: users.name },
          sql`from ${rfqs} join ${users} on ${users.id} = ${rfqs.created_by} where ${rfqs.id} = ${rfqId}`,
        ),
      ),
      ...(enquiry.lines.length > 0
        ? [
            db
              .insert(rfq_lines)
              .values(enquiry.lines.map((line, index) => ({ ...line, rfq_id: rfqId, line_no: index + 1, company_id }))),
          ]
        : []),
    ]),
    RFQ_MOVED,
  );
  return { message: `${enquiry.code} is now ${created!.code}.`, rfq_id: created!.id };
}

/** Most characters of a title that is made of an enquiry. */
const MAX_TITLE = 120;

/** The first words of what was asked. */
function titleOf({ lines, requirement }: Row): string {
  // By characters: half of one that takes two places is none.
  const words = [...(lines[0]?.item ?? requirement).replace(/\s+/g, ' ').trim()];
  if (words.length <= MAX_TITLE) return words.join('');
  const cut = words.slice(0, MAX_TITLE - 1).join('');
  // Whole words, where there are any; what has no space is cut all the same.
  return `${cut.replace(/[\s,;:.–-]*\s\S*$/, '') || cut}…`;
}

/** Up to twenty customers whose name, address or company holds the words; for choosing one. */
export async function findCustomers(actor: Caller, q: string) {
  const [, found] = await asActor(actor, [
    rows<{ id: string; name: string; email: string; company: string }>(sql`
      select u.id, u.name, u.email, c.name as company from users u join companies c on c.id = u.company_id
      where u.role = 'customer' and u.disabled_at is null
        and (' ' || u.name || ' ' || u.email || ' ' || c.name) ilike all (like_patterns(${q}))
      order by c.name, u.name limit 20`),
  ]);
  return { items: found.rows.map((row) => ({ ...row, id: Number(row.id) })) };
}

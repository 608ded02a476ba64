import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { ENQUIRY_CHANGED } from '#contracts/conflicts.ts';
import type { ConvertEnquiry } from '#contracts/visitors/convert-enquiry.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { contact_messages, password_resets, rfq_submissions } from '#db/schema/visitors.ts';
import { hashRandomPassword, newInvitation } from '../auth/invitations.ts';
import { complete, insertCompany } from '../companies/admin.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, errorCode, guard, orConflict, type Queries, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { thisRfq } from '../quotes/rfq-rows.ts';
import { type Enquiry, rfqFrom } from './rfq-from-enquiry.ts';

/**
 * Makes an RFQ of an enquiry or a message, and its company and person if they are new, in one batch. 404 for an unknown
 * record, company or person; 409 if it has been handled or the address of the new person has an account.
 */
export async function convertEnquiry(actor: Caller, body: ConvertEnquiry) {
  const { enquiry, company, buyer } = await readForConverting(actor, body);
  const company_id = body.company ? sql<number>`currval('companies_id_seq')` : sql<number>`${body.company_id}::bigint`;
  const user_id = body.person ? sql<number>`currval('users_id_seq')` : sql<number>`${body.user_id}::bigint`;
  const password_hash = body.person ? await hashRandomPassword() : '';
  const { name, email } = body.person ?? buyer!;
  const statements: Queries = [
    ...takeOver(body),
    ...(body.company ? insertCompany(complete(withContact(body))) : []),
    ...(body.person ? [db.insert(users).values({ ...body.person, company_id, role: 'customer', password_hash })] : []),
    ...(body.person && body.invite
      ? invite({ user_id, name, email, company: body.company?.name ?? company!.name })
      : []),
    ...rfqFrom(enquiry, { user_id, company_id, staff: actor.uid, isMailed: !body.person || body.invite }),
    db.select({ id: rfqs.id, code: rfqs.code, company_id: rfqs.company_id }).from(rfqs).where(eq(rfqs.id, thisRfq)),
  ];
  const answers = await orConflict(asActor(actor, statements), ENQUIRY_CHANGED).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? addressTaken(email, null) : error;
  });
  const [rfq] = answers.at(-1) as { id: number; code: string; company_id: number }[];
  const from = enquiry.code ?? 'The message';
  return { message: `${from} is now ${rfq!.code}.`, rfq_id: rfq!.id, company_id: rfq!.company_id };
}

async function readForConverting(actor: Caller, { kind, id, company_id, user_id, person }: ConvertEnquiry) {
  const [, [enquiry], [message], [company], [buyer], [taken]] = await asActor(actor, [
    db
      .select()
      .from(rfq_submissions)
      .where(eq(rfq_submissions.id, kind === 'enquiry' ? id : 0)),
    db
      .select()
      .from(contact_messages)
      .where(eq(contact_messages.id, kind === 'message' ? id : 0)),
    db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, company_id ?? 0)),
    db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(
        and(
          eq(users.id, user_id ?? 0),
          eq(users.company_id, company_id ?? 0),
          isNull(users.disabled_at),
          not(users.email_in_use),
        ),
      ),
    db
      .select({ company: companies.name })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.company_id))
      .where(and(sql`lower(${users.email}) = lower(${person?.email ?? ''})`, not(users.email_in_use))),
  ]);
  if (!enquiry && !message) throw notFound(kind);
  if (enquiry?.handled_at) throw new AppError('conflict', `${enquiry.code} has already been handled.`);
  if (company_id !== null && !company)
    throw fieldError('not_found', 'company_id', 'This company was not found. Choose another one.');
  if (user_id !== null && !buyer)
    throw fieldError('not_found', 'user_id', 'This person was not found. Choose another one.');
  if (person && taken) throw addressTaken(person.email, taken.company);
  return { enquiry: enquiry ? { ...enquiry, message_id: null } : ofMessage(message!), company, buyer };
}

/** A message has neither items nor a file. */
const ofMessage = ({ id, name, message }: typeof contact_messages.$inferSelect): Enquiry => ({
  ...{ id: null, message_id: id, code: null, name, requirement: message, lines: [] },
  ...{ attachment_key: null, attachment_name: null },
});

/** Statements that mark it as handled, once: a second conversion waits here for the first and is then rolled back. */
function takeOver({ kind, id }: ConvertEnquiry) {
  return kind === 'enquiry'
    ? [
        guard('open', sql`exists (select 1 from rfq_submissions where id = ${id} and handled_at is null for update)`),
        rows(sql`update rfq_submissions set handled_at = now() where id = ${id}`),
      ]
    : [
        rows(sql`update contact_messages set handled_at = coalesce(handled_at, now()) where id = ${id}`),
        guard('open', sql`not exists (select 1 from rfqs where message_id = ${id})`),
      ];
}

/** The new person is the company's contact person, unless the form names another. */
const withContact = ({ company, person }: ConvertEnquiry) => ({
  ...company!,
  contact_person_name: company!.contact_person_name ?? person?.name ?? null,
  contact_person_email: company!.contact_person_email ?? person?.email ?? null,
  contact_person_phone: company!.contact_person_phone ?? person?.phone ?? null,
});

type Invited = { user_id: ReturnType<typeof sql<number>>; name: string; email: string; company: string };

function invite({ user_id, ...person }: Invited) {
  const { row, letter } = newInvitation();
  return [
    db.insert(password_resets).values({ ...row, user_id }),
    db.insert(outbox).values(mail('customer-welcome', person.email, { ...letter, ...person })),
  ];
}

const addressTaken = (email: string, company: string | null) =>
  fieldError(
    'conflict',
    'person.email',
    `${email} already has an account${company ? ` at ${company}. Choose that company and person` : '. Use another address'}.`,
  );

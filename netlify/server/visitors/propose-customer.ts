import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { gstinError } from '#contracts/fields/gstin.ts';
import type { EnquiryKind } from '#contracts/visitors/convert-enquiry.ts';
import { companies, users } from '#db/schema/companies.ts';
import { contact_messages, rfq_submissions } from '#db/schema/visitors.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { matches } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

/** Mail providers whose domain says nothing about the company. */
const PUBLIC_DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'outlook.com', 'hotmail.com', 'live.com'],
  ...['rediffmail.com', 'icloud.com', 'proton.me', 'protonmail.com', 'zoho.com', 'zohomail.in', 'msn.com', 'aol.com'],
]);

/** Legal forms, which say nothing about which company it is. */
const LEGAL_FORM = /\b(pvt|private|ltd|limited|llp|co|company|inc|india)\b\.?/gi;

/** Companies proposed for each reason. */
const MOST = 5;

/** The companies that may have sent an enquiry or message: by its address, domain, GST number and name. 404 for an unknown id. */
export async function proposeCustomer(actor: Caller, { kind, id }: { kind: EnquiryKind; id: number }) {
  const sent = await readSent(actor, kind, id);
  const domain = sent.email.toLowerCase().split('@').at(-1)!;
  const gst_number = gstinIn(`${sent.company ?? ''} ${sent.text}`);
  const name = (sent.company ?? '').replace(LEGAL_FORM, ' ').trim();
  const found = (condition: SQL | undefined) =>
    db
      .select({ id: companies.id, name: companies.name, gst_number: companies.gst_number })
      .from(companies)
      .where(condition ?? sql`false`)
      .orderBy(sql`lower(${companies.name})`)
      .limit(MOST);
  const [, [person], byDomain, byGstin, byName] = await asActor(actor, [
    db
      .select({ user_id: users.id, id: companies.id, name: companies.name, gst_number: companies.gst_number })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.company_id))
      .where(
        and(
          sql`lower(${users.email}) = lower(${sent.email})`,
          isNull(users.disabled_at),
          sql`not ${users.email_in_use}`,
        ),
      ),
    found(PUBLIC_DOMAINS.has(domain) ? undefined : hasDomain(domain)),
    found(gst_number === null ? undefined : eq(companies.gst_number, gst_number)),
    found(name === '' ? undefined : matches(companies.search_text, name)),
  ]);
  const proposals = [
    ...(person
      ? [{ id: person.id, name: person.name, gst_number: person.gst_number, because: 'email address' as const }]
      : []),
    ...byGstin.map((company) => ({ ...company, because: 'GST number' as const })),
    ...byDomain.map((company) => ({ ...company, because: 'email domain' as const })),
    ...byName.map((company) => ({ ...company, because: 'name' as const })),
  ];
  const first = new Map(proposals.toReversed().map((company) => [company.id, company]));
  return {
    companies: [...new Set(proposals.map((company) => first.get(company.id)!))],
    user_id: person?.user_id ?? null,
    gst_number,
  };
}

async function readSent(actor: Caller, kind: EnquiryKind, id: number) {
  const { email, company, requirement } = rfq_submissions;
  const [, [enquiry], [message]] = await asActor(actor, [
    db
      .select({ email, company, text: requirement })
      .from(rfq_submissions)
      .where(eq(rfq_submissions.id, kind === 'enquiry' ? id : 0)),
    db
      .select({ email: contact_messages.email, company: contact_messages.company, text: contact_messages.message })
      .from(contact_messages)
      .where(eq(contact_messages.id, kind === 'message' ? id : 0)),
  ]);
  const sent = enquiry ?? message;
  if (!sent) throw notFound(kind);
  return sent;
}

/** One of the company's people has an address of the domain. */
const hasDomain = (domain: string) => {
  const is = (column: SQLWrapper) => sql`split_part(lower(${column}), '@', 2) = ${domain}`;
  return or(
    is(companies.contact_person_email),
    is(companies.accounts_person_email),
    sql`${companies.id} in (select company_id from users where role = 'customer' and ${is(sql`email`)})`,
  );
};

/** The first valid GST number in a text. */
function gstinIn(text: string): string | null {
  const codes = text.toUpperCase().match(/\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/g) ?? [];
  return codes.find((code) => gstinError(code) === null) ?? null;
}

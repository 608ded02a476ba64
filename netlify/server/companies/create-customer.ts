import { eq, sql } from 'drizzle-orm';
import { generatePassword } from '#contracts/auth/generated-password.ts';
import type { CreateCustomer } from '#contracts/companies/create-customer.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { emailTaken, rethrowEmailTaken } from '../auth/email-taken.ts';
import { assertStrongPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db } from '../platform/database.ts';
import { unknownCompany } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/**
 * Creates a buyer's sign-in with a temporary password, and mails a welcome. 409 if the address already has an account, 400
 * for an unknown company and a password that is easy to guess. `temp_password` is returned only if it was generated here.
 */
export async function createCustomer(actor: Caller, { name, email, company_id, password }: CreateCustomer) {
  const [, [company], [existing]] = await asActor(actor, [
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, company_id)),
    db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = lower(${email}) and not ${users.email_in_use}`),
  ]);
  if (!company) {
    throw unknownCompany();
  }
  if (existing) throw emailTaken();
  if (password !== null) assertStrongPassword(password, [name, email, company.name]);
  const chosen = password ?? generatePassword();
  const password_hash = await hashPassword(chosen);
  const [, [created]] = await asActor(actor, [
    db
      .insert(users)
      .values({ company_id, name, email, role: 'customer', password_hash, must_change_password: true })
      .returning({ id: users.id }),
    // Staff pass the password on themselves: mails never contain one.
    db.insert(outbox).values(mail('customer-welcome', email, { name, email, company: company.name, token: null })),
  ]).catch(rethrowEmailTaken);
  return {
    // The name may end in a full stop: “Pvt. Ltd.”.
    message: `${name} can sign in for ${company.name.replace(/\.$/, '')}.`,
    id: created!.id,
    ...(password === null ? { temp_password: chosen } : {}),
  };
}

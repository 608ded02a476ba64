import { eq, sql } from 'drizzle-orm';
import type { CreateCustomer } from '#contracts/customers.ts';
import { generatePassword } from '#contracts/generated-password.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { asActor, db, errorCode } from './database.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { hashPassword } from './passwords.ts';
import type { Caller } from './session.ts';

/**
 * Creates a buyer's sign-in, with a password to be changed: staff know it. The buyer is welcomed by mail. 409 where the address has an account already,
 * 400 for a company that does not exist. `temp_password` is answered only where it was made here.
 */
export async function createCustomer(actor: Caller, { name, email, company_id, password }: CreateCustomer) {
  const [, [company], [namesake]] = await asActor(actor, [
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, company_id)),
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase())),
  ]);
  if (!company) {
    const message = 'Choose the company: this one does not exist.';
    throw new AppError('invalid', message, { fields: { company_id: message } });
  }
  if (namesake) throw addressTaken();
  const chosen = password ?? generatePassword();
  const password_hash = await hashPassword(chosen);
  try {
    const [, [created]] = await asActor(actor, [
      db
        .insert(users)
        .values({ company_id, name, email, role: 'customer', password_hash, must_change_password: true })
        .returning({ id: users.id }),
      // Staff hand the password over themselves: no mail holds one.
      db
        .insert(outbox)
        .values(mail('customer-welcome', email, { name, email, company: company.name, token: null, expires: null })),
    ]);
    return {
      // A name may end in a full stop of its own, like “Pvt. Ltd.”.
      message: `${name} can sign in for ${company.name.replace(/\.$/, '')}.`,
      id: created!.id,
      ...(password === null ? { temp_password: chosen } : {}),
    };
  } catch (error) {
    throw errorCode(error) === '23505' ? addressTaken() : error;
  }
}

function addressTaken(): AppError {
  const message = 'This email address has an account already. Use another one.';
  return new AppError('conflict', message, { fields: { email: message } });
}

import { type companies, users } from '#db/schema/companies.ts';

/** Columns of the buyer who ordered; functions may not read all columns of `users`. */
export const buyerOfOrder = { name: users.name, email: users.email, disabled_at: users.disabled_at };

/** The recipients of mails about an invoice: the buyer who ordered and the company's accounts contact. */
export function recipientsOf({
  buyer,
  company,
}: {
  buyer: Pick<typeof users.$inferSelect, 'name' | 'email' | 'disabled_at'>;
  company: Pick<typeof companies.$inferSelect, 'name' | 'accounts_person_name' | 'accounts_person_email'>;
}) {
  const people = [
    ...(buyer.disabled_at ? [] : [{ name: buyer.name, email: buyer.email }]),
    { name: company.accounts_person_name || company.name, email: company.accounts_person_email ?? '' },
  ].filter(({ email }) => email);
  return people.filter(({ email }, at) => people.findIndex((person) => isSameEmail(person.email, email)) === at);
}

const isSameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

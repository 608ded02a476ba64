import { type companies, users } from '#db/schema/companies.ts';

/** Who ordered, as a part of a selection: the table holds more than functions may read. */
export const buyerOfOrder = { name: users.name, email: users.email, disabled_at: users.disabled_at };

/** Who is written to about an invoice: whoever ordered, and the company's accounts person. */
export function peopleOf({
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
  return people.filter(({ email }, at) => people.findIndex((one) => sameMail(one.email, email)) === at);
}

const sameMail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

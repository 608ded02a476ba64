import type { companies } from '#db/schema/companies.ts';
import type { SettledInvoice } from '../mail/receipt-mails.ts';
import { recipientsOf } from '../invoices/recipients.ts';
import { openPaise } from '../invoices/balance.ts';
import { formatPaise } from '../platform/format.ts';
import type { Settled } from './plan.ts';

type Buyer = Parameters<typeof recipientsOf>[0]['buyer'];

/** The recipients of a mail about money: the people who ordered and the accounts person; with neither, the contact person. */
export function payersOf(company: typeof companies.$inferSelect, buyers: Buyer[]) {
  const noBuyer = { name: '', email: '', disabled_at: new Date() };
  const named = (buyers.length > 0 ? buyers : [noBuyer]).flatMap((buyer) => recipientsOf({ buyer, company }));
  const { contact_person_name: name, contact_person_email: email } = company;
  const people = named.length > 0 || !email ? named : [{ name: name ?? company.name, email }];
  return people.filter(
    ({ email }, at) => people.findIndex((person) => person.email.toLowerCase() === email.toLowerCase()) === at,
  );
}

/** What a step settled, as its mail says it. */
export const settledInvoices = (settled: Settled[]): SettledInvoice[] =>
  settled
    .filter(({ paid }) => paid > 0)
    .map(({ invoice, paid, written_off }) => {
      const balance = openPaise(invoice) - paid - written_off;
      return { number: invoice.number!, amount: formatPaise(paid), balance: orNull(balance) };
    });

/** Paise as text; null for none. */
export const orNull = (paise: number) => (paise > 0 ? formatPaise(paise) : null);

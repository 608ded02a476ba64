import { toPaise } from '#contracts/fields/money.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { getAdminStatement, type Period } from './statement.ts';

/** Mails a company's statement to its accounts person. 409 if there is none. */
export async function mailStatement(actor: Caller, { id, ...period }: Period & { id: number }) {
  const { company, from, to, closing } = await getAdminStatement(actor, { id, ...period });
  const email = company.accounts_email;
  if (!email) {
    throw new AppError('conflict', `${company.name} has no accounts email. Enter it on the company's page first.`);
  }
  await asActor(actor, [
    db.insert(outbox).values(
      mail('statement-of-account', email, {
        ...{ name: company.name, about: company.name, company_id: id, from_day: from, to_day: to, pdf: null },
        ...{ from: formatDay(from), to: formatDay(to), balance: formatPaise(toPaise(closing)) },
      }),
    ),
  ]);
  return { message: `Statement sent to ${email}.` };
}

import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { importStatementEndpoint } from '#contracts/bank/import.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { bank_lines } from '#db/schema/bank-lines.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { readStatement } from './read-statement.ts';

type Body = z.output<typeof importStatementEndpoint.body>;

/** Prefix of the guard's name; the other account follows. */
const OTHER_ACCOUNT = 'account ';

/** Imports the credits of a statement in one trip; lines known by their fingerprint are left out. The contract lists the refusals. */
export async function importStatement(actor: Caller, { account, file_name, lines }: Body) {
  const later = lines.find(({ date }) => date > dayInIndia());
  if (later) {
    throw new AppError('invalid', `Row ${later.row}: ${later.date} is in the future. Correct the date in the file.`);
  }
  const name = account.replace(/\s+/g, ' ');
  const values = readStatement(lines).map((line) => ({
    ...{ ...line, account: name, file_name, created_by: actor.uid },
  }));
  const references = values.flatMap(({ reference }) => (reference && reference.length >= 10 ? [reference] : []));
  const [, , added] = await asActor(actor, [
    assertSameAccount(name, references),
    db.insert(bank_lines).values(values).onConflictDoNothing().returning({ id: bank_lines.id }),
  ]).catch((error: unknown) => {
    throw error instanceof GuardFailed && error.guard.startsWith(OTHER_ACCOUNT) ? otherAccount(error.guard) : error;
  });
  const known = lines.length - added.length;
  return { message: messageOf(added.length, known), added: added.length, known };
}

/** A transfer has one UTR and arrives on one account: the same UTR under another name means that the account is misnamed. */
function assertSameAccount(account: string, references: string[]) {
  return rows(sql`
    select must(count(*) = 0, ${OTHER_ACCOUNT}::text || min(account)) from bank_lines
    where upper(reference) = any (${sql.param(references.map((text) => text.toUpperCase()))}::text[]) and account <> ${account}`);
}

function otherAccount(guard: string): AppError {
  const account = guard.slice(OTHER_ACCOUNT.length);
  return new AppError(
    'conflict',
    `Lines of this statement are already imported under “${account}”. Choose that account.`,
  );
}

function messageOf(added: number, known: number): string {
  const lines = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;
  if (added === 0) return `All ${lines(known)} were imported before. Nothing was added.`;
  return known === 0 ? `${lines(added)} imported.` : `${lines(added)} imported, ${lines(known)} known from before.`;
}

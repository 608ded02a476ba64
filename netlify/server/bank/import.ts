import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { importStatementEndpoint } from '#contracts/bank/import.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { bank_lines } from '#db/schema/bank-lines.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { invoiceNumbersIn, payerOf, referenceOf } from './narration.ts';

type Body = z.output<typeof importStatementEndpoint.body>;
type Given = Body['lines'][number];

/** Prefix of the guard's name; the other account follows. */
const OTHER_ACCOUNT = 'account ';

/** Imports the credits of a statement in one trip; lines known by their fingerprint are left out. The contract lists the refusals. */
export async function importStatement(actor: Caller, { account, file_name, lines }: Body) {
  const later = lines.find(({ date }) => date > dayInIndia());
  if (later) {
    throw new AppError('invalid', `Row ${later.row}: ${later.date} is in the future. Correct the date in the file.`);
  }
  const name = account.replace(/\s+/g, ' ');
  const values = withFingerprints(lines).map((line) => ({
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

/** Equal lines of a day are told apart by their place among themselves, which is the same in every statement of that day. */
function withFingerprints(lines: readonly Given[]) {
  const seen = new Map<string, number>();
  return lines.map(({ row, date, amount, ...given }) => {
    const narration = given.narration ?? '';
    const amount_paise = toPaise(amount);
    const reference = referenceOf(narration, given.reference);
    const key = [date, amount_paise, narration.toUpperCase().replace(/[^A-Z0-9]/g, ''), reference ?? ''].join('|');
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return {
      ...{ date, narration, reference, amount_paise, row_no: row },
      ...{ invoice_numbers: invoiceNumbersIn(narration), payer: payerOf(narration) },
      fingerprint: createHash('sha256').update(`${key}|${place}`).digest('hex'),
    };
  });
}

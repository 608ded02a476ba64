import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { rupees } from '../fields/rupees.ts';
import { optional, required } from '../fields/text.ts';

/** Most credits of one statement; a month of a busy account. */
export const MAX_STATEMENT_LINES = 2000;
/** Longest narration kept, characters. */
export const MAX_NARRATION = 300;

/** A credit of a statement, as the browser reads it. */
export const BankLineInput = z.object({
  /** The row of the file. */
  row: z.int().check(z.positive()),
  /** Day in India; not in the future. */
  date: calendarDay(),
  narration: optional(MAX_NARRATION),
  /** The column of cheque or reference numbers. */
  reference: optional(60),
  amount: rupees('Enter the amount in rupees.', { max: 1e12, above0: 'Enter more than ₹0.' }),
});
export type BankLineInput = z.input<typeof BankLineInput>;

/**
 * Imports the credits of a statement as open lines; nothing is booked. Lines that an earlier import has are left out, so
 * that the same file twice makes no doubles. 400 for a future date, 409 if the statement was imported under another
 * account.
 */
export const importStatementEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/bank-import',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  composed: true,
  body: z.object({
    /** Our account, such as `HDFC 4321`. */
    account: required(60, 'Name our bank account, e.g. HDFC 4321.'),
    file_name: required(200, 'Choose the statement again.'),
    lines: z
      .array(BankLineInput)
      .check(
        z.minLength(1, { error: 'The statement has no credits.' }),
        z.maxLength(MAX_STATEMENT_LINES, { error: 'Import at most 2,000 credits at once.' }),
      ),
  }),
  reply: z.object({ message: z.string(), added: z.int(), known: z.int() }),
});

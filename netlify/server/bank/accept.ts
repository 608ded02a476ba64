import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { acceptBankLineEndpoint } from '#contracts/bank/admin.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { bank_lines } from '#db/schema/bank-lines.ts';
import { rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { NEW_RECEIPT } from '../receipts/book.ts';
import { recordReceipt } from '../receipts/record.ts';
import { methodOf } from './narration.ts';
import { lineChanged } from './set-aside.ts';

type Body = z.output<typeof acceptBankLineEndpoint.body>;

/** The guard of a line that is no longer open, or not as the caller saw it. */
const OPEN_LINE = 'bank line';

/** Books an open line as a receipt, in one batch with the line's new status. The contract lists the refusals. */
export async function acceptBankLine(actor: Caller, { id, line, ...money }: Body) {
  const { amount, date, narration, reference } = line;
  const receipt = {
    ...{ ...money, amount, reference, received_on: date, method: methodOf(narration), remarks: narration || null },
    ...{ order_id: null, write_off_reason: null, idempotency_key: undefined },
  };
  const matched = matchWithReceipt(actor, { id, line, payer_id: money.company_id });
  const booked = await recordReceipt(actor, receipt, [matched], (error) =>
    error instanceof GuardFailed && error.guard === OPEN_LINE ? lineChanged() : error,
  );
  return { message: booked.message, receipt_id: booked.id };
}

/**
 * Matches the line with the receipt inserted in the same batch. Fails unless it is still open and exactly as the caller
 * saw it: the receipt has the bank's amount and day, not the request's.
 */
function matchWithReceipt(actor: Caller, { id, line, payer_id }: Pick<Body, 'id' | 'line'> & { payer_id: number }) {
  const isAsSeen = and(
    eq(bank_lines.id, id),
    eq(bank_lines.status, 'open'),
    eq(bank_lines.amount_paise, toPaise(line.amount)),
    eq(bank_lines.date, line.date),
    eq(bank_lines.narration, line.narration),
    sql`${bank_lines.reference} is not distinct from ${line.reference}::text`,
  );
  return rows(sql`
    with matched as (
      update bank_lines set status = 'matched', payer_id = ${payer_id}, receipt_id = ${NEW_RECEIPT},
        decided_by = ${actor.uid}, decided_at = now() where ${isAsSeen} returning 1)
    select must(count(*) = 1, ${OPEN_LINE}) from matched`);
}

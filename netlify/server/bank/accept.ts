import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { acceptBankLineEndpoint } from '#contracts/bank/admin.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { bank_lines } from '#db/schema/bank-lines.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { NEW_RECEIPT } from '../receipts/book.ts';
import { recordReceipt } from '../receipts/record.ts';
import { methodOf } from './narration.ts';
import { lineChanged } from './set-aside.ts';

type Body = z.output<typeof acceptBankLineEndpoint.body>;

/** Books an open line as a receipt, in one batch with the line's new status. The contract lists the refusals. */
export async function acceptBankLine(actor: Caller, { id, company_id, tds, allocations }: Body) {
  const [, [line]] = await asActor(actor, [db.select().from(bank_lines).where(eq(bank_lines.id, id))]);
  if (!line) throw notFound('bank line');
  if (line.status !== 'open') throw lineChanged();
  const receipt = {
    ...{ company_id, tds, allocations, amount: toRupees(line.amount_paise), received_on: line.date },
    ...{ method: methodOf(line.narration), reference: line.reference, remarks: line.narration || null },
    ...{ order_id: null, write_off_reason: null, idempotency_key: undefined },
  };
  const booked = await recordReceipt(actor, receipt, [matchedWith(actor, id, company_id)]);
  return { message: booked.message, receipt_id: booked.id };
}

/** Matches the line with the receipt inserted in the same batch; fails if someone was faster. */
function matchedWith(actor: Caller, id: number, payer_id: number) {
  const isOpen = and(eq(bank_lines.id, id), eq(bank_lines.status, 'open'));
  return rows(sql`
    with matched as (
      update bank_lines set status = 'matched', payer_id = ${payer_id}, receipt_id = ${NEW_RECEIPT},
        decided_by = ${actor.uid}, decided_at = now() where ${isOpen} returning 1)
    select must(count(*) = 1, 'bank line') from matched`);
}

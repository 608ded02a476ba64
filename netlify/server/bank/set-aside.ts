import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BankLineStatus } from '#contracts/bank/admin.ts';
import { bank_lines } from '#db/schema/bank-lines.ts';
import { receipts } from '#db/schema/receipts.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { isReversed } from './list.ts';

/** Who decides about a line, and when. */
export const decidedNow = (actor: Caller) => ({ decided_by: actor.uid, decided_at: sql`now()` });

/** Sets an open line aside with a reason. 404 for an unknown line, 409 if it is no longer open. */
export async function ignoreBankLine(actor: Caller, { id, reason }: { id: number; reason: string }) {
  await change(actor, id, eq(bank_lines.status, 'open'), { status: 'ignored', reason, ...decidedNow(actor) });
  return { message: 'Line ignored.' };
}

/** Opens an ignored line, or a matched one whose receipt was reversed. 404 for an unknown line, 409 for any other. */
export async function reopenBankLine(actor: Caller, id: number) {
  const may = sql`(${bank_lines.status} = 'ignored' or ${bank_lines.status} = 'matched' and ${isReversed})`;
  const cleared = { payer_id: null, receipt_id: null, reason: null, decided_by: null, decided_at: null };
  await change(actor, id, may, { status: 'open', ...cleared });
  return { message: 'Line opened again.' };
}

/** Links an open line to a receipt of its amount. 404 for an unknown line, 409 if either has changed. */
export async function linkBankLine(actor: Caller, { id, receipt_id }: { id: number; receipt_id: number }) {
  const isSame = sql`exists (select 1 from receipts r where r.id = ${receipt_id} and r.amount_paise = ${bank_lines.amount_paise}
    and not exists (select 1 from receipts reversal where reversal.reverses_id = r.id)
    and not exists (select 1 from bank_lines other where other.receipt_id = r.id))`;
  const payer_id = sql`(select ${receipts.company_id} from ${receipts} where ${receipts.id} = ${receipt_id})`;
  const may = and(eq(bank_lines.status, 'open'), isSame)!;
  await change(actor, id, may, { status: 'matched', receipt_id, payer_id, ...decidedNow(actor) });
  return { message: 'Line linked to its receipt.' };
}

type Changes = { status: BankLineStatus } & Partial<Record<keyof typeof bank_lines.$inferInsert, unknown>>;

async function change(actor: Caller, id: number, may: SQL, changes: Changes): Promise<void> {
  const [, [line], changed] = await asActor(actor, [
    db.select({ status: bank_lines.status }).from(bank_lines).where(eq(bank_lines.id, id)),
    db
      .update(bank_lines)
      .set(changes as never)
      .where(and(eq(bank_lines.id, id), may))
      .returning({ id: bank_lines.id }),
  ]);
  if (!line) throw notFound('bank line');
  if (changed.length === 0) throw lineChanged();
}

/** 409 for a line that someone has decided about since it was read. */
export const lineChanged = () =>
  new AppError('conflict', 'This line or its receipt has changed since you opened it. Nothing was saved.');

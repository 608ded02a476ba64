import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BatchItem } from 'drizzle-orm/batch';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { invoices } from '#db/schema/invoices.ts';
import { allocations, receipts } from '#db/schema/receipts.ts';
import { asActor, db, errorCode, orConflict } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { addToUnallocated, settleInvoices, type Settling } from './book.ts';
import { assertWritable } from './plan.ts';
import { isTakenBack, today } from './read.ts';

const plus = alias(allocations, 'plus');
const minus = alias(allocations, 'minus');

/** The columns of an allocation with its invoice. */
const withInvoice = { allocation: allocations, invoice: invoices, taken_back: isTakenBack };

/** An allocation with its receipt and, of an adjusted balance, the other side. */
async function readAllocation(actor: Caller, id: number) {
  const [me, [found], others] = await asActor(actor, [
    db
      .select({ ...withInvoice, receipt: receipts, today })
      .from(allocations)
      .innerJoin(invoices, eq(invoices.id, allocations.invoice_id))
      .leftJoin(receipts, eq(receipts.id, allocations.receipt_id))
      .where(eq(allocations.id, id)),
    db
      .select({ allocation: plus, invoice: invoices })
      .from(plus)
      .innerJoin(invoices, eq(invoices.id, plus.invoice_id))
      .where(eq(plus.from_id, id))
      .unionAll(
        db
          .select({ allocation: minus, invoice: invoices })
          .from(minus)
          .innerJoin(invoices, eq(invoices.id, minus.invoice_id))
          .where(eq(minus.id, db.select({ id: allocations.from_id }).from(allocations).where(eq(allocations.id, id)))),
      ),
  ]);
  if (!found) throw notFound('entry');
  return { ...found, me, others };
}

type Read = Awaited<ReturnType<typeof readAllocation>>;

/**
 * Takes back an allocation: its money is unallocated again, an adjusted balance returns to its invoice, a write-off is due again.
 * 404 for an unknown entry, 409 if it is already taken back or is a refund or reversal.
 */
export async function takeBack(actor: Caller, { id }: { id: number }) {
  const read = await readAllocation(actor, id);
  const { allocation, invoice, receipt, taken_back, others } = read;
  const done = () => new AppError('conflict', `This entry on ${invoice.number} is already taken back.`);
  if (taken_back) throw done();
  if (receipt && allocation.amount_paise < 0) {
    throw new AppError('conflict', `This entry on ${invoice.number} is a refund. Reverse it instead.`);
  }
  const sides = [read, ...others];
  const settling = sides.map((side) => opposite(side, read));
  const { company_id } = allocation;
  const [first, ...statements]: BatchItem<'pg'>[] = [
    ...settleInvoices(settling),
    ...(receipt ? [addToUnallocated(receipt, allocation.amount_paise)] : []),
    db.insert(allocations).values(
      sides.map(({ allocation: { id: takes_back_id, invoice_id, amount_paise, receipt_id, credit_id, reason } }) => ({
        ...{ invoice_id, company_id, amount_paise: -amount_paise, receipt_id, credit_id, reason, takes_back_id },
        ...{ allocated_on: read.today, recorded_by: actor.uid },
      })),
    ),
  ];
  const batch = asActor(actor, [first!, ...statements]).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? done() : error;
  });
  await orConflict(batch, INVOICE_CHANGED);
  return { message: `${formatPaise(Math.abs(allocation.amount_paise))} on ${invoice.number} taken back.` };
}

/** What taking back changes on an invoice. 409 if a refund depends on it, 400 for a write-off that only an admin takes back. */
function opposite({ allocation, invoice }: Pick<Read, 'allocation' | 'invoice'>, { me }: Read): Settling {
  const paise = -allocation.amount_paise;
  if (allocation.receipt_id === null && allocation.credit_id === null) {
    assertWritable({ ...invoice, written_off_paise: 0 }, -paise, me.role === 'admin', allocation.reason);
    return { invoice, written_off: paise };
  }
  const paid = invoice.paid_paise + paise;
  if (paid < 0 || paid > invoice.amount_paise - invoice.written_off_paise) {
    throw new AppError('conflict', `Take back or reverse the later entries on ${invoice.number} first.`);
  }
  return { invoice, paid: paise };
}

import type { BatchItem } from 'drizzle-orm/batch';
import { allocations } from '#db/schema/receipts.ts';
import { db, type Queries } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { insertAllocations, settleInvoices } from './book.ts';
import { type Settled, SMALL_DIFFERENCE } from './plan.ts';

interface Source {
  company_id: number;
  /** The day of the allocation, or of the money: then on a later invoice the invoice's date. */
  from: string;
  /** Of what is written off; null for a small difference. */
  reason: string | null;
  /** The statement that takes the money: the insert of a new receipt, or the update of an earlier one. */
  receipt: BatchItem<'pg'>;
  /** Absent for a new receipt. */
  receipt_id?: number;
}

/** The statements that settle invoices from a receipt, and write off what is asked to be. */
export function insertSettled(actor: Caller, settled: Settled[], source: Source): Queries {
  const { company_id, from, reason, receipt, receipt_id } = source;
  const rowOf = ({ invoice }: Settled, amount_paise: number) => ({
    ...{ invoice_id: invoice.id, company_id, amount_paise, recorded_by: actor.uid },
    allocated_on: from > invoice.date! ? from : invoice.date!,
  });
  const paid = settled.filter((one) => one.paid > 0).map((one) => rowOf(one, one.paid));
  const written = settled.filter((one) => one.written_off > 0);
  const [first = receipt, ...others]: BatchItem<'pg'>[] = [...settleInvoices(settled), receipt];
  return [
    first,
    ...others,
    ...insertAllocations(paid, receipt_id),
    ...written.map((one) =>
      db.insert(allocations).values({ ...rowOf(one, one.written_off), reason: reason ?? SMALL_DIFFERENCE }),
    ),
  ];
}

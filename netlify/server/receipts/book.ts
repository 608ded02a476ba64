import { sql } from 'drizzle-orm';
import { numberSeries } from '#contracts/invoices/invoice-number.ts';
import { allocations, receipts } from '#db/schema/receipts.ts';
import { settledStatus } from '../invoices/balance.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { db, rows } from '../platform/database.ts';

/**
 * The statements that book money. Every batch has them in this order, so that two batches cannot wait for each other: invoices
 * by their id, receipts by their id, new receipts (which wait at the number series), allocations.
 */

type Balances = Pick<InvoiceRow, 'id' | 'amount_paise' | 'paid_paise' | 'credited_paise' | 'written_off_paise'>;

/** Paise to add to an invoice. */
export interface Settling {
  invoice: Balances;
  paid?: number;
  written_off?: number;
}

/** Adds the amounts to the invoices; each guard fails if its invoice has changed since it was read. */
export const settleInvoices = (settling: Settling[]) =>
  settling.toSorted((a, b) => a.invoice.id - b.invoice.id).map(settleInvoice);

function settleInvoice({ invoice, paid = 0, written_off = 0 }: Settling) {
  const { id, paid_paise, credited_paise, written_off_paise } = invoice;
  const status = settledStatus({
    ...invoice,
    paid_paise: paid_paise + paid,
    written_off_paise: written_off_paise + written_off,
  });
  return rows(sql`
    with booked as (
      update invoices set paid_paise = paid_paise + ${paid}::bigint,
        written_off_paise = written_off_paise + ${written_off}::bigint, status = ${status}
      where id = ${id} and paid_paise = ${paid_paise} and credited_paise = ${credited_paise}
        and written_off_paise = ${written_off_paise} returning 1)
    select must(count(*) = 1, 'invoice') from booked`);
}

/** Adds to what a receipt has not allocated; the guard fails if that has changed since it was read. */
export function addToUnallocated(
  { id, unallocated_paise }: Pick<ReceiptRow, 'id' | 'unallocated_paise'>,
  paise: number,
) {
  return rows(sql`
    with booked as (
      update receipts set unallocated_paise = unallocated_paise + ${paise}::bigint
      where id = ${id} and unallocated_paise = ${unallocated_paise} returning 1)
    select must(count(*) = 1, 'receipt') from booked`);
}

export type ReceiptRow = typeof receipts.$inferSelect;
type NewReceipt = Omit<typeof receipts.$inferInsert, 'number'>;

/** The receipt inserted in the same batch. */
export const NEW_RECEIPT = sql`currval('receipts_id_seq')`;

/** Inserts an entry; one with a series gets the next number of its financial year. */
export const insertReceipt = (receipt: NewReceipt, series: 'receipt' | 'refundVoucher' | null) =>
  db
    .insert(receipts)
    .values({
      ...receipt,
      number: series && sql`next_invoice_number(${numberSeries[series]}, ${receipt.received_on}::date)`,
    })
    .returning({ id: receipts.id, number: receipts.number });

type NewAllocation = Omit<typeof allocations.$inferInsert, 'receipt_id'>;

/** Inserts allocations of a receipt, or of the one inserted in the same batch; none if the list is empty. */
export const insertAllocations = (list: NewAllocation[], receipt_id: number | typeof NEW_RECEIPT = NEW_RECEIPT) =>
  list.length === 0 ? [] : [db.insert(allocations).values(list.map((one) => ({ ...one, receipt_id })))];

/** The payer as on an invoice. */
export const payerOf = ({ bill_to_name, bill_to_address, bill_to_gstin, bill_to_state }: InvoiceRow) => ({
  ...{ bill_to_name, bill_to_address, bill_to_gstin, bill_to_state },
});

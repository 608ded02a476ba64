import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { Allocate } from '#contracts/receipts/admin.ts';
import { SMALL_BALANCE } from '#contracts/receipts/limits.ts';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { isAwaitingIrn, openPaise } from '../invoices/balance.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';

/** What a step settles on one invoice, in paise. */
export interface Settled {
  invoice: InvoiceRow;
  paid: number;
  written_off: number;
}

interface Asked {
  allocations: Allocate[];
  write_off_reason?: string | null | undefined;
}

/** The reason of a write-off that needs none. */
export const SMALL_DIFFERENCE = 'Small difference';

/**
 * Decides what money settles: at most what is due on each invoice and at most `available` paise altogether. 404 for an unknown
 * invoice or one of another company, 409 for one on which nothing is due or that has changed, 400 at the field otherwise.
 */
export function planAllocations(
  invoices: InvoiceRow[],
  { allocations, write_off_reason }: Asked,
  { available, is_admin }: { available: number; is_admin: boolean },
): Settled[] {
  const seen = new Set<number>();
  const planned = allocations.flatMap((asked, at): Settled[] => {
    const invoice = invoices.find(({ id }) => id === asked.invoice_id);
    if (!invoice) throw notFound('invoice');
    if (seen.has(invoice.id)) throw new AppError('invalid', `${invoice.number} is listed twice. List it once.`);
    seen.add(invoice.id);
    const paid = toPaise(asked.amount);
    if (paid === 0 && !asked.write_off) return [];
    assertPayable(invoice);
    const open = openPaise(invoice);
    if (open !== toPaise(asked.open)) throw new AppError('conflict', INVOICE_CHANGED);
    if (paid > open) {
      const message = `Only ${formatPaise(open)} is due on ${invoice.number}. Enter that amount or less.`;
      throw fieldError('invalid', `allocations.${at}.amount`, message);
    }
    const written_off = asked.write_off ? open - paid : 0;
    if (written_off > 0) assertWritable(invoice, written_off, is_admin, write_off_reason, 'write_off_reason');
    return [{ invoice, paid, written_off }];
  });
  const total = planned.reduce((sum, { paid }) => sum + paid, 0);
  if (total > available) {
    const message = `${formatPaise(total)} is allocated, but only ${formatPaise(available)} is available. Reduce the amounts.`;
    throw new AppError('invalid', message);
  }
  return planned;
}

/** 409 for a document on which no money is due. */
export function assertPayable(invoice: InvoiceRow): void {
  const { kind, number, status } = invoice;
  // A credit note is paid from the start.
  if (!INVOICE_STATES[status].isUnpaid) {
    const state = kind === 'credit note' ? 'a credit note' : status;
    throw new AppError('conflict', `${number} is ${state}. No amount is due.`);
  }
  if (isAwaitingIrn(invoice)) {
    throw new AppError('conflict', `${number} is not valid without an IRN. Enter its IRN before a payment.`);
  }
}

/** An employee writes off at most ₹10 of an invoice, an admin any amount with a reason. */
export function assertWritable(
  invoice: InvoiceRow,
  paise: number,
  is_admin: boolean,
  reason: string | null | undefined,
  field = 'reason',
): void {
  if (toRupees(paise + invoice.written_off_paise) <= SMALL_BALANCE) return;
  if (!is_admin) {
    const message = `Only an admin can write off more than ${formatPaise(toPaise(SMALL_BALANCE))} of an invoice. ${invoice.number} has ${formatPaise(paise)} left.`;
    throw new AppError('invalid', message);
  }
  if (!reason) throw fieldError('invalid', field, 'Say why the amount is written off.');
}

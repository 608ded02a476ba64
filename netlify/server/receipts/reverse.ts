import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import { outbox } from '#db/schema/outbox.ts';
import { openPaise } from '../invoices/balance.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, errorCode, orConflict } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { addToUnallocated, insertAllocations, insertReceipt, settleInvoices } from './book.ts';
import { payersOf } from './letters.ts';
import { readReceipt, type ReceiptRead } from './read.ts';

/**
 * Reverses an entry, for example a returned cheque, with one of the opposite amounts; takes back all that it settled, and mails
 * the payers. 404 for an unknown entry; 409 if it is already reversed, or some of it has been refunded.
 */
export async function reverseReceipt(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const read = await readReceipt(actor, id);
  const { receipt } = read;
  const name = entryName(receipt);
  await reverse(actor, read, reason, (due) =>
    payersOf(read.company, read.buyers).map((person) =>
      db.insert(outbox).values(
        mail('receipt-reversed', person.email, {
          ...{ name: person.name, about: name, amount: formatPaise(Math.abs(valueOf(receipt))), reason, due },
          ...{ refund: valueOf(receipt) < 0, on: formatDay(receipt.received_on), reference: receipt.reference },
        }),
      ),
    ),
  );
  return { message: `${name} of ${formatPaise(Math.abs(valueOf(receipt)))} reversed.` };
}

/**
 * Reverses an entry on an invoice, with its receipt or refund, which has to be only for this invoice, and mails a correction.
 * 404 for an unknown entry, 409 if it is already reversed or its receipt settles more.
 */
export async function reversePayment(actor: Caller, { id }: { id: number }) {
  const read = await readReceipt(
    actor,
    sql`(select a.receipt_id from allocations a where a.id = ${id})`,
    [],
    'payment',
  );
  const { receipt } = read;
  const { allocation, invoice, taken_back } = read.settled.find((one) => one.allocation.id === id)!;
  if (taken_back) throw alreadyReversed(`This entry on ${invoice.number}`);
  if (valueOf(receipt) !== allocation.amount_paise) {
    const message = `${receipt.number} is not only for ${invoice.number}. Open the receipt to take back this part or to reverse it.`;
    throw new AppError('conflict', message);
  }
  const paise = allocation.amount_paise;
  await reverse(actor, read, null, () => {
    const open = openPaise({ ...invoice, paid_paise: invoice.paid_paise - paise });
    return payersOf(read.company, read.buyers).map(({ name, email }) =>
      db.insert(outbox).values(
        mail('payment-reversed', email, {
          ...{ document_id: invoice.id, number: invoice.number!, total: formatPaise(invoice.amount_paise), name },
          ...{ amount: formatPaise(Math.abs(paise)), refund: paise < 0 },
          balance: open > 0 ? formatPaise(open) : null,
        }),
      ),
    );
  });
  return { message: `Entry of ${formatPaise(paise)} on ${invoice.number} reversed.` };
}

const valueOf = ({ amount_paise, tds_paise }: ReceiptRead['receipt']) => amount_paise + tds_paise;

/** `Receipt PSR/2627/000001`, `Refund voucher PSV/…`, `Refund`. */
function entryName(receipt: ReceiptRead['receipt']): string {
  if (valueOf(receipt) > 0) return `Receipt ${receipt.number}`;
  return receipt.number ? `Refund voucher ${receipt.number}` : 'Refund';
}

const alreadyReversed = (entry: string) => new AppError('conflict', `${entry} has already been reversed.`);

type Letters = (due: { number: string; balance: string }[]) => BatchItem<'pg'>[];

/** Writes the reversal: the opposite of the entry and of each of its allocations, under the reversal's own id. */
async function reverse(actor: Caller, read: ReceiptRead, remarks: string | null, letters: Letters): Promise<void> {
  const { receipt, settled, original, today } = read;
  assertReversible(read);
  const active = settled.filter(({ taken_back }) => !taken_back);
  const settling = active.map(({ allocation, invoice }) => {
    const paid = invoice.paid_paise - allocation.amount_paise;
    // Paid less than nothing, or more than the invoice: another refund depends on this money, or replaced it.
    if (paid < 0 || paid > invoice.amount_paise - invoice.written_off_paise) {
      throw new AppError('conflict', `Reverse the refund on ${invoice.number} first.`);
    }
    return { invoice, paid: -allocation.amount_paise };
  });
  const { company_id, method, reference, refunds_id, order_id } = receipt;
  const { bill_to_name, bill_to_address, bill_to_gstin, bill_to_state } = receipt;
  const reversal = {
    ...{ company_id, method, reference, refunds_id, order_id, remarks, received_on: today, recorded_by: actor.uid },
    ...{ bill_to_name, bill_to_address, bill_to_gstin, bill_to_state },
    ...{ amount_paise: -receipt.amount_paise, tds_paise: -receipt.tds_paise, reverses_id: receipt.id },
  };
  const due = settling.flatMap(({ invoice, paid }) => {
    const open = openPaise({ ...invoice, paid_paise: invoice.paid_paise + paid });
    return open > 0 ? [{ number: invoice.number!, balance: formatPaise(open) }] : [];
  });
  // A refunded advance is unallocated money of its receipt again. The other update also makes concurrent steps wait.
  const money = original
    ? addToUnallocated(original, -valueOf(receipt))
    : addToUnallocated(receipt, -receipt.unallocated_paise);
  const [first = money, ...others]: BatchItem<'pg'>[] = [...settleInvoices(settling), money];
  const batch = asActor(actor, [
    first,
    ...others,
    insertReceipt(reversal, null),
    ...insertAllocations(
      active.map(({ allocation: { id, invoice_id, amount_paise } }) => ({
        ...{ invoice_id, company_id, amount_paise: -amount_paise, takes_back_id: id },
        ...{ allocated_on: today, recorded_by: actor.uid },
      })),
    ),
    ...letters(due),
  ]).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? alreadyReversed(entryName(receipt)) : error;
  });
  await orConflict(batch, INVOICE_CHANGED);
}

/** 409 if the entry is reversed, is itself a reversal, or some of its money was refunded. */
function assertReversible({ receipt, later }: ReceiptRead): void {
  if (receipt.reverses_id !== null)
    throw new AppError('conflict', 'A reversal cannot be reversed. Record the money again.');
  if (later.some(({ reverses_id }) => reverses_id === receipt.id)) throw alreadyReversed(entryName(receipt));
  const refund = later.find(
    ({ id, refunds_id, reverses_id }) =>
      refunds_id === receipt.id && reverses_id === null && !later.some((other) => other.reverses_id === id),
  );
  if (refund) throw new AppError('conflict', `Reverse refund voucher ${refund.number} first.`);
}

import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { INVOICE_CHANGED, RECEIPT_CHANGED } from '#contracts/conflicts.ts';
import { toPaise } from '#contracts/fields/money.ts';
import type { allocateReceiptEndpoint, refundReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail, mailFrom } from '../mail/mail-row.ts';
import { asActor, db, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { addToUnallocated, insertReceipt, NEW_RECEIPT } from './book.ts';
import { orNull, payersOf, settledInvoices } from './letters.ts';
import { planAllocations } from './plan.ts';
import { readReceipt, type ReceiptRead } from './read.ts';
import { assertBankDay } from './record.ts';
import { insertSettled } from './settle.ts';

/**
 * Allocates unallocated money of a receipt, such as an advance once its invoice is issued, and mails what it settled. 400 for
 * more than is unallocated or due, 409 if that money or an invoice has changed since the form was opened.
 */
export async function allocateReceipt(actor: Caller, body: z.output<typeof allocateReceiptEndpoint.body>) {
  const ids = body.allocations.map(({ invoice_id }) => invoice_id);
  const read = await readReceipt(actor, body.id, ids);
  const { receipt } = read;
  assertUnallocated(read, body.unallocated);
  const available = receipt.unallocated_paise;
  const settled = planAllocations(read.asked, body, { available, is_admin: read.me.role === 'admin' });
  const paid = settled.reduce((sum, one) => sum + one.paid, 0);
  if (paid === 0) throw new AppError('invalid', 'Enter an amount for at least one invoice.');
  const about = `Receipt ${receipt.number}`;
  const left = available - paid;
  const mails = payersOf(read.company, read.buyers).map(({ name, email }) =>
    db.insert(outbox).values(
      mail('money-settled', email, {
        ...{ name, about, amount: formatPaise(paid), settles: settledInvoices(settled), on_account: orNull(left) },
      }),
    ),
  );
  const statements = insertSettled(actor, settled, {
    ...{ company_id: receipt.company_id, from: read.today, reason: body.write_off_reason },
    ...{ receipt: addToUnallocated(receipt, -paid), receipt_id: receipt.id },
  });
  await orConflict(asActor(actor, [...statements, ...mails]), INVOICE_CHANGED);
  const rest = left > 0 ? ` ${formatPaise(left)} is still on account.` : '';
  return { message: `${formatPaise(paid)} of ${receipt.number} allocated.${rest}` };
}

/**
 * Records the refund of unallocated money, with the number of a refund voucher (CGST Rules r. 51), and mails it. 400 for more
 * than is unallocated, 409 if that has changed since the form was opened.
 */
export async function refundReceipt(actor: Caller, body: z.output<typeof refundReceiptEndpoint.body>) {
  const read = await readReceipt(actor, body.id);
  const { receipt } = read;
  assertUnallocated(read, body.unallocated);
  assertBankDay(body.received_on, read.today);
  if (body.received_on < receipt.received_on) {
    const message = `This date is before the receipt, ${formatDay(receipt.received_on)}. Enter the date of the bank entry.`;
    throw fieldError('invalid', 'received_on', message);
  }
  const paise = toPaise(body.amount);
  const left = receipt.unallocated_paise - paise;
  if (left < 0) {
    const message = `Only ${formatPaise(receipt.unallocated_paise)} can be refunded. Enter that amount or less.`;
    throw fieldError('invalid', 'amount', message);
  }
  const { company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state } = receipt;
  const { method, reference, received_on } = body;
  const refund = {
    ...{ company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, method, reference },
    ...{ received_on, amount_paise: -paise, refunds_id: receipt.id, recorded_by: actor.uid },
  };
  const mails = payersOf(read.company, read.buyers).map(({ name, email }) =>
    rows(
      mailFrom(
        'advance-refunded',
        email,
        {
          voucher: sql`r.number`,
          receipt_id: sql`r.id`,
          pdf: null,
          ...{ name, about: `Receipt ${receipt.number}`, amount: formatPaise(paise), on: formatDay(received_on) },
          ...{ reference, on_account: orNull(left) },
        },
        sql`from receipts r where r.id = ${NEW_RECEIPT}`,
      ),
    ),
  );
  const batch = asActor(actor, [addToUnallocated(receipt, -paise), insertReceipt(refund, 'refundVoucher'), ...mails]);
  const answers = await orConflict(batch, RECEIPT_CHANGED);
  const [{ number }] = answers[2] as unknown as [{ number: string }];
  return { message: `Refund of ${formatPaise(paise)} recorded: refund voucher ${number}.` };
}

/** 409 if nothing is unallocated, or another amount than the caller saw. */
function assertUnallocated({ receipt }: ReceiptRead, seen: number): void {
  if (receipt.unallocated_paise === 0) {
    throw new AppError('conflict', `All of ${receipt.number ?? 'this entry'} is allocated.`);
  }
  if (receipt.unallocated_paise !== toPaise(seen)) throw new AppError('conflict', RECEIPT_CHANGED);
}

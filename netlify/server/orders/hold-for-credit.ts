import { outbox } from '#db/schema/outbox.ts';
import { credit_holds } from '#db/schema/receivables.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { db } from '../platform/database.ts';

/** Statements for the batch that places or approves an order above the credit limit: the hold, and a mail to staff. */
export function holdForCredit(order: { id: number; company_id: number }, reason: string, company: string) {
  const { id: order_id, company_id } = order;
  return [
    // No returning: buyers cannot read holds.
    db.insert(credit_holds).values({ order_id, company_id, reason }),
    db.insert(outbox).values(mail('order-held-for-staff', contact.email, { order_id, company, reason })),
  ];
}

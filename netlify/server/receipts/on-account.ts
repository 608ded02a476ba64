import { and, eq, sql } from 'drizzle-orm';
import { invoices } from '#db/schema/invoices.ts';
import { receipts } from '#db/schema/receipts.ts';
import { db } from '../platform/database.ts';

/** The most receipts that an invoice offers to apply. */
const MAX_OFFERED = 20;

/** Unallocated money of an invoice's company: advances for its order first, then the oldest. */
export const moneyFor = (invoiceId: number) =>
  db
    .select({
      ...{ id: receipts.id, number: sql<string>`${receipts.number}`, received_on: receipts.received_on },
      paise: receipts.unallocated_paise,
      is_for_order: sql<boolean>`(${receipts.order_id} is not distinct from ${invoices.order_id})`.as('is_for_order'),
    })
    .from(invoices)
    .innerJoin(receipts, and(eq(receipts.company_id, invoices.company_id), sql`unallocated_paise > 0`))
    .where(eq(invoices.id, invoiceId))
    .orderBy(sql`is_for_order desc`, receipts.received_on, receipts.id)
    .limit(MAX_OFFERED);

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, users } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { allocations, receipts } from '#db/schema/receipts.ts';
import { buyerOfOrder } from '../invoices/recipients.ts';
import { issuedOnly } from '../invoices/rows.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

export const today = sql<string>`${todayInIndia}::text`;

/** The company's invoices with these ids. */
export const invoicesOf = (company_id: number | SQL, ids: number[]) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.company_id, company_id), inArray(invoices.id, ids.length ? ids : [0]), issuedOnly));

/** The people who ordered what these invoices bill, or the order of an advance. */
export const buyersOf = (orderIds: SQL) =>
  db
    .selectDistinct(buyerOfOrder)
    .from(users)
    .innerJoin(orders, eq(orders.user_id, users.id))
    .where(sql`${orders.id} in (${orderIds})`);

const original = alias(receipts, 'original');

/** True if an allocation is taken back, or is the entry that does so. */
export const isTakenBack = sql<boolean>`(${allocations.takes_back_id} is not null or exists (
  select 1 from allocations later_allocation where later_allocation.takes_back_id = ${allocations.id}))`;

/** What is read of an entry before a step, with the invoices that it settles and those that it is to settle. */
export type ReceiptRead = Awaited<ReturnType<typeof readReceipt>>;

/** Reads an entry for a step on it, with other invoices of its company. 404 for an unknown entry. */
export async function readReceipt(actor: Caller, id: number | SQL, invoiceIds: number[] = []) {
  const ofReceipt = sql`(select r.company_id from receipts r where r.id = ${id})`;
  const [me, [found], settled, later, asked, buyers] = await asActor(actor, [
    db
      .select({ receipt: receipts, company: companies, original, today })
      .from(receipts)
      .innerJoin(companies, eq(companies.id, receipts.company_id))
      // The receipt that a refund pays back.
      .leftJoin(original, eq(original.id, receipts.refunds_id))
      .where(sql`${receipts.id} = ${id}`),
    db
      .select({ allocation: allocations, invoice: invoices, taken_back: isTakenBack })
      .from(allocations)
      .innerJoin(invoices, eq(invoices.id, allocations.invoice_id))
      .where(sql`${allocations.receipt_id} = ${id}`)
      .orderBy(allocations.id),
    db
      .select()
      .from(receipts)
      .where(sql`${receipts.reverses_id} = ${id} or ${receipts.refunds_id} = ${id}`),
    invoicesOf(ofReceipt, invoiceIds),
    buyersOf(sql`
      select order_id from receipts where id = ${id}
      union select i.order_id from allocations a join invoices i on i.id = a.invoice_id where a.receipt_id = ${id}
      union select i.order_id from invoices i where i.id = any (${`{${invoiceIds.join(',')}}`}::bigint[])
        and i.company_id = ${ofReceipt}`),
  ]);
  if (!found) throw notFound('receipt');
  return { ...found, me, settled, later, asked, buyers };
}

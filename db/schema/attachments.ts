import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { companies, userId } from './companies.ts';
import { orders } from './orders.ts';
import { payment_advices } from './payment-advices.ts';
import { quotes } from './quotes.ts';
import { goods_received, shipment_lines, shipments } from './shipments.ts';
import { ticket_messages } from './tickets.ts';

/**
 * A file that was uploaded before the record it goes with: an upload of its user until a ticket's message, an order, a record of
 * goods received, a version of a quote or a payment advice takes it, and of that record afterwards. An upload that nothing takes is
 * deleted by the cleanup job.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: rowId(),
    /** The company whose record it belongs to; null for an upload of staff that no record has taken. */
    company_id: bigint({ mode: 'number' }).references(() => companies.id),
    user_id: userId(),
    ticket_message_id: bigint({ mode: 'number' }).references(() => ticket_messages.id, { onDelete: 'cascade' }),
    /** The order whose purchase order it is. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    /** The record of goods received whose photo it is. */
    goods_received_id: bigint({ mode: 'number' }).references(() => goods_received.id),
    /** The version of a quote that it goes with. The next version has a row of its own for the same stored file. */
    quote_id: bigint({ mode: 'number' }).references(() => quotes.id),
    /** The payment advice that it proves. */
    payment_advice_id: bigint({ mode: 'number' }).references(() => payment_advices.id),
    /** The consignment whose proof of delivery it is, or the line of one whose batch certificate it is. */
    shipment_id: bigint({ mode: 'number' }).references(() => shipments.id),
    line_no: integer(),
    /** True once a record has it. */
    taken: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`num_nonnulls(ticket_message_id, order_id, goods_received_id, quote_id, payment_advice_id, shipment_id) > 0`,
      ),
    /** Key in the private bucket, and the original name. Only versions of one quote share a key. */
    file_key: text().notNull(),
    file_name: text().notNull(),
    /** Size as stored, bytes. */
    size: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    check(
      'attachments_one_record',
      sql`num_nonnulls(${t.ticket_message_id}, ${t.order_id}, ${t.goods_received_id}, ${t.quote_id}, ${t.payment_advice_id}, ${t.shipment_id}) <= 1`,
    ),
    check('attachments_line', sql`${t.line_no} is null or ${t.shipment_id} is not null`),
    check('attachments_company', sql`not ${t.taken} or ${t.company_id} is not null`),
    // Unpacking a consignment removes the certificates of its lines; the cleanup job deletes their files.
    foreignKey({
      columns: [t.shipment_id, t.line_no],
      foreignColumns: [shipment_lines.shipment_id, shipment_lines.line_no],
    }).onDelete('cascade'),
    index('attachments_ticket_message').on(t.ticket_message_id),
    uniqueIndex('attachments_order').on(t.order_id),
    index('attachments_goods_received').on(t.goods_received_id),
    index('attachments_quote').on(t.quote_id),
    index('attachments_payment_advice').on(t.payment_advice_id),
    index('attachments_shipment').on(t.shipment_id, t.line_no),
    uniqueIndex('attachments_proof')
      .on(t.shipment_id)
      .where(sql`line_no is null`),
    index('attachments_uploads')
      .on(t.user_id, t.created_at)
      .where(sql`not taken`),
  ],
);

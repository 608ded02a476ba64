import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChallanReason } from '#contracts/invoices/challan-reasons.ts';
import { createdAt, paise, pricedLine, partLineChecks, quantity, rowId } from './columns.ts';
import { companyId, userId } from './companies.ts';
import { orders } from './orders.ts';
import { shipments } from './shipments.ts';

/**
 * A delivery challan: the goods of a shipment may leave under it while there is no invoice (CGST Rules r. 55). The
 * consignee is a copy, like an invoice's recipient.
 */
export const delivery_challans = pgTable(
  'delivery_challans',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Null once the shipment of a cancelled challan was unpacked. */
    shipment_id: bigint({ mode: 'number' }).references(() => shipments.id),
    /** `PSD/2627/000001`, consecutive in the financial year. */
    number: text().notNull().unique(),
    /** Calendar day in India. */
    date: date().notNull(),
    reason: text().$type<ChallanReason>().notNull(),
    /** Printed beside the reason; always given for another supply. */
    reason_note: text(),
    consignee_name: text().notNull(),
    consignee_address: text().notNull(),
    /** Null for an unregistered consignee. */
    consignee_gstin: text(),
    /** State in which the movement of goods ends. */
    place_of_supply: text().notNull(),
    po_number: text(),
    taxable_paise: paise(),
    /** Tax is on a challan only where the movement is a supply (r. 55(1)(vii)). */
    cgst_paise: paise(),
    sgst_paise: paise(),
    igst_paise: paise(),
    amount_paise: paise(),
    /** Cancelled before the goods left; its number stays used. */
    cancelled_at: timestamp({ withTimezone: true }),
    cancel_reason: text(),
    /** Day in India on which the last of the goods came back; null while some are out, and once they are invoiced. */
    returned_on: date(),
    created_by: userId(),
    created_at: createdAt(),
  },
  (t) => [
    index('delivery_challans_order').on(t.order_id, t.id),
    index('delivery_challans_company').on(t.company_id, t.date, t.id),
    index('delivery_challans_shipment').on(t.shipment_id),
    uniqueIndex('delivery_challans_one_for_shipment')
      .on(t.shipment_id)
      .where(sql`cancelled_at is null`),
    // For the list of those whose goods are still out.
    index('delivery_challans_out')
      .on(t.date)
      .where(sql`cancelled_at is null and returned_on is null and reason <> 'other supply'`),
    check('delivery_challans_number', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
    check(
      'delivery_challans_reason',
      sql`${t.reason} in ('goods on approval', 'job work', 'job work, capital goods', 'not a supply', 'other supply')
        and (${t.reason} <> 'other supply' or ${t.reason_note} is not null)`,
    ),
    check(
      'delivery_challans_returned',
      sql`${t.returned_on} is null or (${t.returned_on} >= ${t.date} and ${t.cancelled_at} is null)`,
    ),
    check('delivery_challans_cancelled', sql`(${t.cancelled_at} is null) = (${t.cancel_reason} is null)`),
    check(
      'delivery_challans_amount',
      sql`${t.amount_paise} = ${t.taxable_paise} + ${t.cgst_paise} + ${t.sgst_paise} + ${t.igst_paise}`,
    ),
  ],
);

/** A line of a delivery challan, as rule 55 requires. */
export const delivery_challan_lines = pgTable(
  'delivery_challan_lines',
  {
    challan_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => delivery_challans.id),
    line_no: integer().notNull(),
    /** The line of the order. */
    order_line_no: integer().notNull(),
    company_id: companyId(),
    ...pricedLine(),
  },
  (t) => [primaryKey({ columns: [t.challan_id, t.line_no] }), ...partLineChecks('delivery_challan_lines', t)],
);

/** Goods of a challan that came back before they were invoiced: a quantity of a line on a day. Never changed. See decision 032. */
export const challan_returns = pgTable(
  'challan_returns',
  {
    id: rowId(),
    challan_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => delivery_challans.id),
    line_no: integer().notNull(),
    company_id: companyId(),
    qty: quantity().notNull(),
    /** Calendar day in India. */
    returned_on: date().notNull(),
    created_by: userId(),
    created_at: createdAt(),
  },
  (t) => [index('challan_returns_line').on(t.challan_id, t.line_no), check('challan_returns_qty', sql`${t.qty} > 0`)],
);

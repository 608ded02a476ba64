import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { createdAt, paise, rowId } from './columns.ts';
import { companyId, userId, users } from './companies.ts';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';

/**
 * A promise to pay an invoice by a date. Append-only: the latest one of an invoice applies. Whether it was kept follows from
 * what the invoice was paid since.
 */
export const payment_promises = pgTable(
  'payment_promises',
  {
    id: rowId(),
    company_id: companyId(),
    invoice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    amount_paise: paise(),
    /** Calendar day in India. */
    pay_on: date().notNull(),
    /** The person of the company who promised it. */
    said_by: text().notNull(),
    /** For staff, or for us from the buyer who promised it. */
    note: text(),
    /** What the invoice was paid and adjusted when the promise was made, paise. */
    paid_before_paise: paise(),
    recorded_by: userId(),
    created_at: createdAt(),
  },
  (t) => [
    index('payment_promises_invoice').on(t.invoice_id, t.id),
    index('payment_promises_company').on(t.company_id, t.id),
    index('payment_promises_pay_on').on(t.pay_on, t.id),
    check('payment_promises_amount', sql`${t.amount_paise} > 0`),
  ],
);

/** A step of the reminders: when it is sent, and its text. Admins edit them. */
export const dunning_steps = pgTable(
  'dunning_steps',
  {
    id: rowId(),
    /** Days after the due date; negative before it. */
    days: integer().notNull().unique(),
    /** Both with placeholders such as `{amount}` (src/contracts/receivables/dunning-text.ts). */
    subject: text().notNull(),
    body: text().notNull(),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [check('dunning_steps_days', sql`${t.days} between -30 and 365`)],
);

/** A reminder sent to a company: one mail about its invoices at one step. */
export const dunning_mails = pgTable(
  'dunning_mails',
  {
    id: rowId(),
    company_id: companyId(),
    step_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => dunning_steps.id),
    /** The step's days when it was sent. */
    days: integer().notNull(),
    subject: text().notNull(),
    recipients: text().array().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('dunning_mails_company').on(t.company_id, t.created_at, t.id),
    index('dunning_mails_sent').on(t.created_at, t.id),
  ],
);

/** An invoice listed in a reminder; an invoice gets each step once. */
export const dunning_mail_invoices = pgTable(
  'dunning_mail_invoices',
  {
    mail_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => dunning_mails.id),
    invoice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    company_id: companyId(),
    step_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => dunning_steps.id),
    open_paise: paise(),
    /** Days after the due date; negative before it. */
    days_late: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoice_id, t.step_id] }), index('dunning_mail_invoices_mail').on(t.mail_id)],
);

/**
 * An order that was put on hold because its company is over its credit limit or too long overdue. An admin lifts it with a
 * reason. For staff only: the buyer sees the order's status and a neutral note.
 */
export const credit_holds = pgTable(
  'credit_holds',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The figures at the time: `₹1,20,000.00 over the credit limit`. */
    reason: text().notNull(),
    /** Null if the order itself took the company over its limit when it was placed or approved. */
    held_by: bigint({ mode: 'number' }).references(() => users.id),
    created_at: createdAt(),
    /** Null while it holds. */
    lifted_at: timestamp({ withTimezone: true }),
    lifted_by: bigint({ mode: 'number' }),
    lift_reason: text(),
  },
  (t) => [
    index('credit_holds_order').on(t.order_id, t.id),
    uniqueIndex('credit_holds_one_open')
      .on(t.order_id)
      .where(sql`lifted_at is null`),
    check(
      'credit_holds_lifted',
      sql`(${t.lifted_at} is null) = (${t.lifted_by} is null) and (${t.lifted_at} is null) = (${t.lift_reason} is null)`,
    ),
  ],
);

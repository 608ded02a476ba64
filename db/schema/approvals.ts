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
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { companyId, userId, users } from './companies.ts';
import { cost_centres } from './cost-centres.ts';
import { orders } from './orders.ts';

/** Who approves a company's orders from an amount on, in the order of the amounts. See decision 068. */
export const approval_steps = pgTable(
  'approval_steps',
  {
    id: rowId(),
    company_id: companyId(),
    /** Paise, tax included: the smallest order that needs it. */
    from_paise: bigint({ mode: 'number' }).notNull(),
    /** Only for orders charged to it; null for all. */
    cost_centre_id: bigint({ mode: 'number' }).references(() => cost_centres.id),
    /** Colleagues of whom one decides. */
    approver_ids: bigint({ mode: 'number' }).array().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('approval_steps_company').on(t.company_id, t.from_paise, t.id),
    check('approval_steps_values', sql`${t.from_paise} >= 0 and cardinality(${t.approver_ids}) between 1 and 20`),
  ],
);

/**
 * The approvals that an order waits for: the company's steps as they were when it was placed, so that a change of the rules
 * moves no waiting order. One applies while the order's total is at least its amount.
 */
export const order_approvals = pgTable(
  'order_approvals',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** From 1; decided in this order. */
    step_no: integer().notNull(),
    company_id: companyId(),
    from_paise: bigint({ mode: 'number' }).notNull(),
    /** True if the step is for orders of the order's cost centre only. */
    of_cost_centre: boolean().notNull().default(false),
    /** Null: any approver of the company. */
    approver_ids: bigint({ mode: 'number' }).array(),
    /** Null until it is decided. */
    approved: boolean(),
    decided_by: bigint({ mode: 'number' }).references(() => users.id),
    /** The approver for whom a deputy decided; null otherwise. */
    decided_for: bigint({ mode: 'number' }).references(() => users.id),
    decided_at: timestamp({ withTimezone: true }),
    /** When the reminder was sent. */
    reminded_at: timestamp({ withTimezone: true }),
    /** When it was passed on to the company admins. */
    escalated_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.step_no] }),
    check(
      'order_approvals_decided',
      sql`num_nonnulls(${t.approved}, ${t.decided_by}, ${t.decided_at}) in (0, 3)
        and (${t.decided_for} is null or ${t.decided_by} is not null)`,
    ),
  ],
);

/** Who approves in an approver's place for some days. See decision 068. */
export const deputies = pgTable(
  'deputies',
  {
    id: rowId(),
    company_id: companyId(),
    /** The approver who is away. */
    user_id: userId(),
    deputy_id: userId(),
    /** First and last day in India. */
    from_day: date().notNull(),
    until_day: date().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('deputies_user').on(t.user_id),
    index('deputies_company').on(t.company_id),
    check('deputies_values', sql`${t.user_id} <> ${t.deputy_id} and ${t.from_day} <= ${t.until_day}`),
  ],
);

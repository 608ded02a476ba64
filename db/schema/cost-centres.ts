import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { createdAt, rowId } from './columns.ts';
import { companyId } from './companies.ts';

/** A cost centre of a buying company, to which its orders are charged, with its budget. See decision 060. */
export const cost_centres = pgTable(
  'cost_centres',
  {
    id: rowId(),
    company_id: companyId(),
    /** The company's own code, unique in it. */
    code: text().notNull(),
    name: text().notNull(),
    /** False: it can no longer be chosen. Its orders keep it. */
    active: boolean().notNull().default(true),
    /** Paise that may be ordered in the period, tax included; an order above it needs approval. Null: no budget. */
    budget_paise: bigint({ mode: 'number' }),
    budget_period: text().$type<LimitPeriod>().notNull().default('month'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('cost_centres_code').on(t.company_id, sql`lower(${t.code})`),
    check('cost_centres_budget', sql`${t.budget_paise} >= 0 and ${t.budget_period} in ('month', 'quarter', 'year')`),
  ],
);

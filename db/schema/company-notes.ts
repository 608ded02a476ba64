import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { companyId, userId } from './companies.ts';

/** A note of staff on a company, which buyers cannot read. Notes are added, never changed. */
export const company_notes = pgTable(
  'company_notes',
  {
    id: rowId(),
    company_id: companyId(),
    /** The employee who wrote it. */
    user_id: userId(),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('company_notes_company').on(t.company_id, t.id)],
);

import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';

/** Changes to records, with the user who made them. Written only by triggers. Append-only; readable by staff. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: rowId(),
    at: createdAt(),
    /** No foreign key: entries remain after their records are deleted. */
    user_id: bigint({ mode: 'number' }).notNull(),
    /** `insert`, `update` or `delete`; `invite` and `link` if an account gets a new link (trigger link_issued). */
    action: text().notNull(),
    /** Name of the table, and the row's id. */
    entity: text().notNull(),
    entity_id: text().notNull(),
    /** The company of the record; null if no company owns it. */
    company_id: bigint({ mode: 'number' }),
    /** Column → [before, after]; null before for a new row, and null after for a deleted one. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
  },
  (t) => [
    index('audit_log_entity').on(t.entity, t.entity_id, t.id),
    index('audit_log_user').on(t.user_id, t.id),
    index('audit_log_company').on(t.company_id, t.id),
    index('audit_log_record').on(t.entity_id, t.id),
    index('audit_log_at').on(t.at, t.id),
  ],
);

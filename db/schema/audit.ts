import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';

/** Who did what to which record, written by triggers and by nothing else. Append-only; staff read it. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: rowId(),
    at: createdAt(),
    /** No foreign key: the log outlives what it tells of. */
    user_id: bigint({ mode: 'number' }).notNull(),
    /** `insert`, `update` or `delete`; `invite` and `link` where an account is let in again (trigger audit_link). */
    action: text().notNull(),
    /** Name of the table, and the row's id in it. */
    entity: text().notNull(),
    entity_id: text().notNull(),
    /** The company whose record it is; null where no company owns it. */
    company_id: bigint({ mode: 'number' }),
    /** Column → [before, after]; of a new row only what follows, of a deleted one only what was. */
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

import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { userId } from './companies.ts';

/** Each erasure of a person's data at their request, without the data. Append-only; for admins. See decision 051. */
export const erasures = pgTable(
  'erasures',
  {
    id: rowId(),
    /** HMAC-SHA-256 of the email address: to find the entry by the address, and to repeat it after a restore. */
    subject_hash: text().notNull(),
    /** The account that was anonymised; null for a visitor. No foreign key: it is a note. */
    account_id: bigint({ mode: 'number' }),
    /** How the request came, as the admin wrote it. */
    reason: text().notNull(),
    /** Kind of record → how many were erased. */
    erased: jsonb().$type<Record<string, number>>().notNull(),
    created_by: userId(),
    created_at: createdAt(),
  },
  (t) => [index('erasures_subject').on(t.subject_hash, t.id)],
);

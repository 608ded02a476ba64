import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { countParam, idParam, optional } from './text.ts';

/** Entries a page. */
export const AUDIT_PAGE_SIZE = 50;

/** Something that a signed-in person did to a record. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null where the account is no more. */
  person: z.nullable(z.object({ name: z.string(), email: z.string(), role: z.string() })),
  user_id: z.int(),
  /** `insert`, `update`, `delete`, or what a run of its own did. */
  action: z.string(),
  /** Name of the table, and the row's id in it. */
  entity: z.string(),
  entity_id: z.string(),
  company: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Each column in words: what it was, what it became; null for nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Who did what to which record when, the latest first unless `sort` says otherwise. `q` is a record's id or code, `who` words of a person's name or
 * e-mail, `day` a day in India.
 */
export const listAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit-list',
  roles: staffRoles,
  query: z.object({
    q: optional(60),
    who: optional(200),
    user_id: z.optional(idParam),
    entity: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
    company_id: z.optional(idParam),
    day: z.optional(z.iso.date()),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(AUDIT_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AuditEntry), total: z.int(), total_capped: z.boolean() }),
});
